### Senjutsu at the table: what is asked, chosen and told. Names and terms: senjutsu-terms.ftl; cards: senjutsu-cards.ftl.
### $who and $other are figures (senjutsu-character-…, senjutsu-bot-…), with their cases as $who_gen, $who_dat, $who_acc, $who_ins.

## Names

game-senjutsu = Senjutsu
senjutsu-about = A duel of samurai: each of you lays a card face down, both are turned up together, and the faster one strikes first. One to four fight, against each other or against bots and hordes.
senjutsu-owner = Senjutsu: Battle for Japan was designed by Paul D. Allen and James Faulkner and published by Stone Sword Games. Names and game are theirs; this page is unofficial and has no connection with them. If you like it, buy the box: it is splendid.
senjutsu-hex-at = hex { $q },{ $r }
senjutsu-bot-number = { $name } { $number }
    .gender = { $name_gender }
senjutsu-bot-master = Bot Master
    .gender = m
senjutsu-bot-student = Bot Student
    .gender = m
senjutsu-bot-ronin = Bot Ronin
    .gender = m
senjutsu-bot-warrior = Bot Warrior
    .gender = m
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

## What is chosen

senjutsu-act-pass = No
senjutsu-act-choose = { $card }, { $asks }
senjutsu-result-choose = initiative { $value }{ $cost ->
    [0] {""}
   *[other] , costs { $cost } focus
  }
senjutsu-result-choose-hits = initiative { $value }{ $cost ->
    [0] {""}
   *[other] , costs { $cost } focus
  }, can hit { $other }
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
senjutsu-act-stand = { $facing ->
    [0] { $hex }, facing up
    [1] { $hex }, facing up right
    [2] { $hex }, facing down right
    [3] { $hex }, facing down
    [4] { $hex }, facing down left
   *[5] { $hex }, facing up left
  }
senjutsu-act-enter = Enters on { $hex }
senjutsu-act-stance = Make it { $stance }
senjutsu-act-returned = Card { $number } of the discard pile goes back into the deck
senjutsu-act-prepare = Take { $card } into the first hand
senjutsu-act-pool = Pool { $number }
senjutsu-act-shown = The top card is { $card }
senjutsu-act-top = { $card } goes face down
senjutsu-act-dealt = { $card } goes into the deck
senjutsu-act-rolled = By chance: { $behaviour }, { $stance }
senjutsu-act-drawn = Drawn: { $card }
senjutsu-act-buried = The top card goes face down
senjutsu-act-peeked = On top lies { $card }
senjutsu-act-fixed = Face down lay { $card }

## What is asked

senjutsu-ask-terrain = Next piece of terrain: { $terrain }. On which hex?
senjutsu-ask-stand = Where do you start, and facing which way?
senjutsu-ask-prepare = Fetch a Prepared card?
senjutsu-ask-choose = Which card do you lay face down?
senjutsu-ask-initiative = { $card }: pay focus for the other initiative?
senjutsu-ask-replace = Replace { $card }?
senjutsu-ask-name = { $card }: which initiative?
senjutsu-ask-slot = In which order?
senjutsu-ask-bot-slot = { $other } has the same initiative: when does it act?
senjutsu-ask-end = Pay two focus to end { $card }?
senjutsu-ask-discard = Which card do you discard?
senjutsu-ask-discard-down = Too many cards. Which one goes face down?
senjutsu-ask-search = Which card do you take from your deck?
senjutsu-ask-peeked = Which of these top cards goes into the hand?
senjutsu-ask-take = Which card do you take from the discard pile?
senjutsu-ask-shuffle = Which card goes back into your deck?
senjutsu-ask-draw = How many cards do you draw?
senjutsu-ask-change = Move the ring?
senjutsu-ask-switch = Which kamae?
senjutsu-ask-switch-foe = Which kamae must the foe take?
senjutsu-ask-move = { $card }: step or turn?
senjutsu-ask-push = Which way is { $other } pushed?
senjutsu-ask-turn-foe = Which way is { $other } turned?
senjutsu-ask-line = { $card }: which line?
senjutsu-ask-foe = { $card }: whom does it affect?
senjutsu-ask-struck = { $card }: which of those you hit?
senjutsu-ask-extra = { $card }: pay for the extra effect?
senjutsu-ask-pay-counter = Pay for the counter?
senjutsu-ask-counter = Counter the blocked attack?
senjutsu-ask-poison = Which poison?
senjutsu-ask-cure = How many stuns do you discard?
senjutsu-ask-ban = Which type is forbidden this turn?
senjutsu-ask-forbid = Which card is forbidden this turn?
senjutsu-ask-pool = From which pool does { $other }’s extra card come?
senjutsu-ask-enter = Where does { $other } enter?
senjutsu-ask-stance = Which stance does { $other } take?
senjutsu-ask-instant-start = Play an instant before the turn begins?
senjutsu-ask-instant-before = Play an instant before your card?
senjutsu-ask-instant-hit = Your attack succeeded. Play an instant?
senjutsu-ask-instant-blocked = Your block succeeded. Play an instant?
senjutsu-ask-instant-after = Your card is resolved. Play an instant?

