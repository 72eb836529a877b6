"""Gives each literal in mypyc's C files a name of its own.

mypyc numbers all literals of all modules through (`CPyStatics[1586]`), so a new string in one module changes the text of
nearly every C file, and all would be compiled again. Named by what they hold they stay as they are; the names are filled
where mypyc fills its table. Reading one costs the same.
"""
import hashlib
import re
from pathlib import Path

USE = re.compile(r"CPyStatics\[(\d+)\](?=(?: \| 1)?; /\* (.*) \*/$)", re.M)
FILLED = "    is_initialized = 1;\n"                     # in CPyGlobalsInit, once the table is filled
END = "#endif\n"


def name_literals(folder: Path, group: str) -> None:
    """Change the C files of a group in place. A literal without a comment, or with an ambiguous one, keeps its number."""
    main, header = folder / f"__native_{group}.c", folder / f"__native_internal_{group}.h"
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.glob(f"__native_{group}*.c"))}
    names = literal_names([found for text in texts.values() for found in USE.findall(text)])
    if not names or FILLED not in texts[main] or not header.read_text(encoding="utf-8").endswith(END):
        return                                            # another mypyc than the one we know: numbers do as well
    for path, text in texts.items():
        texts[path] = USE.sub(lambda use: names.get(use[1], use[0]), text)
    here = "".join(f"PyObject *{name};\n" for name in names.values())
    filling = "".join(f"    {name} = CPyStatics[{number}];\n" for number, name in names.items())
    texts[main] = texts[main].replace("\nint CPyGlobalsInit(void)", f"\n{here}\nint CPyGlobalsInit(void)", 1)
    texts[main] = texts[main].replace(FILLED, filling + FILLED, 1)
    declared = "".join(f"extern PyObject *{name};\n" for name in names.values())
    texts[header] = header.read_text(encoding="utf-8").removesuffix(END) + declared + END
    for path, text in texts.items():
        path.write_bytes(text.encode())


def literal_names(uses: list[tuple[str, str]]) -> dict[str, str]:
    """By number, for (number, comment) of every use: only where a comment stands for one number, and a number for one comment."""
    comments: dict[str, set[str]] = {}
    numbers: dict[str, set[str]] = {}
    for number, comment in uses:
        comments.setdefault(number, set()).add(comment)
        numbers.setdefault(comment, set()).add(number)
    return {number: "CPyLiteral_" + hashlib.sha256(comment.encode()).hexdigest()[:16]
            for number, found in sorted(comments.items()) if len(found) == 1
            for comment in found if len(numbers[comment]) == 1}
