"""The evening as a server keeps it: its log on the disk."""
