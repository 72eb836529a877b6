### Senjutsu at the table: what is asked, chosen and told. A draft: it moves to words/en/ with its translations,
### beside senjutsu-terms.ftl, the words of the glossary (facts/glossary.md, chapter 3).

## Names

senjutsu-hex-at = hex { $q },{ $r }
senjutsu-bot-number = { $name } { $number }
senjutsu-bot-leader = Samurai leader
senjutsu-bot-katana = Katana ashigaru
senjutsu-bot-yari = Yari ashigaru
senjutsu-bot-yumi = Yumi ashigaru
senjutsu-bot-master = The Master
senjutsu-bot-student = The Student
senjutsu-bot-ronin = The Ronin
senjutsu-bot-warrior = The Warrior
senjutsu-direction-f = forward
senjutsu-direction-fr = forward right
senjutsu-direction-br = back right
senjutsu-direction-b = back
senjutsu-direction-bl = back left
senjutsu-direction-fl = forward left
senjutsu-side-right = right
senjutsu-side-left = left
senjutsu-terrain-nothing = the edge
senjutsu-terrain-pillar = Torii pillar
senjutsu-terrain-gate = Torii gate
senjutsu-terrain-lord = Fallen lord
senjutsu-asks-quiet = no instants this turn
senjutsu-asks-ask = ask me for instants
senjutsu-line = { $text }

## What is chosen

senjutsu-act-pass = No
senjutsu-act-choose = { $card }, { $asks }
senjutsu-act-play = Play { $card }
senjutsu-act-pay = Pay the focus
senjutsu-act-name = Initiative { $value }
senjutsu-act-slot = { $slot ->
    [1] Go first
    [2] Go second
    [3] Go third
   *[other] Go last
  }
senjutsu-act-step = Step { $direction }
senjutsu-act-turn = Turn { $side }
senjutsu-act-stop = Stay here
senjutsu-act-line = Line { $line }
senjutsu-act-draw = { $number ->
    [0] Draw nothing
    [one] Draw { $number } card
   *[other] Draw { $number } cards
  }
senjutsu-act-ring = { $focus ->
    [0] Ring to { $kamae }
   *[other] Ring to { $kamae }, { $focus } focus
  }
senjutsu-act-switch = Switch to { $kamae }
senjutsu-act-discard = Discard { $card }
senjutsu-act-shuffle = Shuffle { $card } into the deck
senjutsu-act-take = Take { $card }
senjutsu-act-target = { $other }
senjutsu-act-push = { $way ->
    [0] Straight up
    [1] Up and right
    [2] Down and right
    [3] Straight down
    [4] Down and left
   *[5] Up and left
  }
senjutsu-act-cure = { $number ->
    [0] Discard no stun
    [one] Discard { $number } stun
   *[other] Discard { $number } stuns
  }
senjutsu-act-forbid = Forbid { $card }
senjutsu-act-ban = Forbid the type { $kind }
senjutsu-act-poison = { $poison }
senjutsu-act-lay = { $terrain } on { $hex }
senjutsu-act-stand = Stand on { $hex }, facing { $facing }
senjutsu-act-prepare = Take { $card } into the first hand
senjutsu-act-pool = Pool { $number }
senjutsu-act-shown = The top card is { $card }
senjutsu-act-top = { $card } goes face down
senjutsu-act-dealt = { $card } goes into the deck
senjutsu-act-drawn = Drawn: { $card }
senjutsu-act-buried = The top card goes face down
senjutsu-act-peeked = On top lies { $card }
senjutsu-act-fixed = Face down lay { $card }

## What is asked

