# compiled with mypyc
"""What each face of a card can strike with: the attacks of its script, and how far its marches and flights carry first."""
from kotatsu.games.battlecrest.book import Printed
from kotatsu.games.battlecrest.deeds import HERO, Ability, Kind


class Blow:
    """One attack: its value, who deals it, between which distances, and the steps that the same card gives before it."""

    def __init__(self, ability: Ability, stride: int) -> None:
        self.value = ability.value
        self.crest = ability.crest
        self.near = ability.near
        self.far = ability.far
        self.who = ability.who
        self.stride = stride


def blows_of(abilities: list[Ability]) -> list[Blow]:
    found: list[Blow] = []
    strides = [0, 0]
    for ability in abilities:
        if ability.kind == Kind.MARCH or ability.kind == Kind.FLIGHT:
            strides[0 if ability.who == HERO else 1] += ability.value
        elif ability.kind == Kind.ATTACK:
            found.append(Blow(ability, strides[0 if ability.who == HERO else 1]))
    return found


def all_blows(printed: Printed) -> list[list[Blow]]:
    """By face of a card."""
    return [blows_of(abilities) for abilities in printed.scripts[:2 * len(printed.cards)]]
