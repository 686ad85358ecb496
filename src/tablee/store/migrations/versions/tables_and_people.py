"""Tables with their logs; people with their tokens."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("password_hash", sa.Text),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("sessions_epoch", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("folded", name="uq_accounts_folded"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("code", sa.Text),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("updated_at", sa.Double, nullable=False),
        sa.Column("ended_at", sa.Double),
        sa.Column("summary", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    still_open = sa.text("ended_at IS NULL")
    op.create_index("ix_tables_open", "tables", ["updated_at"], sqlite_where=still_open, postgresql_where=still_open)
    op.create_table(
        "log",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("key", sa.Text),
        sa.Column("span", sa.Integer),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_log"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_log_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["accounts.id"], name="fk_log_person", ondelete="SET NULL"),
    )
    keyed = sa.text("key IS NOT NULL")
    op.create_index(
        "uq_log_key", "log", ["table_id", "person", "key"], unique=True, sqlite_where=keyed, postgresql_where=keyed
    )
    somebody = sa.text("person IS NOT NULL")
    op.create_index("ix_log_person", "log", ["person", "table_id"], sqlite_where=somebody, postgresql_where=somebody)
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("last_used", sa.Double),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], name="fk_tokens_account", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_account", "tokens", ["account"])
