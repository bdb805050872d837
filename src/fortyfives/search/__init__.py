"""Counting and solving: what is made for speed, or to check what is."""
