"""An automaton beside a real table: a position and the answers so far in, every step of it out. Nothing is kept."""
from kotatsu.kernel.companion import LOOK, Run, task_of
from kotatsu.kernel.game import JSON, SPECTATOR, Game, Told, rule_phrase
from kotatsu.kernel.notation import load_position, position
from kotatsu.server.problems import missing
from kotatsu.server.wire import CompanionWish


def companion_json(game: Game, wish: CompanionWish) -> JSON:
    """Its steps, the table after each, the question at which it stopped, and how the game ended if it did."""
    companion = game.companion
    if companion is None:
        raise missing("companion-none", game=game.name)
    task, number = task_of(companion, wish.task)
    state, luck = load_position(game, {**wish.position, "game": game.name})
    run = Run(game, companion, state, luck, wish.answers, wish.shuffles)
    if task != LOOK:
        run.begin(task, number)
        run.play()
    over = game.outcome(state)
    found: JSON = {
        "steps": [{**step_json(told, companion.plain(told.words).json()), "moment": moment, "answers": answers}
                  for told, moment, answers in run.told],
        "moments": [{"position": position(game, each, luck), "view": game.view(each, SPECTATOR)}
                    for each, luck in [*run.moments, (state, luck)]],
        "question": run.question.json() if run.question else None,
        "over": over.json() if over else None}
    if task == LOOK:
        found["components"] = game.components(state.book)
    return found


def step_json(told: Told, words: JSON) -> JSON:
    """What to do, why, and by which rule."""
    return {"kind": told.kind, "seat": told.seat, "actor": told.actor.json() if told.actor else None, "words": words,
            "told": told.words.json(), "rule": told.rule, "why": rule_phrase(told.rule).json() if told.rule else None}
