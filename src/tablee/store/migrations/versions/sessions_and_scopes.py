"""Sessions that end one by one; tokens with a scope and an end; names that no other looks like."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tablee.lookalikes import skeleton

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_sessions_account", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.add_column("tokens", sa.Column("scope", sa.Text, nullable=False, server_default="account"))
    op.add_column("tokens", sa.Column("expires_at", sa.Double))
    op.create_table(
        "signals",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_signals"),
    )
    op.execute("INSERT INTO signals (name, value) VALUES ('sessions', 0)")
    op.add_column("accounts", sa.Column("skeleton", sa.Text))
    _claim_names()
    op.create_index("uq_accounts_skeleton", "accounts", ["skeleton"], unique=True)


def _claim_names() -> None:
    """Of accounts whose names look the same already, the oldest claims the look; the others keep their names all the same."""
    connection = op.get_bind()
    named = sa.text("SELECT id, name FROM accounts WHERE password_hash IS NOT NULL ORDER BY created_at, id")
    claim = sa.text("UPDATE accounts SET skeleton = :look WHERE id = :id")
    claimed: set[str] = set()
    for account, name in connection.execute(named).all():
        look = skeleton(name)
        if look not in claimed:
            claimed.add(look)
            connection.execute(claim, {"look": look, "id": account})
