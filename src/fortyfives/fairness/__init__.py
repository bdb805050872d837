"""Cards that were committed to before the cut, and the proof of it afterwards."""
