### The words of Root: names of factions, places, pieces, cards and deeds. One word for one thing everywhere.

## The game

game-root = Root
root-owner = Root was designed by Cole Wehrle, drawn by Kyle Ferrin and published by Leder Games. Names and game belong to them; none of their art or text is used here. The box is well worth its place on your shelf.

## Factions

root-faction-marquise = Marquise de Cat
    .gender = f
root-faction-eyrie = Eyrie Dynasties
    .gender = pl
root-faction-alliance = Woodland Alliance
    .gender = n
root-faction-vagabond = Vagabond
    .gender = m
root-faction-vagabond-2 = Second Vagabond
    .gender = m
root-faction-cult = Lizard Cult
    .gender = n
root-faction-riverfolk = Riverfolk Company
    .gender = n
    .full = Riverfolk Company
root-short-marquise = Marquise
    .the = the Marquise
    .The = The Marquise
    .s = s
    .is = is
    .has = has
    .its = her
    .gender = f
root-short-eyrie = Eyrie
    .the = the Eyrie
    .The = The Eyrie
    .s = { "" }
    .is = are
    .has = have
    .its = their
    .gender = pl
root-short-alliance = Alliance
    .the = the Alliance
    .The = The Alliance
    .s = s
    .is = is
    .has = has
    .its = its
    .gender = n
root-short-vagabond = Vagabond
    .the = the Vagabond
    .The = The Vagabond
    .s = s
    .is = is
    .has = has
    .its = his
    .gender = m
root-short-vagabond-2 = Vagabond 2
    .the = Vagabond 2
    .The = Vagabond 2
    .s = s
    .is = is
    .has = has
    .its = his
    .gender = m
root-short-cult = Cult
    .the = the Cult
    .The = The Cult
    .s = s
    .is = is
    .has = has
    .its = its
    .gender = n
root-short-riverfolk = Riverfolk
    .the = the Riverfolk
    .The = The Riverfolk
    .s = { "" }
    .is = are
    .has = have
    .its = their
    .gender = pl

## Maps

root-map-autumn = Autumn
root-map-winter = Winter
root-suit-marker = Suit marker

## Places, pieces, suits: in a sentence `.low`, `.gen`, `.acc`; suits have an adjective that goes with card and clearing

root-clearing = Clearing
root-forest = Forest
root-path = Path
root-river = River
root-slot = Slot
root-open-slot = Open slot
root-ruins = Ruins
root-suit = Suit
root-suit-fox = Fox
    .adj = fox
    .gen = fox
    .dat = fox
    .acc = fox
    .ins = fox
    .loc = fox
root-suit-rabbit = Rabbit
    .adj = rabbit
    .gen = rabbit
    .dat = rabbit
    .acc = rabbit
    .ins = rabbit
    .loc = rabbit
root-suit-mouse = Mouse
    .adj = mouse
    .gen = mouse
    .dat = mouse
    .acc = mouse
    .ins = mouse
    .loc = mouse
root-suit-bird = Bird
    .adj = bird
    .gen = bird
    .dat = bird
    .acc = bird
    .ins = bird
    .loc = bird
root-piece = Piece
root-warrior = Warrior
    .low = warrior
    .gen = warrior
    .acc = warrior
root-pawn = Pawn
    .low = pawn
    .gen = pawn
    .acc = pawn
root-building = Building
    .low = building
    .gen = building
    .acc = building
root-token = Token
    .low = token
    .gen = token
    .acc = token
root-item = Item
root-faction-board = Faction board
root-faction = Faction
root-rule = Rule
root-ruler = Ruler
root-reach = Reach

## Turn, cards, key actions

root-birdsong = Birdsong
root-daylight = Daylight
root-evening = Evening
root-craft = Craft
root-crafted-items = Crafted Items
root-any-suit = Any suit
root-move = Move
root-battle = Battle
root-march = March
root-recruit = Recruit
root-build = Build
root-attacker = Attacker
root-defender = Defender
root-ambush = Ambush
root-foil-ambush = Foil an ambush
root-dominance = Dominance
root-activate-dominance = Activate dominance
root-take-dominance = Take a dominance card
root-available-card = Available card
root-coalition = Coalition

## Marquise

root-keep = Keep
    .low = Keep
    .gen = Keep
    .acc = Keep
root-wood = Wood
    .low = wood
    .gen = wood
    .acc = wood
root-sawmill = Sawmill
    .low = sawmill
    .gen = sawmill
    .acc = sawmill
root-workshop = Workshop
    .low = workshop
    .gen = workshop
    .acc = workshop
root-recruiter = Recruiter
    .low = recruiter
    .gen = recruiter
    .acc = recruiter
root-overwork = Overwork

## Eyrie

root-roost = Roost
    .low = roost
    .gen = roost
    .acc = roost
root-decree = Decree
root-decree-column = Column
root-decree-recruit = Recruit
root-decree-move = Move
root-decree-battle = Battle
root-decree-build = Build
root-vizier = Loyal Vizier
root-leader = Leader
root-leader-builder = Builder
root-leader-charismatic = Charismatic
root-leader-commander = Commander
root-leader-despot = Despot
root-new-roost = A New Roost
root-turmoil = Turmoil

## Alliance

root-sympathy = Sympathy
root-sympathy-token = Sympathy token
    .low = sympathy token
    .gen = sympathy token
    .acc = sympathy token
