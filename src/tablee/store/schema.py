"""The tables of the database, the same for SQLite and PostgreSQL. `migrations/` gets an older database here."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
)

LARGEST: Final = 2**31 - 1  # that an Integer holds on every database

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False),
    Column("password_hash", Text),
    Column("created_at", Double, nullable=False),
    Column("sessions_epoch", Integer, nullable=False),
    Column("skeleton", Text),
    UniqueConstraint("folded"),
    Index("uq_accounts_skeleton", "skeleton", unique=True),
)
"""`folded` finds an account by its name; of names with one `skeleton` (see `lookalikes`) one account may be called. Guests have none."""

sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Double, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("code", Text),
    Column("created_at", Double, nullable=False),
    Column("updated_at", Double, nullable=False),
    Column("ended_at", Double),
    Column("summary", Text, nullable=False),
    UniqueConstraint("code"),
)
_still_open = tables.c.ended_at.is_(None)
Index("ix_tables_updated_at", tables.c.updated_at)
Index("ix_tables_open", tables.c.updated_at, sqlite_where=_still_open, postgresql_where=_still_open)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Column("person", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("key", Text),
    Column("span", Integer),
    PrimaryKeyConstraint("table_id", "seq"),
)
"""`key` and `span` stand on the first entry of an append with a key: `span` entries were written together."""
_keyed = log.c.key.is_not(None)
Index("uq_log_key", log.c.table_id, log.c.person, log.c.key, unique=True, sqlite_where=_keyed, postgresql_where=_keyed)
_somebody = log.c.person.is_not(None)
Index("ix_log_person", log.c.person, log.c.table_id, sqlite_where=_somebody, postgresql_where=_somebody)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("last_used", Double),
    Column("scope", Text, nullable=False, server_default="account"),
    Column("expires_at", Double),
)
"""Tokens of version 0.1 may do everything, and don't expire."""

signals: Final = Table(
    "signals",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Integer, nullable=False),
)
"""Numbers that processes watch: `sessions` grows whenever somebody's sessions or tokens end."""

ratings: Final = Table(
    "ratings",
    metadata,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("game", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    PrimaryKeyConstraint("account", "game"),
)

results: Final = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("game", Text, nullable=False),
    Column("ended_at", Double, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("share", Double, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_results_account_ended_at", "account", "ended_at"),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

nodes: Final = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("heartbeat_at", Double, nullable=False),
)
"""The processes that serve the tables of this database. The row with an empty id tells when one last closed."""
