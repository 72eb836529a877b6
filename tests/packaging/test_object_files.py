"""Only what changed is compiled again, and nothing is left of a module that is no more."""
import importlib.util
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from kotatsu import bots, compiling
from kotatsu._fresh import FOLDERS, STAMP
from kotatsu.c_literals import literal_names, name_literals
from kotatsu.object_files import (
    COLD,
    FEW,
    RULES,
    Beginnings,
    ObjectFiles,
    compile_side_by_side,
    declarations,
    defined_name,
    link_once,
    what_counts,
)

HEADER = """#ifndef MYPYC_NATIVE_g_H
#define MYPYC_NATIVE_g_H
#include <Python.h>
typedef struct tuple_T2II {
    CPyTagged f0;
    CPyTagged f1;
} tuple_T2II;
typedef struct {
    PyObject_HEAD
    tuple_T2II _pair;
} g___PairObject;

extern PyObject *CPyStatics[7];
extern tuple_T2II CPyDef_g___pair(PyObject *cpy_r_self, CPyTagged cpy_r_n);
extern char CPyDef_g___other(void);
int CPyGlobalsInit(void);
#endif
"""


class Compiler:
    """Notes what it was asked to do."""

    def __init__(self) -> None:
        self.compiled: list[str] = []
        self.linked: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str | None = None) -> list[str]:
        return [f"{output_dir}/{Path(source).stem}.o" for source in sources]

    def compile(self, sources: list[str], output_dir: str | None = None, **options: object) -> list[str]:
        self.compiled += [Path(source).stem for source in sources]
        for source, made in zip(sources, self.object_filenames(sources, output_dir), strict=True):
            Path(made).parent.mkdir(exist_ok=True)
            Path(made).write_text(f"object {Path(source).stem}")         # another thread may compile at the same time
        return self.object_filenames(sources, output_dir)

    def link_shared_object(self, objects: list[str], wanted: str) -> None:
        self.linked.append(Path(wanted).name)
        Path(wanted).write_text("library")


@pytest.fixture
def sources(tmp_path: Path) -> list[str]:
    """Two C files of a group, one of which uses a declaration of its header."""
    (tmp_path / "__native_g.h").write_text(HEADER)
    (tmp_path / "one.c").write_text('#include "__native_g.h"\nint f(void) { return CPyDef_g___pair(0, 2).f0; }\n')
    (tmp_path / "two.c").write_text('#include "__native_g.h"\nint g(void) { return 2; }\n')
    return [str(tmp_path / "one.c"), str(tmp_path / "two.c")]


def compile_again(sources: list[str], kept: Path, *options: str, tool: str = "cc") -> list[str]:
    """Which of the files the compiler had to compile."""
    compiler = Compiler()
    out = str(kept.parent / "out")
    made = compile_side_by_side(compiler, ObjectFiles(kept, tool))(sources, output_dir=out, extra_postargs=list(options))
    assert [Path(path).read_text() for path in made] == [f"object {Path(source).stem}" for source in sources]
    return sorted(compiler.compiled)


def test_only_an_edited_file_is_compiled_again(sources: list[str], tmp_path: Path) -> None:
    kept = tmp_path / "objects"
    assert compile_again(sources, kept) == ["one", "two"]
    assert compile_again(sources, kept) == []
    Path(sources[1]).write_text('#include "__native_g.h"\nint g(void) { return 3; }\n')
    assert compile_again(sources, kept) == ["two"]
    assert compile_again(sources, kept, "-O3") == ["one", "two"]
    assert compile_again(sources, kept, tool="another cc") == ["one", "two"]


def test_a_changed_declaration_concerns_those_who_use_it(sources: list[str], tmp_path: Path) -> None:
    kept, header = tmp_path / "objects", tmp_path / "__native_g.h"
    assert compile_again(sources, kept) == ["one", "two"]
    header.write_text(HEADER.replace("g___other(void)", "g___other(int)").replace("CPyStatics[7]", "CPyStatics[8]"))
    assert compile_again(sources, kept) == []
    header.write_text(HEADER.replace("CPyTagged f1;", "CPyTagged f1;\n    CPyTagged f2;"))
    assert compile_again(sources, kept) == ["one"], "it uses the struct, by the function that returns it"
    header.write_text(HEADER.replace("int CPyGlobalsInit", "char CPyGlobalsInit"))
    assert compile_again(sources, kept) == ["one", "two"], "what is not understood counts for all"


class Unix(Compiler):
    """As far as a header is compiled by itself with it."""
    compiler_type, compiler_so = "unix", ("cc",)

    def _setup_compile(self, folder: None, macros: object, include_dirs: list[str], sources: list[str], depends: None,
                       after: list[str]) -> tuple[object, list[str], list[str], list[str], dict[str, object]]:
        return macros, [], after, [f"-I{folder}" for folder in include_dirs], {}

    def spawn(self, command: list[str]) -> None:
        self.compiled.append(" ".join(command))
        Path(command[-1]).write_text("compiled header")


