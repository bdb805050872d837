"""The long runs, one file each: see bench/long.py for what such a file holds."""
