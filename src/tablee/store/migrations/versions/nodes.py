"""Nodes and their heartbeats, which were called houses and their beats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    op.create_table(  # not renamed: SQLite would keep the old name of the primary key
        "nodes",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("heartbeat_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.execute("INSERT INTO nodes (id, heartbeat_at) SELECT id, beat_at FROM houses")
    op.drop_table("houses")
