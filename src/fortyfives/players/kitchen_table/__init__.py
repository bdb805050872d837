"""A player that plays as people do who have sat at the kitchen table for years."""