## What is declined

senjutsu-no-prepare = No more Prepared cards
senjutsu-no-initiative = Keep the printed initiative
senjutsu-no-replace = Keep the card
senjutsu-no-end = Keep it in play
senjutsu-no-search = Take nothing
senjutsu-no-peeked = Take nothing
senjutsu-no-shuffle = Keep all of them
senjutsu-no-change = Leave the ring where it is
senjutsu-no-line = Skip the line
senjutsu-no-extra = Without the extra effect
senjutsu-no-pay-counter = No counter
senjutsu-no-counter = No counter
senjutsu-no-stance = Leave it as it is
senjutsu-no-instant-start = No instant
senjutsu-no-instant-before = No instant
senjutsu-no-instant-hit = No instant
senjutsu-no-instant-blocked = No instant
senjutsu-no-instant-after = No instant

## What is told

senjutsu-event-turn = Turn { $turn }.
senjutsu-event-drew = { $who } draws a card.
senjutsu-event-drew-card = { $who } draws { $card }.
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
senjutsu-event-resolves = { $who } resolves { $card } at { $value }.
senjutsu-event-resolves-bare = { $who } resolves { $card }.
senjutsu-event-stepped = { $who } moves to { $hex }.
senjutsu-event-turned = { $who } turns { $side }.
senjutsu-event-collided = { $who } is forced against the edge of the board.
senjutsu-event-bumped = { $who } runs into { $other }.
senjutsu-event-terrain = { $who } is forced into terrain: { $terrain }.
senjutsu-event-missed = { $card } hits nobody.
senjutsu-event-wounded = { $who } takes { $bleeding ->
    [0] { $plain ->
        [one] { $plain } wound
       *[other] { $plain } wounds
      }
   *[other] { $plain ->
        [0] { $bleeding ->
            [one] { $bleeding } bleeding wound
           *[other] { $bleeding } bleeding wounds
          }
       *[other] wounds ({ $plain } plain, { $bleeding } bleeding)
      }
  }, { $total } in all.
senjutsu-event-lessened = { $who }’s armour absorbs one wound.
senjutsu-event-stunned = { $who } is stunned.
senjutsu-event-hobbled = { $who } is hobbled.
senjutsu-event-poisoned = { $who } is poisoned: { $poison }.
senjutsu-event-executed = { $who } is executed.
senjutsu-event-defeated = { $who } is defeated.
senjutsu-event-pushed = { $count ->
    [0] { $who } does not budge.
    [one] { $who } is moved { $count } hex.
   *[other] { $who } is moved { $count } hexes.
  }
senjutsu-event-swapped = { $who } and { $other } swap places.
senjutsu-event-unfocused = { $who } loses { $count } focus and has { $left } left.
senjutsu-event-focused = { $who } gains { $count } focus and has { $left } now.
senjutsu-event-stopped = The attack on { $who } is stopped.
senjutsu-event-blocked = { $who } blocks { $other } at { $value }.
senjutsu-event-counters = { $who } counters with { $card }.
senjutsu-event-instant = { $who } plays the instant { $card }.
senjutsu-event-shields = { $who } raises shields at { $value }.
senjutsu-event-kamae = { $who }’s ring moves to { $kamae }.
senjutsu-event-discarded = { $who } discards { $card }.
senjutsu-event-discarded-down = { $who } discards a card face down.
senjutsu-event-shuffled = { $count ->
    [one] { $who } shuffles { $count } card into the deck.
   *[other] { $who } shuffles { $count } cards into the deck.
  }
