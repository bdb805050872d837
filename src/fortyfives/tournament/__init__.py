"""Evenings and tournaments: who plays whom, who has won what; no clock, no file, no chance."""
