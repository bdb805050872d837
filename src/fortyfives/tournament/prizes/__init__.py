"""Prizes of an evening: who has won what, who has to contend for it, and what is paid."""
