"""The live table: the server that keeps every game, and what it says to those who play."""
