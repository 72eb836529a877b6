"""The clocks of a table: how long each person may think, and when that is over. Whoever asks says what time it is."""
from collections.abc import Collection
from typing import Annotated, Literal

from msgspec import Meta, Struct

from kotatsu.kernel.game import JSON

LEAST = 20.0                                    # seconds that every question has, however little of the game's time is left
MONTH = 30 * 24 * 3600


class ClockTerms(Struct, frozen=True, forbid_unknown_fields=True):
    """`seconds` for each decision, or for the whole game with an `increment` for each decision made; and what happens then."""
    kind: Literal["move", "game"]
    seconds: Annotated[int, Meta(ge=1, le=MONTH)]
    increment: Annotated[int, Meta(ge=0, le=MONTH)] = 0
    then: Literal["wait", "bot", "forfeit"] = "bot"


class Hand(Struct):
    """The clock of one seat. Times of day are seconds since 1970."""
    left: float                                 # of the game's time, when the present question was put
    since: float | None = None                  # when that was; None while nothing is asked, or a bot plays
    before: tuple[float, float] | None = None   # `left` and `since` of the question answered last: an undo puts it back
    came: bool = False                          # the person has been at the table
    late: bool = False                          # the time for the present question is up, and everybody was told
    stands_in: bool = False                     # a bot plays because the time was up; it gives the seat back
    out: bool = False                           # the seat is forfeited: nobody comes back to it


class Clocks(Struct):
    """All clocks of one table. They begin to run when everybody has come once."""
    terms: ClockTerms
    hands: list[Hand]
    lost: int | None = None                     # whose forfeit has ended the game

    @classmethod
    def new(cls, terms: ClockTerms, seats: int) -> "Clocks":
        return cls(terms, [Hand(float(terms.seconds)) for _ in range(seats)])

    def follow(self, due: Collection[int], people: Collection[int], now: float, acted: int | None = None) -> None:
        """Start and stop what has to be, after `acted` has decided. A person who goes on deciding has a new question."""
        begun = self.lost is None and all(self.hands[seat].came for seat in people)
        for seat, hand in enumerate(self.hands):
            asked = begun and seat in due and seat in people
            if hand.since is not None and (seat == acted or not asked):
                self._stop(hand, now, seat == acted)
            if asked and hand.since is None:
                hand.since = now

    def _stop(self, hand: Hand, now: float, decided: bool) -> None:
        assert hand.since is not None
        hand.before = (hand.left, hand.since) if decided else None
        if self.terms.kind == "game":
            hand.left = max(0.0, hand.left - (now - hand.since)) + (self.terms.increment if decided else 0)
        hand.since, hand.late = None, False

    def undone(self, seat: int) -> None:
        """A choice was taken back: its clock goes on as if it had never stopped."""
        hand = self.hands[seat]
        if hand.before is not None:
            (hand.left, hand.since), hand.before = hand.before, None

    def until(self, left: float, since: float) -> float:
        """When the time for a question is up."""
        return since + (max(left, min(LEAST, self.terms.seconds)) if self.terms.kind == "game" else self.terms.seconds)

    def up(self, now: float) -> list[int]:
        """The seats whose time is up, and of which nobody has heard yet."""
        return [seat for seat, hand in enumerate(self.hands) if hand.since is not None and not hand.late
                and self.until(hand.left, hand.since) <= now]

    def due(self) -> float | None:
        """When somebody's time will be up next."""
        return min((self.until(hand.left, hand.since) for hand in self.hands if hand.since is not None and not hand.late),
                   default=None)

    def json(self, asked: Collection[int]) -> JSON:
        """What everybody may know. `asked` are the seats that seem to be asked: whose answer is sealed seems to think on."""
        terms = self.terms
        return {"kind": terms.kind, "seconds": terms.seconds, "increment": terms.increment, "then": terms.then,
                "seats": [self._hand_json(hand, seat in asked) for seat, hand in enumerate(self.hands)]}

    def _hand_json(self, hand: Hand, asked: bool) -> JSON:
        running = (hand.left, hand.since) if hand.since is not None else hand.before if asked else None
        if running is None or running[1] is None:
            return {"left": round(hand.left) if self.terms.kind == "game" else self.terms.seconds, "until": None}
        return {"left": round(running[0]), "until": round(self.until(running[0], running[1]), 1)}
