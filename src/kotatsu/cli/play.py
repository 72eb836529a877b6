"""`play`: a game in the terminal, with bots on the empty seats."""
import secrets
from pathlib import Path
from typing import Annotated

import typer

from kotatsu import bots
from kotatsu.cli import board
from kotatsu.cli.app import DataFile, Level, OptionPairs, Players, Seed, app
from kotatsu.cli.files import read_text
from kotatsu.cli.lab import bots_named
from kotatsu.cli.output import line, out, read, read_data, show, tell, word
from kotatsu.cli.positions import choices, name_of, new_table, save
from kotatsu.cli.rules import search
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.notation import wrong
from kotatsu.kernel.phrase import say
from kotatsu.kernel.record import is_record
from kotatsu.kernel.table import Prompt, Table
from kotatsu.sim.seeds import seed_for
from kotatsu.tables import read_json, table_in


class Sitting:
    """A table in the terminal: who leads which seat, and the file it is kept in."""

    def __init__(self, table: Table, people: list[int], bot: str, file: str) -> None:
        self.table = table
        self.people = people
        self.bot = bot
        self.file = file
        self.told = 0                # entries of the log already read out
        seats = range(table.game.seats(table.state))
        self.bots = {seat: bots.make(table.game.name, bot, seed_for(table.luck.seed, "bot", seat))
                     for seat in seats if seat not in people}

    def save(self, file: str | None = None) -> None:
        self.file = file or self.file
        save(self.file, {**self.table.save(), "people": self.people, "bot": self.bot})
        tell("cli-play-saved", file=self.file)

    # --- the course of play
    def play(self) -> None:
        """Until the game is over or the person leaves, by `q` or by the keys that stop any program."""
        tell("cli-play-welcome")
        try:
            stays = self.go_on()
        except (EOFError, KeyboardInterrupt):
            line()
            stays = False
        if not stays:
            self.save()
            tell("cli-play-resume", file=self.file)
            return
        self.tell_news()
        show(board.drawing(self.table, self.viewer()))
        outcome = self.table.outcome()
        assert outcome is not None
        line(read(outcome.words), style="bold")

    def go_on(self) -> bool:
        """Bots choose, people are asked; False when one of them leaves."""
        while self.table.outcome() is None:
            seats = self.table.decisions()
            mine = [seat for seat in seats if seat in self.people]
            if not mine:
                self.let_bot_choose(seats[0])
            elif not self.ask(mine[0]):
                return False
        return True

    def viewer(self, seat: int = SPECTATOR) -> int:
        """With whose eyes the board is drawn: the one who decides, or the only person here."""
        return seat if seat != SPECTATOR else self.people[0] if len(self.people) == 1 else SPECTATOR

    def let_bot_choose(self, seat: int) -> None:
        table = self.table
        assert table.item is not None
        table.do(seat, bots.decide(self.bots[seat], table.game, table.state, table.item, seat))

    def tell_news(self) -> None:
        """Read out what happened since the last time."""
        for entry in self.table.log_for(self.people)[self.told:]:
            for event in entry["events"]:
                line(f"  {read_data(event['words'])}", style="dim")
        self.told = len(self.table.log_for(self.people))

    # --- one question
    def ask(self, seat: int) -> bool:
        """Ask until something is chosen; False to leave."""
        self.tell_news()
        show(board.drawing(self.table, seat))
        while True:
            prompt = next(found for found in self.table.prompts([seat]) if found.seat == seat)
            line(f"\n{name_of(self.table, seat)}: {read(prompt.asks)} [{prompt.rule}]", style="bold")
            show(choices(prompt, numbered=True))
            answer = out().input("> ").strip()
            if answer in ("q", "quit"):
                return False
            try:
                if self.heed(seat, prompt, answer):
                    return True
            except Illegal as problem:
                cited = f" [{problem.rule}]" if problem.rule else ""
                line(read(problem.phrase) + cited, style="yellow")
            except Unreadable as problem:
                line(read(problem.phrase), style="yellow")

    def heed(self, seat: int, prompt: Prompt, answer: str) -> bool:
        """Do what was typed; True when the question is done with."""
        command, _, rest = answer.partition(" ")
        if command in ("?", "help", ""):
            tell("cli-play-help")
        elif command in ("u", "undo"):
            entry = self.table.undo(self.people)
            self.told = min(self.told, len(self.table.log_for(self.people)))
            tell("cli-play-undone", who=self.table.game.seat_words(self.table.state, entry.seat), action=entry.text)
            return True
        elif command in ("s", "save"):
            self.save(rest.strip() or None)
        elif command in ("b", "board"):
            show(board.drawing(self.table, seat))
        elif command in ("w", "why"):
            self.explain(seat, prompt, rest.strip())
        elif command in ("r", "rule"):
            self.read_rules(rest.split())
        else:
            self.table.do(seat, self.chosen(prompt, answer))
            return True
        return False

    def chosen(self, prompt: Prompt, answer: str) -> str:
        """A choice by its number or by its text."""
        if answer.isascii() and answer.isdigit():
            if not 1 <= int(answer) <= len(prompt.actions):
                raise Unreadable(say("cli-play-number", number=answer, last=len(prompt.actions)))
            return prompt.actions[int(answer) - 1].action
        return answer

    def explain(self, seat: int, prompt: Prompt, text: str) -> None:
        """Why something is not offered: the thing named, or everything one could expect."""
        if text:
            refusal = self.table.why_not(seat, self.table.game.parse(self.table.state, text))
            line(word("cli-is-legal", action=text) if refusal is None else f"{read(refusal.words)} [{refusal.rule}]")
            return
        for choice, refusal in prompt.refused:
            line(f"{read(choice.words)}: {read(refusal.words)} [{refusal.rule}]")
        if not prompt.refused:
            tell("cli-play-nothing-refused")

    def read_rules(self, words: list[str]) -> None:
        found = search(self.table.game, words)
        for chapter in found:
            for row in chapter["rows"]:
                line(f"{row['id']}  {row['text']}")
        if not found:
            tell("cli-no-rule", words=" ".join(words))


