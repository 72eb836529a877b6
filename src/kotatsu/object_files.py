"""Compiles the C files that mypyc writes: side by side on all cores, and only those whose object file is not kept yet.

An object file is kept under a hash of all it was made from: the C file, the declarations of mypyc's headers that the file
makes use of, the compiler and its options. So an edited rule compiles its own module again and, where the edit changes a
class or a signature, those that use it. (Used by `compiling`, in a process of its own.)
"""
import hashlib
import os
import re
import shutil
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

WORD = re.compile(r"[A-Za-z_]\w*")
HEADERS = re.compile(r'^#include "(__native\w*\.h)"', re.M)
GUARD = re.compile(r"#(ifndef|define|endif)\b")
SIZE = re.compile(r"\[\d+\]")
KEPT_DAYS = 14            # an object file that no compile has used for so long is removed
COLD, RULES = "cold.h", "rules.h"      # what a C file begins with (compiling.py); mypyc's headers are in the second
Before = Callable[[str, dict[str, Any]], list[str]]
FEW = 3                   # files for which a header is not yet worth to be compiled by itself


class SideBySide(build_ext):  # type: ignore[misc]
    """`build_ext` with the folder of object files in KOTATSU_OBJECTS."""

    def build_extensions(self) -> None:
        tool: Any = self.compiler
        if hasattr(tool, "initialize") and not getattr(tool, "initialized", True):
            tool.initialize()                    # MSVC looks for itself: once, not in every thread
        kept = ObjectFiles(Path(os.environ["KOTATSU_OBJECTS"]), made_with(tool))
        beginnings = Beginnings(tool)
        tool.compile = compile_side_by_side(tool, kept, beginnings.before)
        tool.link_shared_object = link_once(tool.link_shared_object, kept)
        beginnings.forget()
        super().build_extensions()
        beginnings.forget()
        kept.forget_old()


class ObjectFiles:
    """A folder of files by the hash of what they were made from."""

    def __init__(self, folder: Path, tool: str) -> None:
        self.folder, self.tool = folder, tool
        folder.mkdir(parents=True, exist_ok=True)

    def get(self, wanted: str, key: Iterable[str | bytes], make: Callable[[], object]) -> None:
        """Put the file that `key` stands for at the path `wanted`; `make` makes it there, if none is kept."""
        whole = hashlib.sha256(self.tool.encode())
        for part in key:
            whole.update(b"\0" + (part.encode() if isinstance(part, str) else part))
        kept = self.folder / (whole.hexdigest()[:32] + Path(wanted).suffix)
        if kept.exists():
            Path(wanted).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(kept, wanted)
            os.utime(kept)
            return
        make()
        begun = kept.with_suffix(".new")
        shutil.copyfile(wanted, begun)           # whole or not at all: a cut-off compile leaves no half files behind
        os.replace(begun, kept)

    def forget_old(self) -> None:
        for path in self.folder.iterdir():
            if path.stat().st_mtime < time.time() - KEPT_DAYS * 24 * 3600:
                path.unlink()


class Beginnings:
    """The headers that all C files begin with: most of them are large, so the compiler reads them once and for all.

    gcc and clang take NAME.gch for NAME by themselves; they do not ask whether it is still what NAME says, so it never stays.
    """

    def __init__(self, tool: Any) -> None:
        self.tool, self.alone = tool, Lock()
        self.asked: Counter[str] = Counter()

    def before(self, source: str, options: dict[str, Any]) -> list[str]:
        """The compiler's options that put its header before a file. (MSVC goes without.)"""
        if not Path(COLD).exists() or self.tool.compiler_type != "unix":
            return []
        name = RULES if HEADERS.search(Path(source).read_text(encoding="utf-8")) else COLD
        with self.alone:
            self.asked[name] += 1
            if self.asked[name] == FEW + 1:
                self._compile(name, options)
        return ["-include", name]

    def _compile(self, name: str, options: dict[str, Any]) -> None:
        _, _, after, before, _ = self.tool._setup_compile(None, options.get("macros"), options.get("include_dirs"), [], None,
                                                          options.get("extra_postargs"))
        begun = f"{name}.begun"
        self.tool.spawn([*self.tool.compiler_so, *before, *after, "-x", "c-header", name, "-o", begun])
        os.replace(begun, f"{name}.gch")         # whole or not at all: others read it meanwhile

    def forget(self) -> None:
        for name in (COLD, RULES):
            Path(f"{name}.gch").unlink(missing_ok=True)


