"""The first tables. Until 1.0.0 is released this migration is changed in place and has no successor."""

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
        sa.Column("starter_id", sa.BigInteger, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("opening", sa.BigInteger, nullable=False),
        sa.Column("agreed", sa.Text),
        sa.Column("contributions", sa.JSON, nullable=False),
        sa.Column("dealt_commitment", sa.String),
        sa.Column("leaders", sa.Integer, nullable=False),
        sa.Column("closed_to_others", sa.Boolean, nullable=False),
        sa.Column("preset", sa.String),
        sa.Column("untold", sa.Boolean, nullable=False),
        sa.Column("rematch_of", sa.Integer, index=True),
        sa.Column("invited", sa.JSON, nullable=False),
        sa.Column("legacy", sa.JSON, nullable=False),
        sa.Column("created_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("started_at", sa.DateTime(timezone=True)),
        sa.Column("ended_at", sa.DateTime(timezone=True)),
        sa.Column("outcome", sa.JSON),
        sa.Column("note", sa.String),
        sa.Column("public_state", sa.JSON),
        sa.Column("set_back", sa.Integer),
        sa.Column("version", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("tables_of_server", "tables", ["guild_id", "id"])
    op.create_index("tables_opened", "tables", ["starter_id", "created_at"])
    # A database uses this index only for a query with the same text in its condition.
    live = "status IN ('lobby', 'playing', 'paused') OR untold"
    op.create_index(
        "live_tables",
        "tables",
        ["guild_id"],
        sqlite_where=sa.text(f"{live} = 1"),
        postgresql_where=sa.text(live),
    )
    op.create_table(
        "shown",
        _table_id(),
        sa.Column("channel_id", sa.BigInteger, nullable=False, index=True),
        sa.Column("thread_id", sa.BigInteger, index=True),
        sa.Column("own_thread", sa.Boolean, nullable=False),
        sa.Column("homeless", sa.Boolean, nullable=False),
        sa.Column("message_id", sa.BigInteger, index=True),
        sa.Column("message_posted_at", sa.DateTime(timezone=True)),
        sa.Column("being_posted", sa.Boolean, nullable=False),
        sa.Column("left_behind", sa.JSON, nullable=False),
        sa.Column("promise_channel_id", sa.BigInteger),
        sa.Column("promise_message_id", sa.BigInteger),
        sa.Column("agreement_number", sa.Integer, nullable=False),
        sa.Column("agreement_fingerprint", sa.String),
        sa.Column("agreement_message_id", sa.BigInteger),
        sa.Column("notice_under_way", sa.Integer),
        sa.Column("reminders", sa.JSON, nullable=False),
        sa.Column("nudged_at", sa.Integer),
        sa.Column("shown_version", sa.Integer),
        sa.Column("shown_entries", sa.Integer),
        sa.Column("shown_by", sa.String),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "sitters",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("strength", sa.Text, nullable=False),
        sa.Column("wish", sa.String),
        sa.Column("seat", sa.String),
        sa.Column("act", sa.BigInteger),
        sa.Column("language", sa.String),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("chosen", sa.JSON, nullable=False),
        sa.Column("standing", sa.JSON, nullable=False),
        sa.UniqueConstraint("table_id", "seat", name="one_sitter_a_seat"),
    )
    op.create_index("tables_of_member", "sitters", ["user_id", "table_id"])
    op.create_table(
        "remarks",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
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
    op.create_table(
        "bets",
        _table_id(),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("position", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("guess", sa.String, nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("patience_seconds", sa.Integer),
        sa.Column("language", sa.String),
        sa.Column("limits", sa.JSON, nullable=False),
    )
    op.create_table(
        "hearings",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("after_seconds", sa.Integer),
        sa.Column("asked", sa.Boolean, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("offset_minutes", sa.Integer, nullable=False),
    )
    op.create_table(
        "decks",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger, nullable=False, index=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("cards", sa.JSON, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("holder", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
    )


def _table_id() -> sa.Column[int]:
    return sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
