"""Owners' packs for pages: what is in them, what is wrong with them."""
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.game import JSON, Game
from kotatsu.packs.check import check
from kotatsu.packs.folder import files_in, is_ours, refuse_much, unpacked
from kotatsu.packs.pack import Pack
from kotatsu.packs.template import zipped
from kotatsu.words import LANGUAGES, translator


def records_json(game: Game, own: Mapping[str, Any] | None) -> list[JSON]:
    """The records of a game, ours or with an owner's laid over them."""
    if game.packs is None:
        return []
    tables = game.packs.tables
    return [{"table": one.table, "key": one.key(tables[one.table]), "kind": one.kind, "status": one.status, "name": one.name.json(),
             "group": one.group.json(), "fields": dict(one.fields)} for one in game.packs.records(own)]


def checked(game: Game, files: Mapping[str, str]) -> JSON:
    """A pack that a page sends; names of files may begin with the folder's own."""
    given = {name: text for name, text in files.items() if is_ours(tuple(name.split("/")))}
    refuse_much("pack", [len(text.encode()) for text in given.values()])
    return pack_json(game, check(unpacked(given), game), unpacked(given))


def template_zip(game: Game, lang: str) -> bytes:
    """What `kotatsu pack new` writes, explained in a language of ours."""
    return zipped(game, f"My {game.name.title()}", translator(lang if lang in LANGUAGES else "en").format)


def pack_json(game: Game, pack: Pack, files: Mapping[str, str]) -> JSON:
    """A pack with its records and the options that it adds; a broken one with the lines that are wrong."""
    found = pack.json()
    if pack.mistakes:
        mistakes = [{**one, "around": around(files.get(one["file"], ""), one["line"])} for one in found["mistakes"]]
        return {**found, "mistakes": mistakes}
    more = game.packs.options(pack.data) if game.packs is not None and game.packs.options is not None else game.options()
    return {**found, "records": records_json(game, pack.data), "options": [option.json() for option in more],
            "components": game.components(game.book({}, pack.data))}


def around(text: str, line: int) -> list[str]:
    """Some lines of a file, the wrong one in the middle: at most three before and four behind it."""
    return [one[:200] for one in text.split("\n")[max(0, line - 4):line + 4]]


def offered(game: Game, folders: Sequence[Path]) -> list[JSON]:
    """The packs of some folders that are for this game; a folder that cannot be read is left out."""
    found = []
    for folder in folders:
        try:
            files = files_in(folder)
        except Unreadable:
            continue
        pack = check(files)
        if pack.game is None or pack.game.name == game.name:
            found.append(pack_json(game, pack, files))
    return found