senjutsu-event-searched-hidden = { $who } searches the deck and takes nothing.
senjutsu-event-searched-taken = { $who } searches the deck and takes a card.
senjutsu-event-took = { $who } takes a card.
senjutsu-event-took-card = { $who } takes { $card }.
senjutsu-event-looked = { $who } looks at { $other }’s hand.
senjutsu-event-saw = { $who } sees { $card }.
senjutsu-event-advantage = { $who } takes the advantage.
senjutsu-event-cancelled-movement = { $who } cannot move any more this turn.
senjutsu-event-cancelled-turns = { $who } cannot turn any more this turn.
senjutsu-event-cancelled-card = { $who }’s card is cancelled.
senjutsu-event-stays = { $who }’s { $card } stays in play.
senjutsu-event-ends = { $card } ends.
senjutsu-event-cured-status = { $who } is rid of every status.
senjutsu-event-cured-bleeding = { $who }’s bleeding wounds become plain ones.
senjutsu-event-cured-stuns = { $who } discards stuns.
senjutsu-event-worsened = One of { $who }’s wounds begins to bleed.
senjutsu-event-banned = { $who } forbids the type { $kind } this turn.
senjutsu-event-forbade = { $who } forbids { $card } this turn.
senjutsu-event-stole = { $who } steals focus from { $other }.
senjutsu-event-stun-spent = { $who } shakes off a stun.
senjutsu-event-poison-spent = { $who } gets over a poison.
senjutsu-event-hobble-gone = { $who } shakes off a hobble.
senjutsu-event-terrain-gone = { $terrain } on { $hex } is gone.
senjutsu-event-placed = { $who } starts on { $hex }.
senjutsu-event-laid = { $who } lays terrain on { $hex }: { $terrain }.
senjutsu-event-prepared = { $who } fetches a Prepared card.
senjutsu-event-won = { $who } has won.
senjutsu-event-drawn-game = Nobody is left standing: a draw.
senjutsu-event-unveiled = { $who } is hidden no more.
senjutsu-event-turned-foe = { $who } now faces another way.
senjutsu-event-gave = { $who } puts a card into { $other }’s hand.
senjutsu-event-decided-rear = { $who } attacks from behind (attack list, step 1).
senjutsu-event-decided-in-place = { $who } hits from where it stands and takes no step (attack list, step 2).
senjutsu-event-decided-most-wounds = { $who } goes where it deals the most wounds, and attacks (attack list, step 2).
senjutsu-event-decided-past-block = { $who } goes to a hex where no block stops the attack (attack list, step 3).
senjutsu-event-decided-past-counter = { $who } goes to a hex where no counter answers the attack (attack list, step 3).
senjutsu-event-decided-past-bot = { $who } goes to a hex from which the attack hits no other bot (attack list, step 3).
senjutsu-event-decided-all-the-same = { $who } is aggressive and attacks all the same (attack list, step 4).
senjutsu-event-decided-holds-back = { $who } is defensive and does not attack (attack list, step 4).
senjutsu-event-decided-into-block = { $who } attacks although the attack will be stopped: no other hex helps (attack list, step 4).
senjutsu-event-decided-out-of-reach = { $who } can hit nobody: the second half of the card follows at its own value (attack list, step 5).
senjutsu-event-decided-shoots = { $who } has the target in range and sight, and shoots (ranged attack).
senjutsu-event-decided-no-shot = { $who } has no target in range and sight: the second half of the card follows (ranged attack).
senjutsu-event-decided-to-goal = { $who } makes for the hex on its behaviour side (movement list, step 1).
senjutsu-event-decided-to-distance = { $who } cannot get to its behaviour side and makes for its preferred distance (movement list, step 2).
senjutsu-event-decided-turns = { $who } only turns its front to the target (movement list, step 3).
senjutsu-event-decided-stays = { $who } stays: no move would be better (movement list, step 4).
senjutsu-event-decided-in-sight = { $who } stays: distance and sight are right (ranged movement, step 1).
senjutsu-event-decided-away = { $who } is too near and moves away (ranged movement, step 2).
senjutsu-event-decided-to-sight = { $who } moves by its behaviour until it sees the target (ranged movement, step 3).
senjutsu-event-decided-any-way = { $who } takes the only way that gives it sight (ranged movement, step 4).
senjutsu-event-decided-nearest = { $who } takes the hex nearest to its goal (ranged movement, step 7).
senjutsu-event-decided-matches = { $who } sets its defence to the value of the attack (defence list, step 2).
senjutsu-event-decided-highest = { $who } cannot match any attack and sets its defence to the highest value (defence list, step 2).
senjutsu-event-decided-of-two-parts = { $who } sets its defence to the part of the attack that wounds most (defence list, step 3).
senjutsu-event-decided-of-several = { $who } sets its defence to the attack that can wound it most (defence list, step 7).
senjutsu-event-decided-counter-hits = The card is an attack: { $who }’s counter wounds (defence list, step 4).
senjutsu-event-decided-counter-fails = The card is not an attack: { $who }’s counter does nothing (defence list, step 4).
senjutsu-event-decided-guards = { $who } turns its shields against the attack (defence list, step 5).
senjutsu-event-decided-faces = { $who } cannot stop an attack and turns its front to the target (defence list, step 5).
senjutsu-event-decided-pushes = { $who } picks the direction that is worst for you.
senjutsu-event-decided-turns-foe = { $who } turns its foe to look the other way.
senjutsu-event-decided-frozen = { $who } is paralysed: its behaviour does not change.
senjutsu-event-decided-before-bots = { $who } acts before the other bots of this value: that is worst for you.
senjutsu-event-targets-nearest = { $who } goes for { $other }: nobody is nearer.
senjutsu-event-targets-side = { $who } goes for { $other }: of the nearest, the one whose behaviour side is nearest.
senjutsu-event-targets-left = { $who } goes for { $other }: of equals, the leftmost.
senjutsu-event-targets-slower = { $who } aims at { $other }, who is slower.
senjutsu-event-targets-lord = { $who } goes for the fallen lord, who lies nearer than any of you.
senjutsu-event-begins = { $who }: behaviour { $behaviour }, stance { $stance }.
senjutsu-event-behaviour-left = { $who } now comes from the left.
senjutsu-event-behaviour-middle = { $who } now comes from the front.
senjutsu-event-behaviour-right = { $who } now comes from the right.
senjutsu-event-stance-aggressive = { $who } is aggressive now.
senjutsu-event-stance-defensive = { $who } is defensive now.
senjutsu-event-rotated = { $card } turns.
senjutsu-event-wave = Stage { $stage }, wave { $wave }.
senjutsu-event-stage-won = Stage { $stage } is won: figures return to their start hexes, hobbles and poisons are gone.
senjutsu-event-returned = { $count ->
    [one] { $who } shuffles { $count } discarded card back into the deck.
   *[other] { $who } shuffles { $count } discarded cards back into the deck.
  }
