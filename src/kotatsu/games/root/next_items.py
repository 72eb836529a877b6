"""What the items of `next` need of the table: each row is what the rule that brings an item up has seen to before."""
from collections.abc import Callable
from typing import Any

from kotatsu.games.root.book import BITS, ITEMS, NOWHERE, PIECE_TOTAL, It, Piece
from kotatsu.games.root.factions.alliance import birdsong as alliance
from kotatsu.games.root.factions.alliance.losses import PayOutrage
from kotatsu.games.root.factions.eyrie.birdsong import NewRoostWhere
from kotatsu.games.root.factions.eyrie.decree import Edict, PickEdict, suits_due
from kotatsu.games.root.factions.marquise import build, fill_buildings
from kotatsu.games.root.factions.marquise.losses import FieldHospitals
from kotatsu.games.root.factions.riverfolk import craft, daylight, funds
from kotatsu.games.root.factions.riverfolk.losses import LoseFunds
from kotatsu.games.root.factions.vagabond import aid, explore, repair
from kotatsu.games.root.factions.vagabond.birdsong import RefreshItem
from kotatsu.games.root.factions.vagabond.board import ON_TRACK, PLACES, TRACK
from kotatsu.games.root.factions.vagabond.evening import TossItem
from kotatsu.games.root.factions.vagabond.hits import SufferHit
from kotatsu.games.root.factions.vagabond.items import MakeRoom, SpendItem, board_of, ready_items
from kotatsu.games.root.factions.vagabond.losses import DamageItem
from kotatsu.games.root.factions.vagabond.quests import QuestReward
from kotatsu.games.root.factions.vagabond.swords import PaySwords
from kotatsu.games.root.phases import battle, crafting
from kotatsu.games.root.phases.removal import WhichFirst
from kotatsu.games.root.queries import count, has_piece, links, may_place, on_map, open_slots, warriors
from kotatsu.games.root.state import State
from kotatsu.kernel.agenda import Item

# questions that stand open only as the very next thing: whoever asks them looks first whether there is an answer
FIRST = (alliance.PaySupporter, PayOutrage, NewRoostWhere, Edict, PickEdict, fill_buildings.FillWhich, build.WhichWood,
         FieldHospitals, craft.FundSpace, funds.CommitFund, funds.SpendFund, LoseFunds, RefreshItem, SpendItem, MakeRoom,
         DamageItem, repair.MendItem, explore.Loot, TossItem, QuestReward, SufferHit, PaySwords, battle.LosePiece,
         battle.MayFoil, battle.NameAlly, battle.MayProtect, WhichFirst, crafting.PickPieces)


def needs_met(state: State, item: Item) -> bool:
    """Whether an item finds what it needs; `fit_start` in validate.py tries the first one besides."""
    need = NEEDS.get(type(item))
    return (not isinstance(item, FIRST) or item is state.agenda[-1]) and (need is None or need(state, item))


def has_card(state: State, item: Any) -> bool:
    """The card is in hand, as often as it is to be crafted, exported or given away."""
    taken = [other for other in state.agenda if isinstance(other, (crafting.FinishCraft, daylight.FinishExport, aid.GiveAid))]
    wanted = [(other.seat, other.card) for other in taken].count((item.seat, item.card))
    return state.hands[item.seat].count(item.card) >= wanted


# --- Alliance
def supporters_for(state: State, suit: int) -> int:
    return alliance.supporters_by_suit(state)[suit] if suit < 3 else 0


def may_rise(state: State, item: alliance.BaseRises) -> bool:
    """R8.4.1.i, R8.4.1.iii: a slot is open, and no base of the suit is on the map."""
    suits = [state.suits[place] for place in BITS[state.spots[Piece.BASE]]]
    return open_slots(state, item.clearing) > 0 and state.suits[item.clearing] not in suits \
        and not state.scorched >> item.clearing & 1 and not state.spots[Piece.KEEP] >> item.clearing & 1


