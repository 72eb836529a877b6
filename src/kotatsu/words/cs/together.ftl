### Co server říká o těch, kdo hrají spolu: hovor, hodiny, otevřené stoly.

server-say-one-thing = Vyberte frázi, nebo něco napište.
server-say-slower = Ne všechno najednou: pár sekund počkejte.
server-no-chat = U tohoto stolu se volně psát nedá, k dispozici jsou jen hotové fráze. Změnit to může majitel stolu.
server-chat-on = Majitel povolil u tohoto stolu volné psaní.
server-chat-off = Majitel volné psaní vypnul; hotové fráze zůstávají.
server-time-up = { $who }: čas vypršel; stůl čeká.
server-time-bot = { $who }: čas vypršel; než se hráč vrátí, hraje bot.
server-time-back = { $who }: hráč je zpět a bot mu vrací místo.
server-forfeit-over = { $who }: čas vypršel a partie je prohraná; vítězí druhá strana.
server-forfeit-bot = { $who }: čas vypršel a místo je ztracené; partii za něj dohraje bot.
server-forfeited = { $who }: místo je ztracené, protože vypršel čas; partii dohraje bot.
server-listed-on = Majitel tento stůl zveřejnil: najde ho každý, kdo má adresu serveru.
server-listed-off = Majitel tento stůl ze seznamu otevřených stolů stáhl.
server-hook-on = Majitel nastavil, že tento stůl posílá „jste na tahu“ do skupinového chatu.
server-hook-off = Tento stůl už „jste na tahu“ do skupinového chatu neposílá.
server-hook-turn = { $game }: na tahu – { $names }
server-hook-address = Webhook je celá adresa, která začíná https://.
server-no-hooks = Na tomto serveru nejsou webhooky povoleny (kotatsu serve --webhooks).
server-no-free-seat = U tohoto stolu už není volné místo.
server-notice-sat = { $who }: posadil se někdo ze seznamu otevřených stolů; starý odkaz tohoto místa už neplatí.
server-share-later = Hru lze sdílet, až skončí, nebo když je její stůl zveřejněný.