def compile_side_by_side(tool: Any, kept: ObjectFiles, before: Before = lambda source, options: []) -> Callable[..., list[str]]:
    """The compiler's `compile`, one file per thread, each looked up in `kept` first; `before`: further options for a file."""
    one_by_one = tool.compile

    def side_by_side(sources: list[str], output_dir: str | None = None, **options: Any) -> list[str]:
        told = repr([options.get(name) for name in ("macros", "extra_preargs", "extra_postargs")])

        def made(source: str) -> str:
            [wanted] = tool.object_filenames([source], output_dir=output_dir)
            kept.get(wanted, [told, what_counts(Path(source))],
                     lambda: one_by_one([source], output_dir=output_dir,
                                        **{**options, "depends": None, "extra_preargs": before(source, options)}))
            return str(wanted)

        biggest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            names = dict(zip(biggest_first, pool.map(made, biggest_first), strict=True))
        return [names[source] for source in sources]

    return side_by_side


def link_once(link: Callable[..., None], kept: ObjectFiles) -> Callable[..., None]:
    """The compiler's `link_shared_object`; the small libraries, one per module, which never change, are kept as well."""
    def linked(objects: list[str], wanted: str, *more: Any, **options: Any) -> None:
        if len(objects) > 1:
            link(objects, wanted, *more, **options)
        else:
            kept.get(wanted, [Path(wanted).name, Path(objects[0]).read_bytes()], lambda: link(objects, wanted, *more, **options))

    return linked


def made_with(tool: Any) -> str:
    """What tells one compiler from another: its command line and version, and those of Python and mypyc."""
    from mypy.version import __version__ as mypy_version
    command = [str(part) for part in getattr(tool, "compiler_so", None) or getattr(tool, "compile_options", None) or []]
    found = shutil.which(command[0]) if command else None
    program = Path(found).resolve() if found else None
    state = [str(program), program.stat().st_size, program.stat().st_mtime_ns] if program else []
    forced = Path(COLD).read_bytes() if Path(COLD).exists() else b""
    return repr([command, state, forced, getattr(tool, "linker_so", None), sys.version, mypy_version])


# --- what a C file makes use of ---------------------------------------------------------------------------------------

def what_counts(source: Path) -> str:
    """The text of a C file and, of the headers beside it, only the declarations it uses, directly or by another one."""
    text = source.read_text(encoding="utf-8")
    always: list[str] = []
    declared: dict[str, list[str]] = {}
    for name in dict.fromkeys(HEADERS.findall(text)):
        general, named = read_header((source.parent / name).read_text(encoding="utf-8"))
        always += general
        for word, parts in named.items():
            declared.setdefault(word, []).extend(parts)
    used: set[str] = set()
    ahead = words(text) & declared.keys()
    while ahead:
        word = ahead.pop()
        used.add(word)
        ahead |= {other for part in declared[word] for other in words(part) if other in declared and other not in used}
    return "\0".join([text, *always, *(part for word in sorted(used) for part in declared[word])])


@cache
def read_header(text: str) -> tuple[list[str], dict[str, list[str]]]:
    """The declarations of a header that count for every file, and the others by the name they bring."""
    general: list[str] = []
    named: dict[str, list[str]] = {}
    for declaration in declarations(text):
        name = defined_name(declaration)
        if name is None:
            general.append(declaration)
        else:
            named.setdefault(name, []).append(declaration)
    return general, named


def words(text: str) -> set[str]:
    return set(WORD.findall(text))


def declarations(header: str) -> list[str]:
    """A header of mypyc cut into its declarations: each ends with a `;` outside all braces. Include guards are left out,
    and so is the length of `CPyStatics`, which grows with every new literal and changes nothing for who uses it."""
    found: list[str] = []
    lines: list[str] = []
    depth = 0
    for line in header.splitlines():
        if depth == 0 and not lines and (not line.strip() or GUARD.match(line)):
            continue
        lines.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0 and (line.rstrip().endswith(";") or line.startswith("#")):
            found.append(SIZE.sub("[]", "\n".join(lines)) if "CPyStatics" in line else "\n".join(lines))
            lines = []
    return [*found, "\n".join(lines)] if lines else found


def defined_name(declaration: str) -> str | None:
    """The one name that a declaration brings; None where that is not plain (then it counts for every file)."""
    last = declaration.splitlines()[-1]
    if declaration.startswith("typedef struct") and (match := re.match(r"\} (\w+);$", last)):
        return match[1]
    if declaration.startswith("extern ") and (match := re.match(r"extern [^()=]*?(\w+)(\[\d*\])*(\([^()]*\))?;$", declaration)):
        return match[1]
    return None
