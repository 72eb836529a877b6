"""What stands on the cards, for drawing them: abilities as rows, and whose star abilities are whose."""
from kotatsu.games.battlecrest.book import From, Printed
from kotatsu.games.battlecrest.deeds import MINION, Ability
from kotatsu.games.battlecrest.grid import NONE
from kotatsu.kernel.game import JSON

SIDES = ("start", "back")


def scripts(printed: Printed) -> JSON:
    """By card (`fate-herald` for the START side, `fate-herald.back`), star ability or solo card: its abilities in order."""
    return {name: [row(ability) for ability in script] for name, script in zip(printed.script_names, printed.scripts, strict=True)}


def row(ability: Ability) -> JSON:
    """`attack 3 r1-2 all +1/SKY` of the minion."""
    found: JSON = {"verb": ability.word}
    if ability.value:
        found["value"] = ability.value
    if ability.far:
        found["range"] = [ability.near, ability.far]
    if ability.everyone:
        found["all"] = True
    if ability.crest_name:
        found["crest"] = ability.crest_name
    if ability.who == MINION:
        found["minion"] = True
    return found


def stars(printed: Printed) -> JSON:
    """By record: the star abilities that it offers."""
    found: JSON = {}
    for hero in printed.heroes:
        for star in hero.stars:
            owner = hero.id if printed.stars[star].source == From.HERO else hero.minion
            found.setdefault(owner, []).append(printed.stars[star].id)
        if hero.item:
            for face, side in enumerate(SIDES):
                found[f"{hero.item}.{side}"] = [printed.stars[star].id for star in hero.item_stars[face]]
    for landmark, id in enumerate(printed.landmarks):
        for face, side in enumerate("ab"):
            star = printed.landmark_star[2 * landmark + face]
            if star != NONE:
                found[f"{id}.{side}"] = [printed.stars[star].id]
    return found
