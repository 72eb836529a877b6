### The words of Root's table on the page. Terms stand in root-terms.ftl, boards in root-boards.ftl.

## Game and factions

page-root-facts = { $min }–{ $max } players · 60–120 min
page-root-seats = Factions
page-root-seats-help = Every hand is secret, except the open one of the Riverfolk.
page-root-reach-help = How much pressure the factions bring together: advice, no ban.
page-root-reach-note = reach { $n }
page-root-board = Board
page-root-about-marquise = Rules the wood from the first day and builds it up. Easy to begin with.
page-root-about-eyrie = Grows by a Decree that must be obeyed to the last card.
page-root-about-alliance = Starts with nothing but sympathy and rises where it is loved.
page-root-about-vagabond = One wanderer with a satchel: helps, fights, trades and takes sides.
page-root-about-vagabond2 = A second wanderer on roads of his own.
page-root-about-cult = Wins hearts with gardens and waits for what the others throw away.
page-root-about-riverfolk = Sells everything to everybody, cards, boats and swords.

## Map

page-root-clearing = Clearing { $n }
page-root-clearing-suit = Clearing { $n }, { $suit }
page-root-forest = Forest between { $list }
page-root-warriors-of =
    { $who }: { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }
page-root-pawn-of = { $who } stands here
page-root-piece-many = { $what }: { $n }
page-root-ruled-by = Ruler: { $who }
page-root-ruled-none = Nobody rules here
page-root-empty = No pieces
page-root-open-slots = Open slots: { $n }
page-root-ruin-here = Ruins
page-root-scorched-help = Scorched: nothing may be placed or moved here any more.

## Questions

page-root-ask-from = Where do they go from?
page-root-ask-to = Where do the warriors of clearing { $n } go?
page-root-ask-where = Where to?
page-root-ask-clearing = In which clearing?
page-root-ask-foe = Whom do you choose in clearing { $n }?
page-root-ask-seat = Whom?
page-root-ask-card = Which card?
page-root-ask-piece = Which piece?
page-root-ask-item = Which item?
page-root-ask-suit = Which suit?
page-root-ask-column = Into which column?
page-root-ask-service = Which service?
page-root-ask-quest = Which quest?
page-root-ask-leader = Which leader?
page-root-ask-character = Which character?
page-root-ask-count = How many?
page-root-ask-verb = What do you do?

## Cards and log

page-root-piles = Piles
page-root-pile-empty = No cards here yet.
page-root-discard = discard { $n }
page-root-choose-card = Cards you may choose
page-root-hand-empty = No cards in hand
page-root-hand-hidden =
    { $who }: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } in hand
page-root-last-lines = What happened last
page-root-items-left = Items left to craft

## Battle

page-root-battle-at = Battle in clearing { $n }
page-root-battle-warriors = Warriors
page-root-battle-hits = Hits that count
page-root-battle-extra = Extra hits
page-root-battle-losses = Losses
page-root-battle-no-ambush = no ambush
page-root-battle-no-foil = not foiled
page-root-battle-nothing = nothing to foil
page-root-battle-die = Die: { $n }
page-root-battle-higher = the higher one
page-root-battle-lower = the lower one
page-root-battle-capped = no more hits than warriors
page-root-battle-deals = deals { $n }
page-root-battle-left = still to take
page-root-battle-settled = All hits are taken
page-root-battle-ally = with { $who }

## End

page-root-won-points = Thirty points were reached.
page-root-won-dominance = A dominance card was held to the end.
page-root-won-coalition = The coalition wins together.

## Tour

page-root-tour-map = The woodland
page-root-tour-map-text = Clearings with their suit and number. The ring shows who rules. What is lit may be touched: click where from, then where to.
page-root-tour-seats = Everybody at the table
page-root-tour-seats-text = Points on the ruler, the telling numbers beside each name. A click shows that faction’s board.
page-root-tour-board = Your board
page-root-tour-board-text = What you have built, what the next piece costs and what it brings.
page-root-tour-hand = Your hand
page-root-tour-hand-text = Cards light up when they may be played. Rest the pointer on one, or press long, to read what it does.
page-root-tour-prompt = The question
page-root-tour-prompt-text = What is asked stands here, with every choice as a button. A question mark tells why something is not allowed.
