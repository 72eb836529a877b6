"""The way in: the language first, then the command, and one clear sentence when something is wrong."""
import json
import os
import sys
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from typer.main import get_command

from kotatsu.cli import (  # noqa: F401  (each adds its commands to the app)
    analyse,
    backups,
    decks,
    experiments,
    hint,
    lab,
    ladder,
    learning,
    packs,
    play,
    positions,
    replaying,
    rules,
    serve,
    train,
)
from kotatsu.cli.app import app
from kotatsu.cli.help import page
from kotatsu.cli.output import read, show, word
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.phrase import Phrase, say
from kotatsu.words import language, speak

OUR_BUG, BAD_INPUT, INTERRUPTED = 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and leave with its exit code."""
    sys.exit(run(list(sys.argv[1:] if arguments is None else arguments)))


def run(arguments: list[str]) -> int:
    """Run a command: 0 well, 1 our bug (or a check that failed), 2 bad input, 130 interrupted."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8")
    as_json = "--json" in arguments
    speak(language())
    try:
        given = take_language(arguments)
        command = get_command(app)
        if not given or "--help" in given:
            return help_for(command, given)
        answer = command.main(given, prog_name="kotatsu", standalone_mode=False)
        return answer if isinstance(answer, int) else 0
    except Unreadable as problem:
        return complain(read(problem.phrase), None, as_json)
    except Illegal as problem:
        return complain(read(problem.phrase), problem.rule or None, as_json)
    except (KeyboardInterrupt, EOFError):
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as problem:
        if type(problem).__name__ == "Abort":   # typer's name for an interrupt
            return INTERRUPTED
        usage = usage_error(problem)
        if usage is not None:
            return complain(read(usage), None, as_json)
        return confess(problem, as_json)


def take_language(arguments: list[str]) -> list[str]:
    """`--lang uk` or `--lang=uk` may stand anywhere; the rest is the command."""
    rest, found = [], None
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--lang":
            found = next(waiting, "")
        elif argument.startswith("--lang="):
            found = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    if found is not None:
        speak(found)
    return rest


def help_for(command: Any, arguments: list[str]) -> int:
    """The help page of the command named, or of all."""
    path = ["kotatsu"]
    for name in arguments:
        if name in getattr(command, "commands", {}):
            command = command.commands[name]
            path.append(name)
    show(page(command, " ".join(path)))
    return 0


def complain(sentence: str, rule: str | None, as_json: bool) -> int:
    """One sentence beside the answer; nothing was changed."""
    if as_json:
        sys.stderr.write(json.dumps({"error": sentence, "rule": rule}, ensure_ascii=False) + "\n")
    else:
        sys.stderr.write(f"{sentence} [{rule}]\n" if rule else f"{sentence}\n")
    return BAD_INPUT


def usage_error(problem: Exception) -> Phrase | None:
    """What typer finds wrong with a command line, in our words; None if it is something else."""
    kind = type(problem).__name__
    if kind == "NoSuchOption":
        return say("cli-no-such-flag", name=str(getattr(problem, "option_name", "")))
    if kind == "MissingParameter":
        return say("cli-missing", name=parameter(problem))
    if kind == "BadParameter":
        return bad_value(problem)
    if kind == "BadOptionUsage":
        return say("cli-flag-alone", name=str(getattr(problem, "option_name", "")))
    if kind in ("UsageError", "BadArgumentUsage", "NoSuchCommand"):
        ctx = getattr(problem, "ctx", None)
        if ctx is not None and getattr(ctx.command, "commands", None):
            return say("cli-no-command", names=", ".join(ctx.command.commands))
        return say("cli-too-much", path=ctx.command_path if ctx is not None else "kotatsu")
    return None


def bad_value(problem: Exception) -> Phrase:
    """A value that does not fit; the bounds of a number are named."""
    kind: Any = getattr(getattr(problem, "param", None), "type", None)
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    if low is None and high is None:
        return say("cli-bad-value", name=parameter(problem))
    bounds = "both" if None not in (low, high) else "low" if high is None else "high"
    return say("cli-bad-number", name=parameter(problem), bounds=bounds, low=f"{low or 0:g}", high=f"{high or 0:g}")


def parameter(problem: Exception) -> str:
    """The parameter a complaint is about, as it is written on the command line."""
    param: Any = getattr(problem, "param", None)
    if param is None:
        return "?"
    return str(param.opts[0] if param.param_type_name == "option" else param.metavar or param.name.upper())


def confess(problem: Exception, as_json: bool) -> int:
    """A bug of ours: a sentence, and a file that helps us to find it."""
    file = Path(tempfile.gettempdir()) / f"kotatsu-bug-{os.getpid()}.txt"
    told = "".join(traceback.format_exception(problem))
    file.write_text(f"kotatsu {' '.join(sys.argv[1:])}\n\n{told}", encoding="utf-8")
    what = f"{type(problem).__name__}: {problem}".splitlines()[0]
    complain(word("cli-our-bug", what=what, file=str(file)), None, as_json)
    return OUR_BUG
