"""The steps of the database of the secrets."""
