"""One table: what it is by its log, what may be decided at it, and the task that runs it."""