root-supporter = Supporter
root-supporters-stack = Supporters stack
root-base = Base
    .low = base
    .gen = base
    .acc = base
root-officer = Officer
root-revolt = Revolt
root-spread-sympathy = Spread Sympathy
root-outrage = Outrage
root-mobilize = Mobilize
root-train = Train
root-military-operations = Military Operations
root-alliance-recruit = Recruit
root-organize = Organize

## Vagabond

root-satchel = Satchel
root-item-track = Item track
root-damaged-box = Damaged box
root-damage = Damage
root-damaged = Damaged
root-refresh = Refresh
root-slip = Slip
root-explore = Explore
root-aid = Aid
root-quest = Quest
root-strike = Strike
root-repair = Repair
root-special-action = Special action
root-item-capacity = Item capacity
root-relationships = Relationships
root-indifferent = Indifferent
root-allied = Allied
root-hostile = Hostile
root-infamy = Infamy
root-character = Character
root-character-thief = Thief
root-character-tinker = Tinker
root-character-ranger = Ranger
root-character-vagrant = Vagrant
root-character-arbiter = Arbiter
root-character-scoundrel = Scoundrel
root-special-steal = Steal
root-special-day-labor = Day Labor
root-special-hideout = Hideout
root-special-instigate = Instigate
root-special-protect = Protect
root-special-scorched-earth = Scorched Earth
root-scorched-clearing = Scorched clearing

## Items

root-item-boots = Boots
    .low = boots
    .gen = boots
    .acc = boots
root-item-sword = Sword
    .low = sword
    .gen = sword
    .acc = sword
root-item-bag = Bag
    .low = bag
    .gen = bag
    .acc = bag
root-item-hammer = Hammer
    .low = hammer
    .gen = hammer
    .acc = hammer
root-item-tea = Tea
    .low = tea
    .gen = tea
    .acc = tea
root-item-coins = Coins
    .low = coins
    .gen = coins
    .acc = coins
root-item-crossbow = Crossbow
    .low = crossbow
    .gen = crossbow
    .acc = crossbow
root-item-torch = Torch
    .low = torch
    .gen = torch
    .acc = torch

## Cult

root-garden = Garden
    .low = garden
    .gen = garden
    .acc = garden
root-acolyte = Acolyte
root-outcast = Outcast
root-hated = Hated
root-lost-souls = Lost Souls
root-conspiracy = Conspiracy
root-crusade = Crusade
root-convert = Convert
root-sanctify = Sanctify
root-ritual = Ritual
root-ritual-build = Build
root-ritual-recruit = Recruit
root-ritual-score = Score
root-ritual-sacrifice = Sacrifice
root-revealed-cards = Revealed cards

## Riverfolk

root-trade-post = Trade post
    .low = trade post
    .gen = trade post
    .acc = trade post
root-funds = Funds
root-payments = Payments
root-committed = Committed
root-commit = Commit
root-services = Services
root-buy-services = Buying services
root-service-hand-card = Hand Card
root-service-riverboats = Riverboats
root-service-mercenaries = Mercenaries
root-service-marker = Service marker
root-dividends = Score Dividends
root-export = Export
root-establish-trade-post = Establish Trade Post with Garrison
root-set-costs = Set Costs
root-public-hand = Public Hand

## Cards

root-card-ambush = Ambush!
root-card-armorers = Armorers
root-card-arms-trader = Arms Trader
root-card-birdy-bindle = Birdy Bindle
root-card-brutal-tactics = Brutal Tactics
root-card-crossbow = Crossbow
root-card-dominance = Dominance
root-card-royal-claim = Royal Claim
root-card-sappers = Sappers
root-card-woodland-runners = Woodland Runners
root-card-anvil = Anvil
root-card-favor-of-the-foxes = Favor of the Foxes
root-card-foxfolk-steel = Foxfolk Steel
root-card-gently-used-knapsack = Gently Used Knapsack
root-card-protection-racket = Protection Racket
root-card-root-tea = Root Tea
root-card-stand-and-deliver = Stand and Deliver!
root-card-tax-collector = Tax Collector
root-card-travel-gear = Travel Gear
root-card-a-visit-to-friends = A Visit to Friends
root-card-bake-sale = Bake Sale
root-card-better-burrow-bank = Better Burrow Bank
root-card-cobbler = Cobbler
root-card-command-warren = Command Warren
root-card-favor-of-the-rabbits = Favor of the Rabbits
root-card-smugglers-trail = Smuggler’s Trail
root-card-codebreakers = Codebreakers
root-card-favor-of-the-mice = Favor of the Mice
root-card-investments = Investments
root-card-mouse-in-a-sack = Mouse-in-a-Sack
root-card-scouting-party = Scouting Party
root-card-sword = Sword

## Quests

root-quest-errand = Errand
root-quest-fundraising = Fundraising
root-quest-give-a-speech = Give a Speech
root-quest-logistics-help = Logistics Help
root-quest-repair-a-shed = Repair a Shed
root-quest-expel-bandits = Expel Bandits
root-quest-fend-off-a-bear = Fend off a Bear
root-quest-guard-duty = Guard Duty
root-quest-escort = Escort
root-quest-reward-points = Reward: points
root-quest-reward-cards = Reward: cards
