"""Compiles the rules for a wheel (a hatchling hook), or in place for work:  python compile.py [--clean]

For wheels COMPILE=0 forces plain Python, COMPILE=1 makes a missing compiler an error, and COMPILE=guided compiles twice with a
training between (docs/speed.md); by default a machine without a compiler makes a plain wheel and says so.
"""
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
os.environ.setdefault("KOTATSU_QUIET", "1")
sys.path.insert(0, str(ROOT / "src"))

from kotatsu._fresh import STAMP  # noqa: E402
from kotatsu.compiling import BINARY, CannotCompile, build, clean, compile_in_place, state  # noqa: E402
from kotatsu.guided import build_guided  # noqa: E402

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:                     # run as a script without hatchling
    pass
else:
    class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
        """Adds the built page and the compiled rules to the wheel."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version == "editable":
                return
            page = ROOT / "web" / "dist"
            if (page / "index.html").exists():
                build_data["force_include"][str(page)] = "kotatsu/server/page"
            else:
                self.app.display_warning("web/dist is not built: this wheel has no page (run ./play --setup first)")
            want = os.environ.get("COMPILE", "auto")
            if want == "0":
                return
            self.kept = tempfile.TemporaryDirectory()
            here = Path(self.kept.name)
            base = here / "out"

            def progress(stage: str) -> None:
                self.app.display_info(f"rules: {stage}")

            try:
                if want == "guided":
                    made = build_guided(ROOT, ROOT / "build" / "guided", base, progress)
                elif state() == "fresh":         # compiled in place from these very sources
                    base = ROOT / "src"
                    made = [path for path in base.rglob("*") if path.suffix in BINARY or path.name == STAMP]
                else:
                    made = build(ROOT, here / "work", base, progress)
            except CannotCompile as problem:
                if want in ("1", "guided"):
                    raise
                self.app.display_warning(f"no compiled rules, the wheel is plain Python: {problem}")
                return
            for path in made:
                build_data["force_include"][str(path)] = path.relative_to(base).as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


if __name__ == "__main__":
    if "--clean" in sys.argv:
        clean(ROOT)
    else:
        try:
            print(compile_in_place(lambda stage: print(f"rules: {stage}", flush=True)))
        except CannotCompile as problem:
            sys.exit(str(problem))
