"""The files of a pack: a folder, a zip file, or what a page sends."""
import os
import zipfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.kernel.phrase import say
from kotatsu.packs.check import check
from kotatsu.packs.pack import HEADERS, KINDS, Mistake, Pack

MOST_FILES, LARGEST = 200, 1_000_000     # all files together, in bytes


def files_in(source: str | os.PathLike[str]) -> dict[str, str]:
    """The TOML and JSON files of a folder or of a zip file, by their names inside it."""
    path = Path(source)
    try:
        if path.is_dir():
            found = [(str(PurePosixPath(one.relative_to(path))), one.stat().st_size, one) for one in sorted(path.rglob("*"))
                     if is_ours(one.relative_to(path).parts) and one.is_file()]
            refuse_much(str(source), [size for _, size, _ in found])
            return {name: decoded(name, one.read_bytes()) for name, _, one in found}
        if zipfile.is_zipfile(path):
            return zipped(path)
    except (OSError, ValueError, zipfile.BadZipFile, RuntimeError, NotImplementedError) as problem:
        if isinstance(problem, Unreadable):
            raise
        why = problem.strerror if isinstance(problem, OSError) and problem.strerror else type(problem).__name__
        raise Unreadable(say("cli-no-file", file=str(source), why=why)) from problem
    raise Unreadable(say("pack-no-folder" if path.exists() else "cli-file-missing", file=str(source)))


def zipped(path: Path) -> dict[str, str]:
    """A zip file of the folder itself or of what is inside it."""
    with zipfile.ZipFile(path) as archive:
        inside = [info for info in archive.infolist() if not info.is_dir() and is_ours(PurePosixPath(info.filename).parts)]
        refuse_much(str(path), [info.file_size for info in inside])
        return unpacked({info.filename: decoded(info.filename, archive.read(info)) for info in inside})


def unpacked(files: dict[str, str]) -> dict[str, str]:
    """Without the folder in which all of them lie: a header stands at the top."""
    folders = {name.partition("/")[0] for name in files if "/" in name}
    if any(name in HEADERS for name in files) or len(folders) != 1 or any("/" not in name for name in files):
        return files
    return {name.partition("/")[2]: text for name, text in files.items()}


def is_ours(parts: tuple[str, ...]) -> bool:
    """No hidden files, nothing but TOML and JSON."""
    return bool(parts) and parts[-1].lower().endswith(KINDS) and not any(part.startswith((".", "__")) for part in parts)


def refuse_much(name: str, sizes: Iterable[int]) -> None:
    given = list(sizes)
    if len(given) > MOST_FILES or sum(given) > LARGEST:
        raise Unreadable(say("pack-too-large", file=name, files=MOST_FILES, kilobytes=LARGEST // 1000))


def decoded(name: str, content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Unreadable(say("cli-no-file", file=name, why="UTF-8")) from problem


# --- for whoever plays with it

def is_pack(source: str) -> bool:
    """Whether a path is meant as a pack; anything else is a file of bare data."""
    return source != "-" and (Path(source).is_dir() or source.lower().endswith(".zip"))


def data_of(source: str, game: Game) -> JSON:
    """The data of a pack for a table; a broken one is refused by its first mistake."""
    return usable(check(files_in(source), game))


def usable(pack: Pack) -> JSON:
    mistakes = pack.in_order()
    if mistakes:
        first: Mistake = mistakes[0]
        raise Unreadable(say("pack-refused", where=f"{first.file}:{first.place.line}", why=first.words, more=len(mistakes) - 1))
    return pack.data
