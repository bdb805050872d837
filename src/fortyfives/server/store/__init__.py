"""Where tables are kept: logs in one database, the secrets of deals in another."""
