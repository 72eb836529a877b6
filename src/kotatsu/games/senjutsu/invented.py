"""Decks of one's own, whose lists nobody else knows: legal ones made up around the cards of them that have been seen."""
import json

from kotatsu.games.senjutsu.book import Book
from kotatsu.games.senjutsu.data import own_data
from kotatsu.games.senjutsu.decks import CASUAL, Deck, filled, format_deck, may_carry
from kotatsu.games.senjutsu.face_down import is_open
from kotatsu.games.senjutsu.imagine import imagine_with
from kotatsu.games.senjutsu.own_rows import boxed
from kotatsu.games.senjutsu.state import State
from kotatsu.kernel.luck import Luck


def imagine(state: State, viewer: int, luck: Luck) -> State:
    """A full state that a viewer could believe in; decks of the others' own are made up as well."""
    return imagine_with(state, viewer, luck, invent_deck)


def is_known(book: Book, seat: int) -> bool:
    """Cards that a written position adds are known to whoever reads it."""
    puzzle = json.loads(book.options_text).get("puzzle") or []
    return any(puzzle[seat:seat + 1])


def invent_deck(new: State, state: State, seat: int, hidden: list[int], luck: Luck) -> list[int]:
    """S11: a legal deck around the cards of it that have been seen, with a weapon that the character may carry; its other cards."""
    book = new.book
    if is_known(state.book, seat):
        return hidden
    box, options = boxed(own_data(book)), json.loads(book.options_text)
    who, weapon, seen = book.characters[seat].name, book.weapons[seat], list(book.decks[seat])
    for card in hidden:
        seen.remove(card)
    if state.played[seat] != weapon or not is_open(state):
        weapon = luck.pick([card for card in range(box.cards.players) if may_carry(box, who, card)])
    deck = filled(box, who, seen, luck)
    found = list(deck)
    for card in seen:
        found.remove(card)
    options["lists"][seat] = format_deck(box, Deck("", "", weapon, CASUAL, tuple(deck)))
    decks, weapons = book.decks[:], book.weapons[:]
    decks[seat], weapons[seat] = deck, weapon
    new.book = book.with_decks(decks, weapons, json.dumps(options, sort_keys=True))
    return found
