### Slova stránky pro ty, kdo hrají spolu: fráze, upozornění, hodiny, otevřené stoly.

page-phrase-hello = Ahoj!
page-phrase-well-played = Pěkně zahráno!
page-phrase-thanks = Děkuji
page-phrase-your-turn = Jste na tahu
page-phrase-one-moment = Chviličku
page-phrase-undo = Vrátíme to?
page-say = Říct něco
page-say-help = Každý čte frázi ve svém jazyce.
page-say-write = Napsat všem u stolu
page-say-send = Odeslat
page-said-so-far = Co už zaznělo
page-said-nothing = Od vašeho příchodu nikdo nic neřekl.
page-said-owner = Majitel stolu
page-mute = Ztlumit: { $who }
page-muted = Ztlumeno
page-mute-title = Koho nechcete slyšet
page-chat = Volné psaní
page-chat-help = Fráze fungují vždy. Volné psaní jen když ho povolíte; diváci čtou také.
page-key-t = říct něco u stolu
page-list-waits = Čeká se: { $names }
page-notices-turn = Upozornění na tah
page-notices-turn-help = Prohlížeč vás upozorní, i když se díváte jinam, dokud je tato stránka otevřená v některé kartě.
page-notices-turn-denied = Prohlížeč má zakázáno ukazovat upozornění této stránky; změnit to můžete v jeho nastavení.
page-notices-turn-never = Tento prohlížeč na této adrese upozornění ukazovat neumí.
page-sound = Zvuk, když jste na tahu
page-clock = Čas na rozmyšlenou
page-clock-none = bez hodin
page-clock-move = na rozhodnutí
page-clock-game = na hru
page-clock-none-help = Nikdo nikoho nehoní.
page-clock-move-help = Tolik času má každé rozhodnutí. Hodiny se rozběhnou, až přijdou všichni.
page-clock-game-help = Tolik času má každý na celou hru a { $n } s navíc za každé rozhodnutí. Hodiny se rozběhnou, až přijdou všichni.
page-clock-minutes = { $n } min
page-clock-hours = { $n } h
page-clock-days = { $n } d
page-clock-then = Když čas vyprší
page-clock-then-bot = hraje dál bot
page-clock-then-wait = stůl čeká
page-clock-then-forfeit = partie je prohraná
page-clock-left = Zbývá času
page-stand-in = Hraje za vás bot ({ $who }).
page-take-back = Vzít si místo zpět
page-lobby-free =
    { $n ->
        [one] { $n } volné místo
        [few] { $n } volná místa
        [many] { $n } volného místa
       *[other] { $n } volných míst
    }
page-lobby = Otevřené stoly
page-lobby-full = všechna místa obsazena
page-lobby-sit = Posadit se
page-lobby-watch = Dívat se
page-listed = Otevřený stůl
page-listed-help = Každý, kdo má adresu tohoto serveru, stůl najde a může se posadit na volné místo na odkaz, nebo se dívat.
page-share = Sdílet hru
page-finished-won = výhra
page-finished-lost = prohra
page-finished-draw = remíza
page-finished-not-yet = Tato hra se ještě hraje.
page-finished-replay = Přehrát od začátku
page-finished-board = Poslední pozice
page-hook = „Jste na tahu“ ve skupinovém chatu
page-hook-set = Použít
page-hook-off = Vypnout
page-hook-help = Adresa příchozího webhooku. Když je na tahu někdo, kdo tu není, chat dostane jeden řádek se hrou a jménem, bez odkazu.
