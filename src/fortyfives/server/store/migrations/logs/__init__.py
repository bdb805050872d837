"""The steps of the database of the logs."""
