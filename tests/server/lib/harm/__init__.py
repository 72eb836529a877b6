"""What somebody who means harm would do to a server, part by part: bounded, on this machine only.

`scripts/hostile.py` runs all of it, `tests/server/test_hostile.py` a tenth. A part that fails says by which seed.
"""
