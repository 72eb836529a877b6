"""The lab needs its extra: `pip install 'kotatsu-games[lab]'`; CI installs it."""
import pytest

pytest.importorskip("polars", reason="the extra `lab` is not installed: pip install 'kotatsu-games[lab]'")

from tests.cli.conftest import kotatsu  # noqa: F401  (the command as a fixture)
