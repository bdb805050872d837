"""What a director does: each command looks at what is known, and gives the events that it makes."""
