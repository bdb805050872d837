"""How the databases came to be what they are, a step in each file; they are run at opening."""