senjutsu-ask-terrain = { $who }: where does the next piece of terrain lie?
senjutsu-ask-stand = { $who }: where do you start, and facing which way?
senjutsu-ask-prepare = { $who }: fetch a Prepared card?
senjutsu-ask-choose = { $who }: which card do you lay face down?
senjutsu-ask-initiative = { $card }: pay focus for the other initiative?
senjutsu-ask-replace = Replace { $card }?
senjutsu-ask-name = { $card }: which initiative?
senjutsu-ask-slot = { $who }: in which order?
senjutsu-ask-bot-slot = { $other } has the same initiative: when does it act?
senjutsu-ask-end = { $who }: pay two focus to end { $card }?
senjutsu-ask-discard = { $who }: which card do you discard?
senjutsu-ask-discard-down = { $who }: too many cards. Which one goes face down?
senjutsu-ask-search = { $who }: which card do you take from your deck?
senjutsu-ask-peeked = { $who }: which of these top cards goes to the hand?
senjutsu-ask-take = { $who }: which card do you take from the discard pile?
senjutsu-ask-shuffle = { $who }: which card goes back into your deck?
senjutsu-ask-draw = { $who }: how many cards do you draw?
senjutsu-ask-change = { $who }: move the ring?
senjutsu-ask-switch = { $who }: which kamae?
senjutsu-ask-switch-foe = { $who }: which kamae must the foe take?
senjutsu-ask-move = { $card }: step or turn?
senjutsu-ask-push = { $who }: which way is { $other } pushed?
senjutsu-ask-turn-foe = { $who }: which way is { $other } turned?
senjutsu-ask-line = { $card }: which line?
senjutsu-ask-foe = { $card }: whom does it affect?
senjutsu-ask-struck = { $card }: which of those you hit?
senjutsu-ask-extra = { $card }: pay for the extra effect?
senjutsu-ask-pay-counter = { $who }: pay for the counter?
senjutsu-ask-counter = { $who }: counter the blocked attack?
senjutsu-ask-poison = { $who }: which poison?
senjutsu-ask-cure = { $who }: how many stuns do you discard?
senjutsu-ask-ban = { $who }: which type does nobody play this turn?
senjutsu-ask-forbid = { $who }: which card does nobody play this turn?
senjutsu-ask-pool = { $who }: from which pool does the extra card of { $other } come?
senjutsu-ask-instant-start = { $who }: play an instant before the turn begins?
senjutsu-ask-instant-before = { $who }: play an instant before your card?
senjutsu-ask-instant-hit = { $who }: your attack succeeded. Play an instant?
senjutsu-ask-instant-blocked = { $who }: your block succeeded. Play an instant?
senjutsu-ask-instant-after = { $who }: your card is resolved. Play an instant?

## What is declined

senjutsu-no-prepare = No more Prepared cards
senjutsu-no-initiative = Keep the printed initiative
senjutsu-no-replace = Keep the card
senjutsu-no-end = Let it lie
senjutsu-no-search = Take nothing
senjutsu-no-peeked = Take nothing
senjutsu-no-shuffle = Keep all of them
senjutsu-no-change = Leave the ring where it is
senjutsu-no-line = Skip the line
senjutsu-no-extra = Without the extra effect
senjutsu-no-pay-counter = No counter
senjutsu-no-counter = No counter
senjutsu-no-instant-start = No instant
senjutsu-no-instant-before = No instant
senjutsu-no-instant-hit = No instant
senjutsu-no-instant-blocked = No instant
senjutsu-no-instant-after = No instant

## What is told

senjutsu-event-turn = Turn { $turn }.
senjutsu-event-drew = { $who } draws a card.
senjutsu-event-drew-card = You draw { $card }.
senjutsu-event-no-card = { $who } has no card left to draw.
senjutsu-event-bled = { $who } bleeds: the top card goes face down.
senjutsu-event-revealed = { $who } reveals { $card }.
senjutsu-event-paid = { $who } pays { $count } focus and has { $left } left.
senjutsu-event-initiative = { $who } acts at initiative { $value }.
senjutsu-event-replaced = { $who } plays { $card } instead of { $old }.
senjutsu-event-named = { $who } names initiative { $value }.
senjutsu-event-first = { $slot ->
    [1] { $who } goes first.
    [2] { $who } goes second.
   *[other] { $who } goes later.
  }
