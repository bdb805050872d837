"""The secrets of deals."""

import sqlalchemy as sa
from alembic import op

revision = "secrets_1"
down_revision = None


def upgrade() -> None:
    """Make what is not there: the very first files had this table and no number."""
    op.create_table(
        "secrets",
        sa.Column("deal_id", sa.String(64), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
