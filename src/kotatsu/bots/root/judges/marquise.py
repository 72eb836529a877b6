"""The Marquise: an industry to build, wood to build it with and ground to build on, the Keep to hold."""
from kotatsu.bots.root.field import open_ground
from kotatsu.games.root.book import CLEARINGS, PIECES, Piece
from kotatsu.games.root.factions.marquise.build import realms
from kotatsu.games.root.factions.marquise.evening import draw_number
from kotatsu.games.root.queries import on_map
from kotatsu.games.root.state import State


def worth(state: State, seat: int) -> float:
    """Buildings scored when they were built; here is what they are good for later."""
    sawmills, recruiters = on_map(state, Piece.SAWMILL), on_map(state, Piece.RECRUITER)
    total = 20.0 * min(3, sawmills) + 11.0 * max(0, sawmills - 3) + 7.0 * on_map(state, Piece.WORKSHOP) + 10.0 * recruiters
    for clearing in range(CLEARINGS):                        # what stands together is guarded together
        base = clearing * PIECES
        stands = state.pieces[base + Piece.SAWMILL] + state.pieces[base + Piece.WORKSHOP] + state.pieces[base + Piece.RECRUITER]
        if stands:
            total += (0.8 + 0.8 * stands) * min(3, state.warriors[clearing * state.book.seats + seat])
            if state.pieces[base + Piece.RECRUITER]:         # and recruits come to help
                total += 1.0 * stands
    total += 8.0 * draw_number(state) + 30.0 * on_map(state, Piece.KEEP)
    total += 4.0 * min(3, open_ground(state, seat, 3))
    return total + wood_worth(state, seat)


def wood_worth(state: State, seat: int) -> float:
    """Wood counts where it can be brought together: most in the realm that has most of it."""
    stores = [state.pieces[clearing * PIECES + Piece.WOOD] for clearing in range(CLEARINGS)]
    wood = sum(stores)
    if not wood:
        return 0.0
    ground = realms(state, seat)
    most = 0
    for start in range(CLEARINGS):
        realm = ground[start]
        if realm and stores[start]:
            most = max(most, sum([stores[clearing] for clearing in range(CLEARINGS) if realm >> clearing & 1]))
    return 6.0 * min(most, 5) + 3.0 * max(0, most - 5) + 2.0 * (wood - most)
