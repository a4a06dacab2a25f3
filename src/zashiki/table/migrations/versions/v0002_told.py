"""How many events of a table its summary tells of. Those of older databases say nothing, and are mended when listed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column, empty."""
    op.add_column("tables", sa.Column("told", sa.Integer, nullable=True))


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("tables") as table:
        table.drop_column("told")
