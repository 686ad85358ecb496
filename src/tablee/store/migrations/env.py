"""What Alembic runs: the steps that are missing, on the connection and in the transaction that it was handed."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from tablee.store.schema import metadata

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection), "migrations are run by Store.open"
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
