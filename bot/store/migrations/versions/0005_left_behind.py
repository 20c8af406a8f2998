"""The messages that a table has moved on from are remembered until they say where it is now."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    nothing = sa.text("'[]'")
    op.add_column("tables", sa.Column("left_behind", sa.JSON, nullable=False, server_default=nothing))
