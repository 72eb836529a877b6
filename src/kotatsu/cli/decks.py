"""`deck`: a deck of one's own, read, listed and held against the rules of deck building."""
from typing import Annotated

import typer

from kotatsu.cli.app import AsJson, DataFile, GameName, app
from kotatsu.cli.files import game_named, own_data, read_text
from kotatsu.cli.output import line, read, word, write
from kotatsu.kernel.decks import CheckedDeck, DeckBuilding
from kotatsu.kernel.errors import Unreadable
from kotatsu.kernel.phrase import say

BROKEN = 1                          # the exit code of a check that failed
DeckFile = Annotated[str, typer.Argument(metavar="DECK", help="cli-arg-deck")]
OneLine = Annotated[bool, typer.Option("--line", help="cli-opt-deck-line")]


@app.command("deck", help="cli-do-deck")
def deck(game: GameName, deck: DeckFile = "-", data: DataFile = None, in_line: OneLine = False, json: AsJson = False) -> int:
    found = game_named(game)
    if found.decks is None:
        raise Unreadable(say("kernel-no-decks", game=found.name))
    own = own_data(data, found)
    checked = found.decks.check(text_of(found.decks, deck, own), own)
    if json:
        write(shown(checked))
    elif in_line:
        line(checked.text)
    else:
        print_deck(checked)
    return BROKEN if checked.broken else 0


def text_of(building: DeckBuilding, source: str, own: object) -> str:
    """A deck that the game comes with, by its name, else the text of a file."""
    printed = building.printed(own if isinstance(own, dict) else None)
    return printed[source] if source in printed else read_text(source)


def shown(checked: CheckedDeck) -> dict[str, object]:
    """For programs: sentences in the language of this run."""
    broken = [{"rule": fault.rule, "words": read(fault.words), "card": fault.card or None} for fault in checked.broken]
    return {**checked.json(), "broken": broken}


def print_deck(checked: CheckedDeck) -> None:
    """The deck in the form that can be read again, then what is wrong with it, as comments."""
    for name, value in checked.head.items():
        line(f"{name} {value}")
    for card in checked.cards:
        line(f"{card.copies}x {card.id} {read(card.words)}")
    for fault in checked.broken:
        line(f"# {read(fault.words)} [{fault.rule}]")
    if not checked.broken:
        line(f"# {word('cli-deck-good')}")
