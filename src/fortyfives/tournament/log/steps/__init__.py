"""What each event makes of the facts so far."""
