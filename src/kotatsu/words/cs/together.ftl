### Co server říká o těch, kdo hrají spolu: hovor, hodiny, otevřené stoly.

server-say-one-thing = Vyberte frázi, nebo něco napište.
server-say-slower = Ne všechno najednou: pár sekund počkejte.
server-no-chat = U tohoto stolu se volně psát nedá, k dispozici jsou jen hotové fráze. Změnit to může majitel stolu.
server-chat-allowed = Majitel povolil u tohoto stolu volné psaní.
server-chat-closed = Majitel volné psaní vypnul; hotové fráze zůstávají.
server-time-up = { $who }: čas vypršel; stůl čeká.
server-time-bot = { $who }: čas vypršel; než se hráč vrátí, hraje bot.
server-time-back = { $who }: hráč je zpět a bot mu vrací místo.
