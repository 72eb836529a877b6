### The words of Root's table on the page. Terms stand in root-terms.ftl, boards in root-boards.ftl.

## Game and factions

page-root-facts = { $min }–{ $max } players · 60–120 min
page-root-seats = Factions
page-root-seats-help = Every hand is secret except the Riverfolk’s, which lies open.
page-root-reach-help = How much pressure these factions bring to the board: advice, not a ban.
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
page-root-forest-tag = { $list }
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

page-root-more-below = More of the board below
page-root-score-reasons = What the points were for
page-root-no-points = no points yet
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
page-root-battle-takes = takes { $n }
page-root-battle-no-dice = no attacker is left: no dice
page-root-battle-no-losses = nothing is lost
page-root-battle-defenseless = the defender is defenseless
page-root-battle-fell =
    { $n ->
        [one] { $n } warrior
       *[other] { $n } warriors
    }
page-root-battle-left = still to take
page-root-battle-settled = All hits are taken
page-root-battle-ally = with { $who }

## End

page-root-won-points = Thirty points were reached.
page-root-won-dominance = A dominance card was held to the end.
page-root-won-coalition = The coalition wins together.

## Tour

page-root-tour-map = The woodland
page-root-tour-map-text = Clearings with their suit and number. The ring shows who rules. Anything lit can be chosen: click where from, then where to.
page-root-tour-seats = Everybody at the table
page-root-tour-seats-text = Points on the ruler, the key numbers beside each name. A click shows that faction’s board.
page-root-tour-board = Your board
page-root-tour-board-text = What you have built, what the next piece costs and what it brings.
page-root-tour-hand = Your hand
page-root-tour-hand-text = Cards light up when they may be played. Rest the pointer on one, or press and hold, to read what it does.
page-root-tour-prompt = The question
page-root-tour-prompt-text = What is asked stands here, with every choice as a button. A question mark tells why something is not allowed.

## Guides: the first turns of each faction

page-root-guide-marquise-1 = Every Birdsong each sawmill lays a wood token in its clearing, without being asked. Wood pays for all you build.
page-root-guide-marquise-2 = Three actions in Daylight, in any order: battle, march, recruit, build, overwork. A bird card spent buys one more.
page-root-guide-marquise-3 = Read a row from the left: the price in wood stands above, the points beside. The underlined building is the next one, and later ones bring as much or more.
page-root-guide-marquise-4 = To march, click a clearing with your warriors, then a lit one. You must rule one of the two: so do not leave your land empty.
page-root-guide-marquise-5 = Cards are crafted before the actions, with workshops in clearings of the right suits. Items give points at once.
page-root-guide-eyrie-1 = Every Birdsong you add one or two cards to the Decree: choose a card, then one of the four columns. They stay there.
page-root-guide-eyrie-2 = In Daylight every card is obeyed from left to right: recruit, move, battle, build, each in a clearing of its suit. Birds fit everywhere.
page-root-guide-eyrie-3 = If a card cannot be obeyed, your rule falls into turmoil: points are lost for the birds in the Decree, and a new leader takes over.
page-root-guide-eyrie-4 = Each leader has a strength of his own and decides where the two Loyal Viziers go.
page-root-guide-eyrie-5 = Roosts bring points every Evening: the more stand on the map, the more you score. Build early, one to a clearing.
page-root-guide-alliance-1 = Supporters are your currency. Only you see their suits; the others see only how many there are.
page-root-guide-alliance-2 = In Birdsong spread sympathy: supporters of the clearing’s suit pay, the track tells how many and what it scores. It costs more where an enemy has three warriors.
page-root-guide-alliance-3 = Two supporters of its suit turn a sympathetic clearing into a revolt: all enemy pieces go, and a base rises with warriors and an officer.
page-root-guide-alliance-4 = In Daylight cards become supporters (mobilize) or, once a base stands, officers (train).
page-root-guide-alliance-5 = Each officer allows one operation in the Evening: move, battle, recruit, or turn a warrior into sympathy.
page-root-guide-vagabond-1 = You are one pawn, and items are your strength. What lies face up can be used; using it turns it face down until it is refreshed.
page-root-guide-vagabond-2 = In Birdsong slip to a neighbouring clearing or forest, free of charge. Later each move takes boots, and a forest can only be slipped into.
page-root-guide-vagabond-3 = Aid: give a card of the clearing’s suit to somebody there and take an item he has crafted. Repeated aid makes friends and points; killing makes enemies.
page-root-guide-vagabond-4 = A quest is done in a clearing of its suit with the two items it shows. Take cards for it, or points that grow with every quest of that suit.
page-root-guide-vagabond-5 = A torch explores ruins: another item and a point. Hammers craft and repair, swords fight, a crossbow shoots.
page-root-guide-cult-1 = Cards that are spent or discarded come here as Lost Souls. In your Birdsong the most common suit becomes the Outcast.
page-root-guide-cult-2 = You move, battle and convert only in clearings of the Outcast suit, by conspiracies.
page-root-guide-cult-3 = Acolytes are warriors that fell in defence. They pay for conspiracies: a crusade, a conversion, or a building that becomes your garden.
page-root-guide-cult-4 = In Daylight reveal cards for rituals: build, recruit, score, or reveal a bird for an acolyte. They return to your hand in the Evening; only a card spent to score is gone.
page-root-guide-cult-5 = Gardens make you rule their clearing whoever else stands there. The more of a suit, the more its score ritual brings.
page-root-guide-riverfolk-1 = Your hand lies open, and the others may buy from it in their Birdsong, and ride your boats, and hire your warriors.
page-root-guide-riverfolk-2 = Each Evening you set a price for every service. Cheap sells often; dear sells to the desperate.
page-root-guide-riverfolk-3 = Buyers pay with warriors. In your next turn they are your Funds: commit one to move, battle, draw or craft; spend one to recruit or place a trade post.
page-root-guide-riverfolk-4 = A trade post costs two warriors of whoever rules the clearing from your Funds and scores at once. Players with pieces beside your posts may buy more services, and the spaces your posts leave let you craft.
page-root-guide-riverfolk-5 = While a trade post stands, unspent funds earn a point for every two in Birdsong. If nobody bought, two of your own warriors come as payment.

page-root-forecast = Will the Decree hold?
page-root-forecast-note = as things stand after the choice
page-root-forecast-after = after
page-root-forecast-none = nowhere
page-root-forecast-holds = everything can be done
page-root-forecast-turmoil = turmoil unless something changes
page-root-forecast-point = Point at a choice to see what it leaves of the Decree.
page-root-keep-prices = Keep all prices
