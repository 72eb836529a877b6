"""Counts the rim of the games: the lines that say, write, read and show what the rules do. `scripts/count_rim.py [COMMIT]`

The rim is words, notation, positions, views, doors and the page's glue, with what the kernel holds for them.
Without a commit it compares the work tree with the commit before "Say each thing once".
"""
import subprocess
import sys
from pathlib import Path, PurePosixPath

BEFORE = "d4e9514"
PARTS = {
    "words": ("actions", "lexicon", "names", "notation", "refusals", "shared_refusals", "sides", "spoken", "verbs", "words",
              "things"),
    "positions": ("fields", "fitting", "position", "read_course", "read_map", "reader", "schema", "writing", "overrides", "owner",
                  "validate", "serialise"),
    "views": ("boards", "imagine", "view", "view_boards"),
    "doors": ("__init__", "door", "folder", "game"),
}
PAGE = ("places", "verbs", "index", "offers", "steps", "naming", "reading", "choosing")


def git(*words: str) -> str:
    return subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout


def part_of(path: PurePosixPath) -> str | None:
    """The part of the rim that a file belongs to."""
    if path.parts[:2] == ("web", "src"):
        own = "games" in path.parts or "wire" in path.parts
        return "page glue" if own and path.suffix == ".ts" and path.stem in PAGE else None
    if path.suffix != ".py" or path.parts[:2] != ("src", "kotatsu") or path.parts[2] not in ("games", "kernel"):
        return None
    if path.parts[2] == "games" and len(path.parts) > 3 and path.parts[3] not in ("root", "samurai"):
        return None
    if path.parts[-2] == "position":
        return "positions"
    return next((part for part, stems in PARTS.items() if path.stem in stems), None)


def count(commit: str | None) -> dict[str, int]:
    """Lines by part, at a commit or in the work tree."""
    names = git("ls-tree", "-r", "--name-only", commit) if commit else git("ls-files", "-c", "-o", "--exclude-standard")
    found = dict.fromkeys([*PARTS, "page glue"], 0)
    for name in names.splitlines():
        part = part_of(PurePosixPath(name))
        if part is not None:
            try:
                text = git("show", f"{commit}:{name}") if commit else Path(name).read_text(encoding="utf-8")
            except FileNotFoundError:           # deleted, and not yet committed
                continue
            found[part] += text.count("\n")
    return found


def main() -> None:
    before, after = count(BEFORE), count(sys.argv[1] if len(sys.argv) > 1 else None)
    for part in before:
        print(f"{part:<12}{before[part]:>7}{after[part]:>7}")
    total, now = sum(before.values()), sum(after.values())
    print(f"{'rim':<12}{total:>7}{now:>7}  {100 * (now - total) / total:+.0f} %")


if __name__ == "__main__":
    main()
