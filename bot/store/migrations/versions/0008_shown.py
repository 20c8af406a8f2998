"""What a table's message last showed, and which question somebody was reminded of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("shown_version", sa.Integer))
    op.add_column("tables", sa.Column("shown_entries", sa.Integer))
    op.add_column("tables", sa.Column("shown_by", sa.String))
    op.add_column("tables", sa.Column("nudged_at", sa.Integer))
    _remember_reminders()


def _remember_reminders() -> None:
    """Whoever was reminded of a question that is still open is not reminded again."""
    tables = sa.table("tables", sa.column("id"), sa.column("nudge_message_id"), sa.column("nudged_at"))
    journal = sa.table("journal", sa.column("table_id"), sa.column("seq"))
    entries = (
        sa.select(sa.func.count(journal.c.seq)).where(journal.c.table_id == tables.c.id).scalar_subquery()
    )
    op.execute(sa.update(tables).where(tables.c.nudge_message_id.is_not(None)).values(nudged_at=entries))
