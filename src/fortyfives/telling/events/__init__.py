"""What happened at the table, in sentences: one file for each part of a deal."""
