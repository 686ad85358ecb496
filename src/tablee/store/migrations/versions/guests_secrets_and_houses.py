"""Guests who may share a name; secrets that all processes of a database share; houses that know of each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    op.execute("UPDATE accounts SET folded = ' ' || id WHERE password_hash IS NULL")
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "houses",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("beat_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_houses"),
    )
    op.create_index("ix_tables_updated_at", "tables", ["updated_at"])