@app.command("play", help="cli-do-play")
def play(game: Annotated[str, typer.Argument(metavar="GAME|FILE", help="cli-arg-play")],
         players: Players = None, level: Level = None,
         people: Annotated[int, typer.Option("--people", metavar="N", min=0, help="cli-opt-people")] = 1,
         bot: Annotated[str | None, typer.Option("--bot", metavar="NAME", help="cli-opt-bot")] = None,
         seed: Seed = None, option: OptionPairs = None, data: DataFile = None,
         file: Annotated[str | None, typer.Option("--file", metavar="FILE", help="cli-opt-file")] = None) -> None:
    if Path(game).is_file():
        sitting = resume(game, bot)
    else:
        seed = secrets.randbits(48) if seed is None else seed
        table = new_table(game, players, level, seed, option, data)
        name = bots.best(table.game.name) if bot is None else bots_named(table.game, bot)[0]
        seats = list(range(table.game.seats(table.state)))
        sitting = Sitting(table, seats[:people], name, file or f"{game}-{seed}.json")
    sitting.play()


def resume(file: str, bot: str | None) -> Sitting:
    """A saved table, or any position: then the first seat is yours."""
    text = read_text(file)
    data = {} if is_record(text) else read_json(text, file)
    table = table_in(text, file)
    if data.get("kotatsu") != "table":
        name = bots_named(table.game, bot)[0] if bot is not None else bots.best(table.game.name)
        return Sitting(table, [0], name, f"{Path(file).stem}-table.json")
    people = data.get("people", [0])
    if not isinstance(people, list) or not all(seat in range(table.game.seats(table.state)) for seat in people):
        raise wrong("people", people)
    name = bots_named(table.game, bot or str(data.get("bot", bots.best(table.game.name))))[0]
    sitting = Sitting(table, people, name, file)
    sitting.told = len(table.log_for(people))
    return sitting
