"""What the server answers when it does not do what it was asked: a status, a sentence, sometimes a rule."""
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from litestar.connection import ASGIConnection

from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import JSON
from kotatsu.kernel.phrase import Arg, Phrase, say

MOST_TRIES = 10

Done = TypeVar("Done")


class Refused(Exception):
    """Not this, or not for you."""

    def __init__(self, status: int, phrase: Phrase, rule: str = "") -> None:
        super().__init__(status, phrase.id, phrase.args)
        self.status = status
        self.phrase = phrase
        self.rule = rule


class Overtaken(Refused):
    """Another process wrote to the table at the same moment; nothing was changed. It may be tried again from what is there now."""


def bad(id: str, **args: Arg) -> Refused:
    """It cannot be understood."""
    return Refused(400, say(id, **args))


def forbidden(id: str, **args: Arg) -> Refused:
    """Understood, but this link does not allow it."""
    return Refused(403, say(id, **args))


def missing(id: str, **args: Arg) -> Refused:
    """There is no such thing."""
    return Refused(404, say(id, **args))


def conflict(id: str, **args: Arg) -> Refused:
    """It was possible a moment ago, or will be later."""
    return Refused(409, say(id, **args))


async def persist(do: Callable[[], Awaitable[Done]]) -> Done:
    """Do something once more where another process was quicker. What is done checks anew whether it may still be done."""
    for _ in range(MOST_TRIES):
        try:
            return await do()
        except Overtaken:
            pass
    return await do()


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that somebody calls from."""
    return connection.client.host if connection.client else ""


def refused(problem: Refused | Unreadable | Illegal) -> Refused:
    """The kernel's errors as ours."""
    if isinstance(problem, Unreadable):
        return Refused(400, problem.phrase)
    if isinstance(problem, Illegal):
        return Refused(409, problem.phrase, problem.rule)
    return problem


def error_json(problem: Refused) -> JSON:
    """`{"error": Phrase, "rule": …}`, the rule only where there is one."""
    found: JSON = {"error": problem.phrase.json()}
    if problem.rule:
        found["rule"] = problem.rule
    return found
