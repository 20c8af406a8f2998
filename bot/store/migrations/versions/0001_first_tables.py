"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("channel_id", sa.BigInteger, nullable=False, index=True),
        sa.Column("thread_id", sa.BigInteger, index=True),
        sa.Column("message_id", sa.BigInteger, index=True),
        sa.Column("message_posted_at", sa.DateTime(timezone=True)),
        sa.Column("starter_id", sa.BigInteger, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True)),
        sa.Column("ended_at", sa.DateTime(timezone=True)),
        sa.Column("outcome", sa.JSON),
        sa.Column("note", sa.String),
        sa.Column("nudge_message_id", sa.BigInteger),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "sitters",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("wish", sa.String),
        sa.Column("seat", sa.String),
        sa.UniqueConstraint("table_id", "seat", name="one_sitter_a_seat"),
    )
    op.create_table(
        "journal",
        _table_id(),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "drafts",
        _table_id(),
        sa.Column("seat", sa.String, primary_key=True),
        sa.Column("position", sa.Integer, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
    )
    op.create_table(
        "votes",
        _table_id(),
        sa.Column("subject", sa.String, primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def _table_id() -> sa.Column[int]:
    return sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
