"""What is promised about a table: fair dealing, one change at a time, one process a token."""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NO, NOTHING = sa.false(), sa.text("'[]'")


def upgrade() -> None:
    last_number = _last_number()
    with op.batch_alter_table("tables", table_kwargs={"sqlite_autoincrement": True}) as tables:
        tables.add_column(sa.Column("commitment", sa.String, nullable=False, server_default=""))
        tables.add_column(sa.Column("promise_channel_id", sa.BigInteger))
        tables.add_column(sa.Column("promise_message_id", sa.BigInteger))
        tables.add_column(sa.Column("contributions", sa.JSON, nullable=False, server_default=NOTHING))
        tables.add_column(sa.Column("dealt_commitment", sa.String))
        tables.add_column(sa.Column("leaders", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("closed_to_others", sa.Boolean, nullable=False, server_default=NO))
        tables.add_column(sa.Column("own_thread", sa.Boolean, nullable=False, server_default=NO))
        tables.add_column(sa.Column("homeless", sa.Boolean, nullable=False, server_default=NO))
        tables.add_column(sa.Column("being_posted", sa.Boolean, nullable=False, server_default=NO))
        tables.add_column(sa.Column("untold", sa.Boolean, nullable=False, server_default=NO))
        tables.add_column(sa.Column("rematch_of", sa.Integer))
        tables.add_column(sa.Column("invited", sa.JSON, nullable=False, server_default=NOTHING))
        tables.add_column(sa.Column("touched_at", sa.DateTime(timezone=True)))
        tables.add_column(sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    with op.batch_alter_table("sitters") as sitters:
        sitters.add_column(sa.Column("act", sa.BigInteger))
    op.create_table(
        "remarks",
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("patience_seconds", sa.Integer, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("holder", sa.String, nullable=False),
        sa.Column("about", sa.String, nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
    )
    _fill_in()
    with op.batch_alter_table("tables", table_kwargs={"sqlite_autoincrement": True}) as tables:
        tables.alter_column("touched_at", existing_type=sa.DateTime(timezone=True), nullable=False)
    _count_on_from(last_number)


def _last_number() -> int | None:
    """The last number given to a table: SQLite forgets it when it copies the rows and this one is gone."""
    if op.get_bind().dialect.name != "sqlite":
        return None
    return op.get_bind().scalar(sa.text("SELECT seq FROM sqlite_sequence WHERE name = 'tables'"))


def _count_on_from(number: int | None) -> None:
    if number is not None:
        op.execute("DELETE FROM sqlite_sequence WHERE name = 'tables'")
        op.execute(f"INSERT INTO sqlite_sequence (name, seq) VALUES ('tables', {number})")


def _fill_in() -> None:
    """Tables from before this migration keep what they promised, and what stood among their options."""
    tables = sa.table(
        "tables",
        *(
            sa.column(name, sa.types.NullType)
            for name in ("id", "seed", "status", "note", "leaders", "rematch_of")
        ),
        *(sa.column(name, sa.types.NullType) for name in ("commitment", "dealt_commitment")),
        *(sa.column(name, sa.types.NullType) for name in ("created_at", "started_at", "touched_at")),
        *(sa.column(name, sa.Boolean) for name in ("own_thread", "homeless")),
        sa.column("options", sa.JSON),
    )
    sitters = sa.table("sitters", sa.column("table_id"), sa.column("user_id"), sa.column("kind"))
    connection = op.get_bind()
    for table in connection.execute(sa.select(tables)).all():
        here = sa.select(sitters.c.user_id, sitters.c.kind).where(sitters.c.table_id == table.id)
        seated = connection.execute(here).all()
        people = {sitter.user_id for sitter in seated if sitter.user_id is not None}
        options = dict(table.options)
        thread, rematch = options.pop("thread", "no"), options.pop("rematch", None)
        fingerprint = hashlib.sha256(table.seed.encode()).hexdigest()
        connection.execute(
            sa.update(tables)
            .where(tables.c.id == table.id)
            .values(
                commitment=fingerprint,
                # Nobody added anything then: what was dealt came from the seed itself.
                dealt_commitment=fingerprint if table.started_at is not None else None,
                leaders=len(people) + sum(sitter.kind == "ai" for sitter in seated),
                own_thread=thread == "yes",
                homeless=table.note == "homeless",
                note=None if table.note == "homeless" else table.note,
                rematch_of=int(rematch) if rematch is not None else None,
                options=options,
                touched_at=table.created_at,
            )
        )
