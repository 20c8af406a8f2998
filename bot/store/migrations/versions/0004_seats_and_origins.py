"""What each seat has chosen and waits for, what a match hands on, and who made each journal entry."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

FORMAT = 2
NONE = sa.text("'{}'")


def upgrade() -> None:
    op.add_column("sitters", sa.Column("chosen", sa.JSON, nullable=False, server_default=NONE))
    op.add_column("sitters", sa.Column("standing", sa.JSON, nullable=False, server_default=NONE))
    op.add_column("tables", sa.Column("legacy", sa.JSON, nullable=False, server_default=NONE))
    _rewrite_journals()


def _rewrite_journals() -> None:
    """Every line in the second format. Who sits in a seat today is who answered in it, as far as is known;
    a line that is none stays as it is, and its table stands still as before."""
    journal = sa.table("journal", sa.column("table_id"), sa.column("seq"), sa.column("entry"))
    sitters = sa.table("sitters", sa.column("table_id"), sa.column("seat"), sa.column("kind"))
    connection = op.get_bind()
    seats = connection.execute(sa.select(sitters.c.table_id, sitters.c.seat, sitters.c.kind))
    kinds = {(one.table_id, one.seat): "ai" if one.kind == "ai" else "person" for one in seats}
    ours = (journal.c.table_id == sa.bindparam("table")) & (journal.c.seq == sa.bindparam("number"))
    update = sa.update(journal).where(ours).values(entry=sa.bindparam("line"))
    for table in connection.execute(sa.select(journal.c.table_id).distinct()).scalars().all():
        lines = connection.execute(sa.select(journal).where(journal.c.table_id == table)).all()
        changed = [
            {"table": table, "number": line.seq, "line": rewritten}
            for line in lines
            if (rewritten := _in_second_format(line.entry, table, kinds)) is not None
        ]
        if changed:
            connection.execute(update, changed)


def _in_second_format(line: str, table: int, kinds: dict[tuple[int, str], str]) -> str | None:
    try:
        kind, by, *rest = json.loads(line)
    except (ValueError, TypeError, RecursionError):
        return None
    if kind not in ("answer", "withdraw", "resign", "chance"):
        return None
    origin = "" if kind == "chance" else kinds.get((table, by), "")
    return json.dumps([FORMAT, kind, origin, by, *rest], ensure_ascii=False)
