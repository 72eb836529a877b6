"""The contact sheet is made."""
import struct
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.contact_sheet import pictures, sheet
from tests.browser.house import House


def test_a_sheet_of_some_screens(browser: Browser, house: House, tmp_path: Path) -> None:
    screens, languages = ["start", "log"], ["en", "uk"]
    assert pictures(browser, house, tmp_path, screens, languages) == 6
    assert all(path.stat().st_size > 10_000 for path in tmp_path.glob("*.jpg"))
    made = sheet(browser, tmp_path, screens, languages)
    width, height = struct.unpack(">II", made.read_bytes()[16:24])
    assert (width, height > 500) == (1888, True)
