"""How somebody wants to hear that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "hearings",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("offset_minutes", sa.Integer, nullable=False),
    )
