"""The owner's data: what an owner of the printed game corrects is laid over the data we ship."""
import json
from collections.abc import Callable, Mapping
from typing import Any

from kotatsu.kernel.game import JSON
from kotatsu.kernel.notation import read_choice, read_known, wrong

Names = list[str] | tuple[str, ...]


def read_own(own: Any, fields: Names) -> None:
    """An owner's data is a mapping with no field but these."""
    if not isinstance(own, Mapping):
        raise wrong("data", own)
    read_known(own, fields, "data.")


def plainly(row: JSON, own: Mapping[str, Any]) -> JSON:
    """A row with the owner's fields instead of ours."""
    return {**row, **own}


def laid_over(rows: list[JSON], own: Any, key: str, fields: Names, field: str,
              lay: Callable[[JSON, Mapping[str, Any]], JSON] = plainly) -> list[JSON]:
    """Rows with the owner's of the same key laid over them, each at most once and with no field but these."""
    if not isinstance(own, list) or not all(isinstance(row, Mapping) and key in row for row in own):
        raise wrong(field, own)
    given = {str(row[key]).lower(): row for row in own}
    known = [str(row[key]).lower() for row in rows]
    for name, row in given.items():
        read_choice(f"{field}.{key}", name, known)
        read_known(row, fields, f"{field}.{name}.")
    if len(given) != len(own):
        raise wrong(field, own)
    return [{**lay(row, given[name]), key: row[key]} if name in given else row for name, row in zip(known, rows, strict=True)]


def own_text(own: Mapping[str, Any] | None) -> str:
    """The owner's data as a book keeps it: one text, so that books compare and travel; nothing for our own data."""
    return "" if own is None else json.dumps(dict(own), sort_keys=True, ensure_ascii=False)


def own_from(text: str) -> JSON | None:
    """What `own_text` wrote."""
    return dict(json.loads(text)) if text else None
