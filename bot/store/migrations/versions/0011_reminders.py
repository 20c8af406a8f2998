"""Every message that told somebody that it is their turn, wherever it stands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Of the one that was remembered before it is not known whether it stood at the table or was a letter: it
    stays where it is."""
    nothing = sa.text("'[]'")
    op.add_column("tables", sa.Column("reminders", sa.JSON, nullable=False, server_default=nothing))
    op.drop_column("tables", "nudge_message_id")
