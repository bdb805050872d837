"""A table as one seat sees it: built up from what the seat may know, never cut down."""
