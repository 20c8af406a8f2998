"""Languages: which one somebody at a table reads, and which one a server's new tables speak."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("sitters") as sitters:
        sitters.add_column(sa.Column("language", sa.String))
    op.execute("UPDATE sitters SET name = '' WHERE kind = 'ai'")  # a word of one language
    with op.batch_alter_table("servers") as servers:
        servers.add_column(sa.Column("language", sa.String))
        servers.alter_column("patience_seconds", existing_type=sa.Integer, nullable=True)