senjutsu-event-ranked-none = No rank this time.
senjutsu-event-ranked-wood = You have earned the Wood rank.
senjutsu-event-ranked-steel = You have earned the Steel rank.
senjutsu-event-ranked-gold = You have earned the Gold rank.
senjutsu-event-ranked-jade = You have earned the Jade rank.
senjutsu-event-lord-struck = { $who } strikes the fallen lord: all is lost.
senjutsu-event-lost = The bots have won.

## What a choice leads to

senjutsu-leads-hex = to { $hex }
senjutsu-leads-collision = a collision: its penalty, and your turn ends
senjutsu-leads-push = { $other } ends on { $hex }
senjutsu-leads-push-stopped = { $other } ends on { $hex }, collision: { $what }
senjutsu-leads-focus = { $left } focus afterwards
senjutsu-leads-wounds = cards you cannot draw, each a wound: { $wounds }

## Why not

senjutsu-why-other = Another decision comes first: { $question }
senjutsu-why-way = { $who } cannot go there of their own accord: the hex is taken, or off the board.
senjutsu-why-poison = { $card } is in your hand and must be chosen.
senjutsu-why-not-held = { $card } is not in your hand.
senjutsu-why-instant = { $card } is an instant: it is played at its own moment, not chosen.
senjutsu-why-cost = { $card } costs { $need } focus, and you have { $count }.
senjutsu-why-kamae = { $card } cannot be played in this kamae.
senjutsu-why-forbidden = { $card } is forbidden now.
senjutsu-why-answer = That is no answer here: { $question }
senjutsu-why-range = { $card } goes from { $high } to { $low }.
senjutsu-why-pay = You must pay: only then can the attack take place.
senjutsu-why-commit = You have chosen an attack, and this would make it impossible.
senjutsu-why-neutral = Neutral is not a kamae and cannot be chosen.
senjutsu-why-branch = No branch of your tree leads there.
senjutsu-why-straight = A push or pull follows the straightest way.
senjutsu-why-face-up = { $card } does not lie face up there, or may not be taken.
senjutsu-why-search = { $card } is not a card you may search for, or is not in the deck.
senjutsu-why-mandatory = The black arrows of this line must be carried out completely.
senjutsu-why-line = This line of { $card } has no such step or turn now.
senjutsu-why-stuck = After that the rest of the line could not be carried out without a collision.
senjutsu-why-one = One of the lines must be carried out.
senjutsu-why-no-line = { $card } has no such line here.
senjutsu-why-gated = The line of your kamae must be taken.
senjutsu-why-closed = This line cannot be carried out now.
senjutsu-why-moment = { $card } is not an instant for this moment.
senjutsu-why-type = { $card } is of the same type as { $other }, and an instant must be of another.
senjutsu-why-no-counter = { $card } cannot counter: only an attack that is not a core card can.
senjutsu-why-too-fast = { $card } has initiative { $value }, and a counter may have at most { $high }.
senjutsu-why-core = { $card } is a core card and is never discarded.
senjutsu-why-status = { $card } cannot be discarded.

