"""The built page: files with a hash in their name are kept by the browser for ever, all else is asked for again."""
import asyncio
import gzip
from functools import lru_cache
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from kotatsu.pagefiles import page_folder
from kotatsu.server.devices import COOKIE
from kotatsu.server.problems import missing
from kotatsu.words import LANGUAGES, translator

TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".json": "application/json", ".map": "application/json", ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml", ".png": "image/png", ".jpg": "image/jpeg", ".webp": "image/webp", ".ico": "image/x-icon",
    ".woff2": "font/woff2", ".ftl": "text/plain; charset=utf-8", ".txt": "text/plain; charset=utf-8",
}
PACKED = (".html", ".js", ".css", ".json", ".map", ".webmanifest", ".svg", ".ftl", ".txt")   # the others are packed already
PACKED_ALREADY = "packed"                       # answers that need no packing: an option of their handler
YEAR = 31_536_000                               # seconds
FOR_EVER = f"public, max-age={YEAR}, immutable"


@get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED_ALREADY: True})
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the page; for every other address without a dot, such as /t/TOKEN, the page itself."""
    folder = page_folder()
    wanted = path.strip("/")
    if wanted.split("/")[0] == "api":
        raise missing("server-not-found")
    if folder is None:
        return Response(unbuilt(request.headers.get("accept-language", "")), status_code=503, media_type=TYPES[".html"],
                        headers={"Cache-Control": "no-store"})
    file = inside(folder, wanted)
    if file is None and "." in wanted.rpartition("/")[2]:
        raise missing("server-not-found")
    found = file or folder / "index.html"
    hashed = file is not None and wanted.startswith("assets/")
    packed = found.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"Cache-Control": FOR_EVER if hashed else "no-cache", "Vary": "Accept-Encoding"}
    if found.name == "index.html" and COOKIE not in request.cookies:
        headers["Set-Cookie"] = f"{COOKIE}={token_urlsafe(18)}; HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR}"
    return Response(await asyncio.to_thread(content, found, found.stat().st_mtime_ns, packed),
                    media_type=TYPES.get(found.suffix, "application/octet-stream"),
                    headers={**headers, "Content-Encoding": "gzip"} if packed else headers)


@lru_cache(maxsize=256)
def content(file: Path, changed: int, packed: bool) -> bytes:
    """What a file holds, kept until it changes; packed once, not for every reader."""
    return gzip.compress(file.read_bytes(), 9, mtime=0) if packed else file.read_bytes()


def inside(folder: Path, wanted: str) -> Path | None:
    """A file of the folder, never one beside it."""
    if not wanted or "\0" in wanted:
        return None
    try:
        file = (folder / wanted).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except OSError:                             # a name that no file can have
        return None


def unbuilt(accepted: str) -> bytes:
    """How to build the page, in the reader's language."""
    wanted = [tag.strip()[:2].lower() for tag in accepted.split(",")]
    lang = next((tag for tag in wanted if tag in LANGUAGES), "en")
    sentence = translator(lang).say("server-no-page")
    return f"<!doctype html><html lang={lang}><title>Kotatsu</title><p>{sentence}</p>".encode()
