# The records of Battlecrest as owners' packs have them.

battlecrest-no-face = { $field }: the other face, “{ $card }”, is missing.
battlecrest-no-solo = { $field }: the hero “{ $hero }” needs a solo card (kind = "solo", plays = "{ $hero }").
battlecrest-no-crest = { $field }: no card shows the crest “{ $value }”. Known: { $known }.
battlecrest-card-count = { $field }: action cards: { $count }, but a hero has from 1 to { $most }.
battlecrest-records-map = The map
battlecrest-records-landmarks = Landmarks, both faces
battlecrest-records-orders = Order cards, both faces
battlecrest-records-solo = Solo cards
battlecrest-record-face = { $name }, { $face ->
        [start] START face
        [back] back
        [a] face A
       *[b] face B
    }
battlecrest-record-order-name = Order { $order }
battlecrest-record-solo-name = Solo card: { $who }
battlecrest-record-hero = Hero. health; crests: at which health the health card shows which crest; text: what a star does.
battlecrest-record-minion = Minion. hero: whose it is; defence; move: how far it goes at most; text: what a star does.
battlecrest-record-item = Item, one record for each face. hero: whose it is; defence; text: what a star does.
battlecrest-record-action =
    Action card, one record for each face. move; defence; crest: what is primed; boost: a crest that adds to the defence, if there is one;
    text: what it does from top to bottom. Words: attack, push, march, flight, heal, ready, swap, star, flip; r1-3 is the range, all every enemy,
    +1/SKY adds one for each primed crest, may what you are free to do, minion what the minion does.
battlecrest-record-map = The map. Cells are row and column letter: six landmarks, then heroes, minions (top, bottom), and which landmark lies beside each hero.
battlecrest-record-landmark =
    Landmark, one record for each face. Edges of the upright card: north, east, south, west, each with MOVE, ATK, DEF, RANGE, PUSH, HAZARD,
    WAYPOINT or STAR, twice where it is printed twice. text: what its STAR offers.
battlecrest-record-order =
    Order card, one record for each face. steps: M move, A activate, R refresh check; compass: black arrow, grey arrow; choice: leftmost or rightmost;
    refresh; defence: the modifier; unique: true where the face shows the unique crest.
battlecrest-record-solo =
    Solo card. hero and minion: the distances to which its warriors go; stars: star abilities in order of priority; refresh: added to the refresh
    value; ignores: bonuses that it does not seek; lost_minion = "fallback" where it says so; text: the fallback ability.
