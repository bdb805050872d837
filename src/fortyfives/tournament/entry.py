"""Whoever enters a tournament: a couple, a team or a player, by the number on the cue card."""

Number = int
"""The number of an entry, from 1; it stands on its cue card."""
