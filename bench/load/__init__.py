"""A server under load, and those who sit down at its tables: see bench/clocks/load.py."""
