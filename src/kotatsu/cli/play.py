"""`play`: a game in the terminal, with bots on the empty seats."""
import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from kotatsu import bots
from kotatsu.cli import board
from kotatsu.cli.app import DataFile, DeckFiles, Level, OptionPairs, Players, Seed, app
from kotatsu.cli.choosing import Menu, Way
from kotatsu.cli.files import read_text
from kotatsu.cli.lab import bots_named
from kotatsu.cli.output import line, out, read, read_data, show, tell, word
from kotatsu.cli.positions import listed, name_of, new_table, save
from kotatsu.cli.rules import search
from kotatsu.kernel.errors import Illegal, Unreadable
from kotatsu.kernel.game import SPECTATOR
from kotatsu.kernel.notation import wrong
from kotatsu.kernel.phrase import say
from kotatsu.kernel.prompt import Prompt
from kotatsu.kernel.record import is_record
from kotatsu.kernel.table import Table
from kotatsu.search.aims import aims
from kotatsu.sim.seeds import seed_for
from kotatsu.tables import read_json, table_in

NEWS = 8                                       # so many lines of what happened stand above a question on a screen


class Sitting:
    """A table in the terminal: who leads which seat, and the file it is kept in."""

    def __init__(self, table: Table, people: list[int], bot: str, file: str) -> None:
        self.table = table
        self.people = people
        self.bot = bot
        self.file = file
        self.tells_aims = False      # bots say after each turn what they were up to
        self.told = 0                # entries of the log already read out
        self.said: list[str] = []    # what bots have said since
        seats = range(table.game.seats(table.state))
        self.bots = {seat: bots.make(table.game.name, bot, seed_for(table.luck.seed, "bot", seat))
                     for seat in seats if seat not in people}

    def keep(self) -> None:
        """Write the game down as it stands: after every decision, so that nothing can be lost."""
        save(self.file, {**self.table.save(), "people": self.people, "bot": self.bot})

    def save(self, file: str | None = None) -> None:
        self.file = file or self.file
        self.keep()
        tell("cli-play-saved", file=self.file)

    # --- the course of play
    def play(self) -> None:
        """Until the game is over or the person leaves, by `q` or by the keys that stop any program."""
        self.welcome()
        try:
            stays = self.go_on()
        except (EOFError, KeyboardInterrupt):
            line()
            stays = False
        if not stays:
            self.save()
            tell("cli-play-resume", file=self.file)
            return
        self.keep()
        self.show_board(self.viewer())
        outcome = self.table.outcome()
        assert outcome is not None
        tell("cli-play-replay", file=self.file)
        line(read(outcome.words), style="bold")

    def welcome(self) -> None:
        """Who sits where, and how to choose."""
        if self.people:
            tell("cli-play-yours", count=len(self.people), names=self.names(self.people))
        if self.bots:
            tell("cli-play-bots", bot=self.bot, names=self.names(self.bots))
        tell("cli-play-welcome")
        if out().is_terminal and self.people:
            out().input(word("cli-play-enter"))

    def names(self, seats: Iterable[int]) -> str:
        return ", ".join(name_of(self.table, seat) for seat in seats)

    def go_on(self) -> bool:
        """Bots choose, people are asked; False when one of them leaves."""
        while self.table.outcome() is None:
            seats = self.table.decisions()
            mine = [seat for seat in seats if seat in self.people]
            if not mine:
                self.let_bot_choose(seats[0])
            elif not self.ask(mine[0]):
                return False
            self.keep()
        return True

    def viewer(self, seat: int = SPECTATOR) -> int:
        """With whose eyes the board is drawn: the one who decides, or the only person here."""
        return seat if seat != SPECTATOR else self.people[0] if len(self.people) == 1 else SPECTATOR

    def let_bot_choose(self, seat: int) -> None:
        table = self.table
        assert table.item is not None
        when = table.game.moment(table.state)
        table.do(seat, bots.decide(self.bots[seat], table.game, table.state, table.item, seat))
        if self.tells_aims and table.game.moment(table.state) != when:
            found = ", ".join(read(one) for one in aims(table, seat))
            self.said += [word("cli-play-aims", who=name_of(table, seat), aims=found)] if found else []

    def show_board(self, viewer: int) -> None:
        """What happened since the last time, and the board: on a screen it stays at the top, the newest lines below it."""
        news = self.news()
        if not out().is_terminal:
            for text in news:
                line(f"  {text}", style="dim")
            show(board.drawing(self.table, viewer))
            return
        out().clear()
        show(board.drawing(self.table, viewer))
        if len(news) > NEWS:
            line(word("cli-play-earlier", count=len(news) - NEWS), style="dim")
        for text in news[-NEWS:]:
            line(f"  {text}", style="dim")

    def news(self) -> list[str]:
        """What happened since the last time, a sentence each."""
        log = self.table.log_for(self.people)
        found = [read_data(event["words"]) for entry in log[self.told:] for event in entry["events"]]
        found, self.said = [*found, *self.said], []
        self.told = len(log)
        return found

    # --- one question
    def ask(self, seat: int) -> bool:
        """Ask until something is chosen; False to leave."""
        self.show_board(seat)
        prompt = next(found for found in self.table.prompts([seat]) if found.seat == seat)
        menu = Menu(self.table.game.name, prompt.actions)
        while True:
            self.put_question(seat, prompt, menu)
            answer = out().input("> ").strip()
            if answer in ("q", "quit"):
                return False
            try:
                if self.heed(seat, prompt, menu, answer):
                    return True
            except Illegal as problem:
                cited = f" [{problem.rule}]" if problem.rule else ""
                line(read(problem.phrase) + cited, style="yellow")
            except Unreadable as problem:
                line(read(problem.phrase), style="yellow")

    def put_question(self, seat: int, prompt: Prompt, menu: Menu) -> None:
        """Who is asked what, what has been said of the answer, and what may be chosen."""
        who = word("cli-play-you", name=name_of(self.table, seat)) if len(self.people) == 1 else name_of(self.table, seat)
        line(f"\n{who}: {read(menu.asks(prompt.asks))} [{prompt.rule}]", style="bold")
        if menu.taken and menu.turns:
            line(f"  {menu.trail()}   {word('cli-play-back')}", style="dim")
        show(listed(menu.ways()))

    def heed(self, seat: int, prompt: Prompt, menu: Menu, answer: str) -> bool:
        """Do what was typed; True when the question is done with."""
        command, _, rest = answer.partition(" ")
        ways = menu.ways()
        if not answer and len(ways) == 1:
            return self.take(seat, menu, ways[0])
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
            self.show_board(seat)
        elif command in ("w", "why"):
            self.explain(seat, prompt, rest.strip())
        elif command in ("r", "rule"):
            self.read_rules(rest.split())
        elif command == "0":
            if not menu.back():
                tell("cli-play-no-back")
        else:
            return self.choose(seat, menu, ways, answer)
        return False

    def choose(self, seat: int, menu: Menu, ways: list[Way], answer: str) -> bool:
        """A choice by its number, by its words or by its text; True if that settles it."""
        if answer.isascii() and answer.isdigit():
            if not 1 <= int(answer) <= len(ways):
                raise Unreadable(say("cli-play-number", number=answer, last=len(ways)))
            return self.take(seat, menu, ways[int(answer) - 1])
        named = [way for way in ways if way.words.lower() == answer.lower()] or [
            way for way in ways if way.words.lower().startswith(answer.lower())]
        if len(named) == 1:
            return self.take(seat, menu, named[0])
        try:
            self.table.parse(answer)
        except Unreadable as problem:
            raise Unreadable(say("cli-play-typo", text=answer, offered="; ".join(way.words for way in ways))) from problem
        self.table.do(seat, answer)
        return True

    def take(self, seat: int, menu: Menu, way: Way) -> bool:
        """Do a choice, or go on into a group of them."""
        if way.choice is not None:
            self.table.do(seat, way.choice.action)
            return True
        menu.take(way)
        return False

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
         seed: Seed = None, option: OptionPairs = None, deck: DeckFiles = None, data: DataFile = None,
         file: Annotated[str | None, typer.Option("--file", metavar="FILE", help="cli-opt-file")] = None,
         tell_aims: Annotated[bool, typer.Option("--aims", help="cli-opt-aims")] = False) -> None:
    if Path(game).is_file():
        sitting = resume(game, bot)
    else:
        seed = secrets.randbits(48) if seed is None else seed
        table = new_table(game, players, level, seed, option, data, deck=deck)
        name = bots.best(table.game.name) if bot is None else bots_named(table.game, bot)[0]
        seats = list(range(table.game.seats(table.state)))
        if people > len(seats):
            raise Unreadable(say("cli-too-many-people", people=people, seats=len(seats)))
        sitting = Sitting(table, seats[:people], name, file or f"{game}-{seed}.json")
    sitting.tells_aims = tell_aims
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
