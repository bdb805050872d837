"""Measuring players on the same deals."""
