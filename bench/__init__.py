"""Measurements: long runs (`make long NAME`) and timings (`make bench`)."""
