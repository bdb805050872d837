"""The rule in force now: why these cards are marked, what may be kept back, what a hold does.

Everything is reckoned from the rules of this table, in the place where it stands.
"""
