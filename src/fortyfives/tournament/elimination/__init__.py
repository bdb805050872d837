"""Elimination: whoever has lost once, or twice, is out."""
