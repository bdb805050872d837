"""Tables of players, and the entries of their logs."""

import sqlalchemy as sa
from alembic import op

revision = "logs_1"
down_revision = None


def upgrade() -> None:
    """Make what is not there: the very first files had these tables and no number."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("join_hash", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        if_not_exists=True,
    )
