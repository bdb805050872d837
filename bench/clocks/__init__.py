"""The timings, one file each: see bench/timing.py for what such a file holds."""
