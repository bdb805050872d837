"""Cutting the deck for a prize, with real cards or on the screen, so that nobody can doubt it."""
