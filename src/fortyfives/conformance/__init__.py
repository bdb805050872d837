"""Worked cases: questions to the rules with their answers, read from files and checked."""
