"""Counts the rim of the games: the lines that say, write, read and show what the rules do. `count_rim.py [COMMIT] [--files]`

The rim is words, notation, positions, views, doors and the page's glue, with what the kernel holds for them.
Without a commit it compares the work tree with the commit before "Say each thing once"; `--files` lists the files of each part.
Not counted is what serves no game of the two: the plain table of games that nobody has drawn, the reader of card texts.
Beside the rim stand refusals of positions that were accepted silently before: each is a rule of a kind.
"""
import subprocess
import sys
from pathlib import Path, PurePosixPath

BEFORE = "d4e9514"
PARTS = {
    "words": ("actions", "lexicon", "names", "notation", "refusals", "shared_refusals", "side_folders", "sides", "spoken",
              "verbs", "words", "things"),
    "positions": ("field_kinds", "fields", "fitting", "position", "read_course", "read_map", "reader", "register", "schema",
                  "writing", "overrides", "owner", "validate", "serialise"),
    "views": ("boards", "imagine", "view", "view_boards"),
    "doors": ("__init__", "door", "folder", "game"),
}
BESIDE = {"refusals": ("limits", "next_course", "next_items")}
PAGE = ("places", "verbs", "index", "offers", "steps", "naming", "reading", "choosing")


def git(*words: str) -> str:
    return subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout


def part_of(path: PurePosixPath) -> str | None:
    """The part of the rim that a file belongs to."""
    if path.parts[:2] == ("web", "src"):
        own = ("games" in path.parts and "plain" not in path.parts) or "wire" in path.parts
        return "page glue" if own and path.suffix == ".ts" and path.stem in PAGE else None
    if path.suffix != ".py" or path.parts[:2] != ("src", "kotatsu") or path.parts[2] not in ("games", "kernel"):
        return None
    if path.parts[2] == "games" and len(path.parts) > 3 and path.parts[3] not in ("root", "samurai"):
        return None
    if path.stem in BESIDE["refusals"]:
        return "refusals"
    if path.parts[-2] in ("position", "cards"):
        return "positions" if path.parts[-2] == "position" else None
    return next((part for part, stems in PARTS.items() if path.stem in stems), None)


def count(commit: str | None) -> dict[str, dict[str, int]]:
    """The lines of each file, by part, at a commit or in the work tree."""
    names = git("ls-tree", "-r", "--name-only", commit) if commit else git("ls-files", "-c", "-o", "--exclude-standard")
    found: dict[str, dict[str, int]] = {part: {} for part in [*PARTS, "page glue", *BESIDE]}
    for name in names.splitlines():
        part = part_of(PurePosixPath(name))
        if part is not None and (commit or Path(name).exists()):           # deleted, and not yet committed
            text = git("show", f"{commit}:{name}") if commit else Path(name).read_text(encoding="utf-8")
            found[part][name] = text.count("\n")
    return found


def main() -> None:
    commits = [word for word in sys.argv[1:] if word != "--files"]
    before, after = count(BEFORE), count(commits[0] if commits else None)
    total = now = 0
    for part, files in after.items():
        if part in BESIDE:                       # it comes after all parts of the rim
            print(f"{'rim':<12}{total:>7}{now:>7}  {100 * (now - total) / total:+.0f} %")
        lines = sum(before[part].values()), sum(files.values())
        total, now = total + lines[0], now + lines[1]
        print(f"{part:<12}{lines[0]:>7}{lines[1]:>7}{'  beside the rim' if part in BESIDE else ''}")
        if "--files" in sys.argv:
            for name, number in sorted(files.items(), key=lambda pair: -pair[1]):
                print(f"{'':<19}{number:>7}  {name}")


if __name__ == "__main__":
    main()
