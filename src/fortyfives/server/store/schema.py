"""Brings a database to the schema that this program knows: an old one step by step."""

from typing import Final

from sqlalchemy import Connection, MetaData, insert, inspect, select

from fortyfives.server.store.tables import LOGS, SECRETS, versions

NEWEST: Final = {"logs": "logs_1", "secrets": "secrets_1"}
"""The last step of each database, after which it is as the program's tables say."""
TABLES: Final[dict[str, MetaData]] = {"logs": LOGS, "secrets": SECRETS}


def bring_up_to_date(connection: Connection, name: str) -> None:
    """Let the database have what it lacks, in the transaction of the connection.

    Raises `TooNew` for a database that has taken a step that is not known here.
    """
    there = inspect(connection).get_table_names()
    if not there:
        TABLES[name].create_all(connection)
        versions.create(connection)
        connection.execute(insert(versions), {"version_num": NEWEST[name]})
    elif versions.name not in there or _taken(connection) != NEWEST[name]:
        from fortyfives.server.store.steps import take_steps  # noqa: PLC0415 - see there

        take_steps(connection, name)


def _taken(connection: Connection) -> str | None:
    """The step that was taken last."""
    return connection.execute(select(versions.c.version_num)).scalar()
