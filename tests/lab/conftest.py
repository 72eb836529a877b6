"""The command as a fixture. Each file of tests is skipped where the extra is not installed; CI installs it."""
from tests.cli.conftest import kotatsu  # noqa: F401
