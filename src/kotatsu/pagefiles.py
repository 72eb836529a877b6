"""Where the built page lies: in a wheel beside the server, in a checkout where the page is built."""
from pathlib import Path

PACKAGE = Path(__file__).parent


def page_folder() -> Path | None:
    """The folder with index.html, or None if no page was built (`./play --setup` builds it)."""
    for folder in (PACKAGE / "server" / "page", PACKAGE.parent.parent / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None