def may_spread(state: State, item: alliance.SympathySpreads) -> bool:
    """R8.4.2.i."""
    return not count(state, Piece.SYMPATHY, item.clearing) and may_place(state, item.seat, item.clearing) \
        and on_map(state, Piece.SYMPATHY) < PIECE_TOTAL[Piece.SYMPATHY]


# --- Marquise
def may_fill(state: State, item: Any) -> bool:
    """R-M3: wood or warriors for fewer buildings than there are."""
    served = item.given.bit_count() + item.left
    sites = fill_buildings.one_by_one(state, item.building) if item.building in (Piece.SAWMILL, Piece.RECRUITER) else []
    return bool(item.left <= fill_buildings.stock(state, item.building) and served < len(sites) and item.given < 1 << len(sites))


def may_pay_wood(state: State, item: Any) -> bool:
    """R6.5.4.ii: the wood is there."""
    return bool(item.cost <= build.wood_in(state, build.realm_around(state, item.seat, item.clearing)))


def may_build(state: State, item: build.FinishBuild) -> bool:
    """R6.5.4: an open slot, and a building of the kind on its track."""
    return item.piece in (Piece.SAWMILL, Piece.WORKSHOP, Piece.RECRUITER) and open_slots(state, item.clearing) > 0 \
        and on_map(state, item.piece) < PIECE_TOTAL[item.piece] and may_place(state, item.seat, item.clearing)


# --- Riverfolk
def may_sail(state: State, item: daylight.RiverfolkMove) -> bool:
    """R11.5.1."""
    there = warriors(state, item.seat, item.src)
    return 0 < item.number <= there and item.dst in links(state, item.seat, item.src) and not state.scorched >> item.dst & 1


def may_fight(state: State, item: daylight.RiverfolkBattle) -> bool:
    """R11.5.2, R4.3."""
    return item.defender not in (NOWHERE, item.seat) and warriors(state, item.seat, item.clearing) > 0 \
        and has_piece(state, item.defender, item.clearing)


# --- Vagabond
def is_other(state: State, item: Any) -> bool:
    """R9.5.4: aid goes to one of the others."""
    return item.other not in (NOWHERE, item.seat)


def is_full(state: State, item: MakeRoom) -> bool:
    """R-P17: the track of a crafted item is full, and the item lies in the supply."""
    board = board_of(state, item.seat)
    return It.TEA <= item.item < ITEMS and board.items[item.item * PLACES + TRACK] == ON_TRACK and state.items[item.item] > 0


NEEDS: dict[type, Callable[[State, Any], bool]] = {
    alliance.PaySupporter: lambda state, item: 0 < item.number <= supporters_for(state, item.suit),
    alliance.SpendSupporters: lambda state, item: item.number <= supporters_for(state, item.suit),
    alliance.RevoltBreaksOut: lambda state, item: bool(alliance.revolt_targets(state, item.seat) >> item.clearing & 1),
    alliance.BaseRises: may_rise,
    alliance.SympathySpreads: may_spread,
    PickEdict: lambda state, item: len(suits_due(state, item.column)) > 0,
    Edict: lambda state, item: item.suit in suits_due(state, item.column),
    fill_buildings.FillWhich: may_fill,
    fill_buildings.FillSome: may_fill,
    build.WhichWood: may_pay_wood,
    build.PayWood: may_pay_wood,
    build.FinishBuild: may_build,
    daylight.RiverfolkMove: may_sail,
    daylight.RiverfolkBattle: may_fight,
    daylight.PlaceRecruit: lambda state, item: may_place(state, item.seat, item.clearing),
    daylight.FinishExport: has_card,
    crafting.FinishCraft: has_card,
    LoseFunds: lambda state, item: 0 < item.number <= sum(state.riverfolk.funds),
    aid.GiveAid: lambda state, item: is_other(state, item) and has_card(state, item),
    aid.TakeInReturn: is_other,
    aid.CountAid: is_other,
    SpendItem: lambda state, item: 0 < item.number <= ready_items(board_of(state, item.seat)),
    MakeRoom: is_full,
    QuestReward: lambda state, item: item.suit < 3,
}