def test_a_header_of_many_files_is_compiled_once(sources: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "shim.c").write_text("#include <Python.h>\n")
    compiler = Unix()
    beginnings = Beginnings(compiler)
    options = {"include_dirs": ["build"], "extra_postargs": ["-O2"], "macros": None}
    assert beginnings.before(sources[0], options) == []                   # MSVC, which has no such header
    (tmp_path / COLD).write_text("")
    for _ in range(2 * FEW):
        assert beginnings.before(sources[0], options) == ["-include", RULES]
        assert beginnings.before(str(tmp_path / "shim.c"), options) == ["-include", COLD]
    assert compiler.compiled == [f"cc -Ibuild -O2 -x c-header {name} -o {name}.begun" for name in (RULES, COLD)]
    assert {path.name for path in tmp_path.glob("*.gch")} == {f"{RULES}.gch", f"{COLD}.gch"}
    beginnings.forget()
    assert list(tmp_path.glob("*.gch")) == []


def test_a_header_is_read_by_its_declarations() -> None:
    found = [defined_name(each) for each in declarations(HEADER)]
    assert found == [None, "tuple_T2II", "g___PairObject", "CPyStatics", "CPyDef_g___pair", "CPyDef_g___other", None]


def test_what_counts_is_only_what_is_used(sources: list[str]) -> None:
    one, two = (what_counts(Path(source)) for source in sources)
    assert "tuple_T2II {" in one
    assert "g___other" not in one
    assert "tuple_T2II" not in two


def test_the_library_of_a_module_is_linked_once(tmp_path: Path) -> None:
    compiler, kept = Compiler(), ObjectFiles(tmp_path / "objects", "cc")
    link = link_once(compiler.link_shared_object, kept)
    for name in ("luck.o", "agenda.o"):
        (tmp_path / name).write_text(name)
    for _ in range(2):
        link([str(tmp_path / "luck.o")], str(tmp_path / "luck.so"))
    link([str(tmp_path / "agenda.o")], str(tmp_path / "agenda.so"))
    link([str(tmp_path / "luck.o"), str(tmp_path / "agenda.o")], str(tmp_path / "all.so"))
    assert compiler.linked == ["luck.so", "agenda.so", "all.so"]


def test_literals_are_named_by_what_they_hold() -> None:
    names = literal_names([("3", "'fox'"), ("4", "'hen'"), ("3", "'fox'"), ("5", "7"), ("6", "7"), ("8", "1"), ("8", "2")])
    assert names.keys() == {"3", "4"}, "where number and comment do not agree, the number stays"
    assert names["3"] != names["4"]
    assert literal_names([("12", "'fox'")])["12"] == names["3"], "a number may change, its name does not"


def test_named_literals_are_declared_and_filled(tmp_path: Path) -> None:
    (tmp_path / "__native_g.c").write_text("\nint CPyGlobalsInit(void)\n{\n    is_initialized = 1;\n}\n")
    (tmp_path / "__native_g___kernel.c").write_text("    r1 = CPyStatics[3]; /* 'fox' */\n    r2 = CPyStatics[4];\n"
                                                    "    r3 = (CPyTagged)CPyStatics[5] | 1; /* 99 */\n")
    (tmp_path / "__native_internal_g.h").write_text("extern PyObject *CPyStatics[6];\n#endif\n")
    name_literals(tmp_path, "g")
    fox, number = literal_names([("3", "'fox'"), ("5", "99")]).values()
    assert (tmp_path / "__native_g___kernel.c").read_text() == (
        f"    r1 = {fox}; /* 'fox' */\n    r2 = CPyStatics[4];\n    r3 = (CPyTagged){number} | 1; /* 99 */\n")
    main = (tmp_path / "__native_g.c").read_text()
    assert main.index(f"PyObject *{fox};") < main.index("CPyGlobalsInit") < main.index(f"{fox} = CPyStatics[3];") \
        < main.index("is_initialized = 1;")
    assert f"extern PyObject *{number};" in (tmp_path / "__native_internal_g.h").read_text()


def test_binaries_of_all_folders_are_cleaned_away(tmp_path: Path) -> None:
    """A module that was renamed leaves its binary behind, which Python would still import."""
    package = tmp_path / "src" / "kotatsu"
    left = [tmp_path / "src" / f"kotatsu__mypyc{EXTENSION_SUFFIXES[0]}", package / STAMP,
            *(package / folder / "game" / f"renamed{EXTENSION_SUFFIXES[0]}" for folder in FOLDERS)]
    for path in left:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"")
    (package / "bots" / "game" / "renamed.py").write_text("")
    compiling.clean(tmp_path)
    assert [path for path in (tmp_path / "src").rglob("*") if path.is_file()] == [package / "bots" / "game" / "renamed.py"]


def test_a_leftover_binary_is_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.find_spec("kotatsu.bots.samurai")
    assert spec is not None and spec.submodule_search_locations is not None
    (tmp_path / f"shrewd{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
    monkeypatch.setattr(spec, "submodule_search_locations", [*spec.submodule_search_locations, str(tmp_path)])
    monkeypatch.setattr(bots, "find_spec", lambda name: spec)
    bots.built_in.cache_clear()
    try:
        assert "shrewd" not in bots.names("samurai")
    finally:
        bots.built_in.cache_clear()
