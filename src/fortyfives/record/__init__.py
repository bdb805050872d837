"""A game on paper: written, read back and proved."""