## Options and decks

senjutsu-option-players = Players
senjutsu-option-players-help = How many people fight.
senjutsu-option-characters = Characters
senjutsu-option-characters-help = Who fights, in the order of seats.
senjutsu-option-characters-any = Any
senjutsu-option-decks = Decks
senjutsu-option-decks-help = The printed signature decks of 30 cards, or their extensions to 40.
senjutsu-option-decks-signature = Signature, 30 cards
senjutsu-option-decks-extended = Extended, 40 cards
senjutsu-option-lists = Decks of your own
senjutsu-option-lists-help = For each seat a deck of its own as text; “signature” or “extended” for a printed one; empty for what the table plays.
senjutsu-option-mode = Mode
senjutsu-option-mode-help = Everyone for themselves, two teams of two, together against bots, or against wave after wave of them.
senjutsu-option-mode-versus = Duel or free-for-all
senjutsu-option-mode-teams = Two teams
senjutsu-option-mode-solo = Against bots
senjutsu-option-mode-horde = Against the horde
senjutsu-option-bots = Bots
senjutsu-option-bots-help = Whom the players fight, one to six. The horde has three beside its leader: katana ashigaru, one of them replaced by any bot, or three bot characters.
senjutsu-company-2 = { $first }, { $second }
senjutsu-company-3 = { $first }, { $second }, { $third }
senjutsu-company-4 = { $first }, { $second }, { $third }, { $fourth }
senjutsu-option-nightmare = Nightmare mode
senjutsu-option-nightmare-help = Each bot gets a nightmare card instead of one attack.
senjutsu-option-nightmare_all = Nightmare: all attacks
senjutsu-option-nightmare_all-help = In nightmare mode every attack of pools 3 and 4 is replaced, not just one.
senjutsu-option-random_bots = Random start of bots
senjutsu-option-random_bots-help = Bots draw their behaviour and stance at the start instead of taking them from where they stand.
senjutsu-option-poisons = Poisons
senjutsu-option-poisons-help = The one poison of the box, or a poison deck of five kinds for everybody.
senjutsu-option-poisons-core = Crippling Poison only
senjutsu-option-poisons-all = All five kinds
senjutsu-option-battlefield = Battlefield
senjutsu-option-battlefield-help = Where the fight takes place.
senjutsu-option-joined = Joined battlefield
senjutsu-option-joined-help = A second battlefield at the far edge of the first makes one large board.
senjutsu-option-joined-none = None
senjutsu-option-fallen_lord = Fallen lord
senjutsu-option-fallen_lord-help = In horde mode your lord lies beside your start hex, and a bot that strikes him wins.
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
senjutsu-teams-of-two = Teams need four players; this table has { $count }.
senjutsu-versus-alone = A fight without bots needs at least two players.
senjutsu-not-in-deck = { $field }: card { $card } is not in this deck list, or lies elsewhere already.
senjutsu-deck-no-weapon = { $field }: the deck names no weapon, such as “weapon 071”.
senjutsu-deck-no-character = The deck names no character, such as “character student”. Known: { $known }.
senjutsu-deck-other = This deck is for another character ({ $who }) than the one at this seat ({ $other }).
senjutsu-deck-line = { $field }: “{ $line }” is not a card. Write “2x 044” or “2x Insightful Blow”.
senjutsu-deck-size = Cards in the deck: { $count }. There must be { $wanted }.
senjutsu-deck-weapon = { $card } is not a weapon of this character ({ $who }).
senjutsu-deck-core = { $card } is a core card and cannot be in a deck.
senjutsu-deck-owner = { $card } belongs to another character: { $who }.
senjutsu-deck-copies = Copies of { $card } in the deck: { $count }. There may be { $most }.
senjutsu-deck-rank = Cards of the rank { $rank } in the deck: { $count }. There may be { $most }.
senjutsu-deck-school = { $card } belongs to a school that was not chosen: { $school }.
senjutsu-doubt-partly = Parts of this card are reconstructed.
senjutsu-doubt-initiative = The initiative of this card is reconstructed.
senjutsu-doubt-counter = The counter of this card is reconstructed.
senjutsu-doubt-range = The range of this card is reconstructed.
senjutsu-doubt-starts = The start hexes of this battlefield are reconstructed.
senjutsu-doubt-outline = The outline and start hexes of this battlefield are reconstructed.