senjutsu-event-resolves = { $who }: { $card } at { $value }.
senjutsu-event-stepped = { $who } moves to { $hex }.
senjutsu-event-turned = { $who } turns { $side }.
senjutsu-event-collided = { $who } is forced against the edge of the board.
senjutsu-event-bumped = { $who } runs into { $other }.
senjutsu-event-terrain = { $who } is forced into terrain: { $terrain }.
senjutsu-event-missed = { $card } hits nobody.
senjutsu-event-wounded = { $who } is wounded: { $plain } plain, { $bleeding } bleeding, { $total } in all.
senjutsu-event-lessened = { $who }’s armour takes one wound.
senjutsu-event-stunned = { $who } takes a stun.
senjutsu-event-hobbled = { $who } takes a hobble.
senjutsu-event-poisoned = { $who } is poisoned: { $poison }.
senjutsu-event-executed = { $who } is executed.
senjutsu-event-defeated = { $who } is defeated.
senjutsu-event-pushed = { $count ->
    [0] { $who } is pushed, but does not move.
    [one] { $who } is moved by { $count } hex.
   *[other] { $who } is moved by { $count } hexes.
  }
senjutsu-event-swapped = { $who } and { $other } change places.
senjutsu-event-unfocused = { $who } loses { $count } focus and has { $left } left.
senjutsu-event-focused = { $who } gains { $count } focus and has { $left } now.
senjutsu-event-stopped = The attack on { $who } is stopped.
senjutsu-event-blocked = { $who } blocks { $other } at { $value }.
senjutsu-event-counters = { $who } counters with { $card }.
senjutsu-event-instant = { $who } plays the instant { $card }.
senjutsu-event-shields = { $who } raises shields at { $value }.
senjutsu-event-kamae = { $who }: the ring is on { $kamae }.
senjutsu-event-discarded = { $who } discards { $card }.
senjutsu-event-discarded-down = { $who } discards a card face down.
senjutsu-event-shuffled = { $count ->
    [one] { $who } shuffles { $count } card into the deck.
   *[other] { $who } shuffles { $count } cards into the deck.
  }
senjutsu-event-searched-hidden = { $who } searches the deck and takes nothing.
senjutsu-event-searched-taken = { $who } searches the deck and takes a card.
senjutsu-event-took = { $who } takes a card.
senjutsu-event-took-card = You take { $card }.
senjutsu-event-looked = { $who } looks at the hand of { $other }.
senjutsu-event-saw = You see { $card }.
senjutsu-event-advantage = { $who } takes the advantage.
senjutsu-event-cancelled-movement = { $who } cannot move any more this turn.
senjutsu-event-cancelled-turns = { $who } cannot turn any more this turn.
senjutsu-event-cancelled-card = The card of { $who } is cancelled.
senjutsu-event-stays = { $card } stays in play with { $who }.
senjutsu-event-ends = { $card } ends.
senjutsu-event-cured-status = { $who } is free of all states.
senjutsu-event-cured-bleeding = { $who }’s bleeding wounds become plain ones.
senjutsu-event-cured-stuns = { $who } discards stuns.
senjutsu-event-worsened = A wound of { $who } begins to bleed.
senjutsu-event-banned = { $who } forbids the type { $kind } this turn.
senjutsu-event-forbade = { $who } forbids { $card } this turn.
senjutsu-event-stole = { $who } steals focus from { $other }.
senjutsu-event-stun-spent = { $who } shakes off a stun.
senjutsu-event-poison-spent = { $who } has got over the poison.
senjutsu-event-hobble-gone = { $who } gets rid of a hobble.
senjutsu-event-terrain-gone = { $terrain } on { $hex } is gone.
senjutsu-event-placed = { $who } starts on { $hex }.
senjutsu-event-laid = { $who } lays terrain on { $hex }: { $terrain }.
senjutsu-event-prepared = { $who } fetches a Prepared card.
senjutsu-event-won = { $who } has won.
senjutsu-event-drawn-game = Nobody is left standing: a draw.
senjutsu-event-unveiled = { $who } is hidden no more.
senjutsu-event-turned-foe = { $who } is turned.
senjutsu-event-gave = { $who } puts a card into the hand of { $other }.
senjutsu-event-decided-attacks = { $who } attacks (step { $step } of its list).
senjutsu-event-decided-not = { $who } cannot attack (step { $step } of its list).
senjutsu-event-behaviour-left = { $who } now comes from the left.
senjutsu-event-behaviour-middle = { $who } now comes from the front.
senjutsu-event-behaviour-right = { $who } now comes from the right.
senjutsu-event-rotated = { $card } turns.

