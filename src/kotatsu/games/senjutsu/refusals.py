"""Why something is not legal now: asked only about what the generator did not list, so that it is no second rulebook."""
from kotatsu.games.senjutsu.actions import Verb
from kotatsu.games.senjutsu.book import Instant, Kind
from kotatsu.games.senjutsu.lexicon import LEXICON, card_words, seat_words
from kotatsu.games.senjutsu.phases.turn import ChooseCards
from kotatsu.games.senjutsu.queries import is_forbidden, is_free
from kotatsu.games.senjutsu.state import State
from kotatsu.games.senjutsu.walking import Move
from kotatsu.games.senjutsu.words import asked
from kotatsu.kernel.action import Action, parts
from kotatsu.kernel.agenda import Item
from kotatsu.kernel.game import Refusal
from kotatsu.kernel.phrase import say


def refusal(state: State, item: Item, seat: int, action: Action) -> Refusal:
    """The rule and a sentence."""
    verb, number, _, _ = parts(action)
    found: Refusal | None = None
    if isinstance(item, ChooseCards) and verb == Verb.CHOOSE:
        found = refuse_card(state, seat, number)
    elif isinstance(item, Move) and verb == Verb.STEP:
        cell = state.book.board.neighbour(state.cell[seat], (number + state.facing[seat]) % 6)
        if not is_free(state, cell):
            found = Refusal("S5.7", say("senjutsu-why-way", who=seat_words(state, seat)))
    if found is not None:
        return found
    question = asked(state, item, seat)
    word = LEXICON.verbs[verb].rule if verb in LEXICON.verbs else question.rule
    return Refusal(question.rule or word, say("senjutsu-why-other", question=question.words))


def refuse_card(state: State, seat: int, card: int) -> Refusal | None:
    """S3.5: why a card may not be chosen."""
    printed = state.book.printed
    name = card_words(state, card)
    if printed.poison in state.hands[seat]:
        return Refusal("S3.5.6", say("senjutsu-why-poison", card=card_words(state, printed.poison)))
    if card not in state.hands[seat] and card not in (state.book.characters[seat].core, state.book.weapons[seat]):
        return Refusal("S3.5.1", say("senjutsu-why-not-held", card=name))
    if printed.instant[card] in (Instant.ADDITIONAL, Instant.PLAIN):
        return Refusal("S8.3", say("senjutsu-why-instant", card=name))
    if printed.cost[card] > state.focus[seat]:
        return Refusal("S3.5.2", say("senjutsu-why-cost", card=name, need=printed.cost[card], count=state.focus[seat]))
    if printed.needs[card] and not printed.needs[card] >> state.kamae[seat] & 1:
        return Refusal("S3.5.3", say("senjutsu-why-kamae", card=name))
    if is_forbidden(state, seat, card):
        rule = "S-card-094" if card in state.named_cards else "S-card-093"
        if state.named_kinds >> printed.kind[card] & 1:
            rule = "S-card-092"
        return Refusal(rule, say("senjutsu-why-forbidden", card=name))
    if printed.kind[card] == Kind.STATUS and not state.stuns[seat]:
        return Refusal("S3.5.5", say("senjutsu-why-not-held", card=name))
    return None


def tempting(state: State, item: Item, seat: int) -> list[Action]:
    """What a player could expect here, legal or not: the dark ones are shown with their reason."""
    if isinstance(item, ChooseCards):
        return [LEXICON.parse(state, f"choose {state.book.printed.ids[card]} quiet") for card in sorted(set(state.hands[seat]))]
    return []
