"""The databases' tables, in portable SQL."""

from typing import Final

from sqlalchemy import (
    Column,
    Float,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

LOGS: Final = MetaData()
"""The database of the logs."""
SECRETS: Final = MetaData()
"""The database of the secrets, which is kept apart, so that the logs can be shown to anybody."""

tables: Final = Table(
    "tables",
    LOGS,
    Column("id", String(32), primary_key=True),
    Column("join_hash", String(64), nullable=False),
    Column("made", Float, nullable=False),
)
"""A table of players by its public id, with the hash of what stands in its invitation."""

entries: Final = Table(
    "entries",
    LOGS,
    Column("table_id", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)
"""The log: entries of one table are numbered from 1, without a gap."""

secrets: Final = Table(
    "secrets",
    SECRETS,
    Column("deal_id", String(64), primary_key=True),
    Column("secret", LargeBinary, nullable=False),
)
"""What each deal was committed to, kept before the commitment is told."""

versions: Final = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""In each database, as Alembic has it: the last of its steps."""
