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