senjutsu-horde-bots = A horde has three bots beside its leader: three katana ashigaru, two of them and any other bot, or three different bot characters.

## Results

senjutsu-outcome-won = { $who } has won.
senjutsu-outcome-team = { $who } and { $other } have won.
senjutsu-outcome-draw = A draw: nobody is left standing.
senjutsu-outcome-together = The bots are beaten: you have won.
senjutsu-outcome-lost = The bots have won.
senjutsu-outcome-horde-none = The horde has won. No rank this time.
senjutsu-outcome-horde-wood = The horde has won. You leave with the Wood rank.
senjutsu-outcome-horde-steel = The horde has won. You leave with the Steel rank.
senjutsu-outcome-horde-gold = The horde has won. You leave with the Gold rank.
senjutsu-outcome-horde-jade = The horde is beaten: you hold the Jade rank.

## The plain table

senjutsu-verb-choose = Lay a card face down
senjutsu-verb-step = Step
senjutsu-verb-turn = Turn
senjutsu-verb-ring = Move the ring
senjutsu-verb-switch = Switch kamae
senjutsu-verb-lay = Lay terrain
senjutsu-verb-stand = Choose a place
senjutsu-verb-discard = Discard
senjutsu-verb-take = Take
senjutsu-verb-play = Play
senjutsu-verb-draw = Draw
senjutsu-verb-name = Name the initiative
senjutsu-verb-slot = Choose the order
senjutsu-verb-target = Choose a figure
senjutsu-verb-line = Choose a line
senjutsu-verb-push = Choose a direction
senjutsu-verb-shuffle = Shuffle in
senjutsu-verb-pool = Choose a pool
senjutsu-verb-prepare = Fetch
senjutsu-verb-cure = Cure
senjutsu-verb-forbid = Forbid
senjutsu-verb-ban = Forbid a type
senjutsu-verb-poison = Choose a poison
senjutsu-verb-stance = Change the stance
senjutsu-verb-enter = Choose a start hex

