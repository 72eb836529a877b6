"""Work on all cores ends with whoever asked for it."""
import signal
import subprocess
import sys
import time

import pytest

WORK = """
from kotatsu.sim.cores import spread
import tests.sim.test_cores as here
if __name__ == "__main__":
    for found in spread(here.sleep_long, [1, 2], 2):
        pass
"""


def sleep_long(_: int) -> None:
    sys.stdout.write("working\n")                               # in one piece, whatever else is written beside it
    sys.stdout.flush()
    time.sleep(600)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes are killed otherwise there")
def test_whoever_is_killed_leaves_no_process_behind() -> None:
    with subprocess.Popen([sys.executable, "-c", WORK], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        said = {parent.stdout.readline() for _ in range(2)}
        parent.kill()
        assert said == {"working\n"}
        assert parent.communicate(timeout=90)[0] == ""          # the pipe closes when the last of them has ended