## Why not

senjutsu-why-other = Another decision comes first: { $question }
senjutsu-why-way = { $who } cannot go there of their own will: the hex is taken, or off the board.
senjutsu-why-poison = { $card } is in your hand and must be chosen.
senjutsu-why-not-held = { $card } is not in your hand.
senjutsu-why-instant = { $card } is an instant: it is played at its own moment, not chosen.
senjutsu-why-cost = { $card } costs { $need } focus, and you have { $count }.
senjutsu-why-kamae = { $card } cannot be played in this kamae.
senjutsu-why-forbidden = { $card } is forbidden now.

## Options and decks

senjutsu-option-players = Players
senjutsu-option-players-help = How many people fight.
senjutsu-option-characters = Characters
senjutsu-option-characters-help = Who fights, in the order of seats.
senjutsu-option-decks = Decks
senjutsu-option-decks-help = The printed signature decks of 30 cards, or their extensions to 40.
senjutsu-option-decks-signature = Signature, 30 cards
senjutsu-option-decks-extended = Extended, 40 cards
senjutsu-option-mode = Mode
senjutsu-option-mode-help = Everybody for themselves, two teams of two, or together against bots.
senjutsu-option-mode-versus = Duel or free-for-all
senjutsu-option-mode-teams = Two teams
senjutsu-option-mode-solo = Against bots
senjutsu-option-bots = Bots
senjutsu-option-bots-help = Whom the players fight, one to six.
senjutsu-option-nightmare = Nightmare mode
senjutsu-option-nightmare-help = Each bot gets a nightmare card instead of one attack.
senjutsu-option-battlefield = Battlefield
senjutsu-option-battlefield-help = Where the fight takes place.
senjutsu-option-terrain = Terrain
senjutsu-option-terrain-help = None, the recommended pieces, or placed by the players.
senjutsu-option-terrain-none = None
senjutsu-option-terrain-recommended = Recommended
senjutsu-option-terrain-placed = Placed by the players
senjutsu-option-mirror = Mirror match
senjutsu-option-mirror-help = The same character may take part twice.
senjutsu-option-pushed_goes_on = Pushed figures go on
senjutsu-option-pushed_goes_on-help = A figure that is pushed into terrain still resolves the rest of its card.
senjutsu-twice = { $who } can take part only once, unless mirror matches are allowed.
senjutsu-teams-of-two = Teams need four players, and there are { $count }.
senjutsu-versus-alone = A fight without bots needs at least two players.
senjutsu-not-in-deck = { $field }: card { $card } is not in this deck list, or lies elsewhere already.
senjutsu-deck-no-weapon = { $field }: the deck names no weapon, such as “weapon 071”.
senjutsu-deck-size = The deck has { $count } cards; it must have { $wanted }.
senjutsu-deck-weapon = { $card } is not a weapon of this character ({ $who }).
senjutsu-deck-core = { $card } is a core card and cannot be in a deck.
senjutsu-deck-owner = { $card } belongs to another character: { $who }.
senjutsu-deck-copies = The deck has { $count } copies of { $card }; it may have { $most }.
senjutsu-deck-rank = The deck has { $count } cards of the rank { $rank }; it may have { $most }.
senjutsu-deck-school = { $card } belongs to a school that was not chosen: { $school }.

## Results

senjutsu-outcome-won = { $who } has won.
senjutsu-outcome-team = { $who } and { $other } have won.
senjutsu-outcome-draw = A draw: nobody is left standing.