senjutsu-view-phase = Phase
senjutsu-view-phase-setup = Set-up
senjutsu-view-phase-draw = Draw
senjutsu-view-phase-choose = Choose
senjutsu-view-phase-reveal = Reveal
senjutsu-view-phase-resolve = Resolve
senjutsu-view-phase-discard = Discard
senjutsu-view-phase-over = Over
senjutsu-view-figures = Figures
senjutsu-view-bots = Bots
senjutsu-view-name = Name
senjutsu-view-figure = No.
senjutsu-view-hex = Hex
senjutsu-view-facing = Facing
senjutsu-view-facing-0 = up
senjutsu-view-facing-1 = up right
senjutsu-view-facing-2 = down right
senjutsu-view-facing-3 = down
senjutsu-view-facing-4 = down left
senjutsu-view-facing-5 = up left
senjutsu-view-kamae = Kamae
senjutsu-view-kamae-N = Neutral
senjutsu-view-kamae-A = Aggression
senjutsu-view-kamae-B = Balance
senjutsu-view-kamae-D = Determination
senjutsu-view-focus = Focus
senjutsu-view-wounds = Wounds
senjutsu-view-bleeding = Bleeding wounds
senjutsu-view-stuns = Stuns
senjutsu-view-hobbles = Hobbles, turns left
senjutsu-view-toxins = Poisons at work
senjutsu-view-poisons = Poison deck
senjutsu-view-limit = Wound limit
senjutsu-view-played = Card in play
senjutsu-view-initiative = Initiative
senjutsu-view-named = Named value
senjutsu-view-lag = Slowed by
senjutsu-view-extra = Other cards in play
senjutsu-view-stopped = Can no longer
senjutsu-view-stopped-steps = step
senjutsu-view-stopped-turns = turn
senjutsu-view-stopped-ended = do anything this turn
senjutsu-view-shields = Shields
senjutsu-view-counters = Counters
senjutsu-view-dear = Counters for focus
senjutsu-view-cards = Cards in hand
senjutsu-view-known = Known of the hand
senjutsu-view-core = Core cards
senjutsu-view-asks = Asked for instants
senjutsu-view-stays = Stays in play
senjutsu-view-behaviour = Behaviour
senjutsu-view-behaviour-left = left
senjutsu-view-behaviour-middle = middle
senjutsu-view-behaviour-right = right
senjutsu-view-stance = Stance
senjutsu-view-stance-aggressive = aggressive
senjutsu-view-stance-defensive = defensive
senjutsu-view-prefers = Preferred distance
senjutsu-view-value = Initiative now
senjutsu-view-track = Advantage track
    .kind = seat
senjutsu-view-banned = Forbidden types
senjutsu-view-forbidden-cards = Forbidden cards
senjutsu-view-terrain = Terrain
senjutsu-view-queue = Still to act
    .kind = seat
senjutsu-view-slots = Order of the tied
    .kind = seat
senjutsu-view-far = Far from every foe
    .kind = seat
senjutsu-view-used-instant = Has played an instant
    .kind = seat
senjutsu-view-out = Defeated
    .kind = seat
senjutsu-view-stealthed = Hidden
    .kind = seat
senjutsu-view-peeked = Top cards seen
senjutsu-view-met = Solo cards seen
senjutsu-view-gone = Out of the game
senjutsu-view-resets = Decks to be reset
    .kind = seat
senjutsu-view-wave = Wave
senjutsu-view-stage = Stage
senjutsu-view-result = Result
senjutsu-view-winners = Winners
    .kind = seat
senjutsu-view-rank = Rank
senjutsu-view-rank-none = none
senjutsu-view-rank-wood = Wood
senjutsu-view-rank-steel = Steel
senjutsu-view-rank-gold = Gold
senjutsu-view-rank-jade = Jade
senjutsu-value-defence = { senjutsu-type-defence }
senjutsu-value-attack = { senjutsu-type-attack }
senjutsu-value-meditation = { senjutsu-type-meditation }
senjutsu-value-rocks = { senjutsu-terrain-rocks }
senjutsu-value-bamboo = { senjutsu-terrain-bamboo }
senjutsu-value-cart = { senjutsu-terrain-burning-cart }
senjutsu-value-shrine = { senjutsu-terrain-shrine }
senjutsu-value-cherry = { senjutsu-terrain-cherry-tree }
senjutsu-value-pillar = { senjutsu-terrain-pillar }
senjutsu-value-gate = { senjutsu-terrain-gate }
senjutsu-value-boat = { senjutsu-terrain-boat }
senjutsu-value-corpse = { senjutsu-terrain-corpse }
senjutsu-value-caltrops = { senjutsu-terrain-caltrops }
senjutsu-value-trap = { senjutsu-terrain-trap }
senjutsu-value-lord = { senjutsu-terrain-lord }
senjutsu-value-F = ahead
senjutsu-value-FR = ahead right
senjutsu-value-BR = behind right
senjutsu-value-B = behind
senjutsu-value-BL = behind left
senjutsu-value-FL = ahead left
senjutsu-value-crippling = { senjutsu-status-002 }
senjutsu-value-fog = { senjutsu-status-129 }
senjutsu-value-haemorrhagic = { senjutsu-status-130 }
senjutsu-value-paralysing = { senjutsu-status-131 }
senjutsu-value-virulent = { senjutsu-status-132 }
