# Rozbor dohrané hry: šance tah za tahem, body zvratu, co by udělal bot.

analysis-not-over = Rozebrat lze jen dohranou hru.
analysis-title = Rozbor
analysis-chances = Šance na výhru tah za tahem, %
analysis-about = Šance: jak je vidí bot, když jsou všechny ruce odkryté a náhoda neznámá. Co by udělal: z toho, co vidělo samo místo.
analysis-working = Procházím hru: { $n } %
analysis-stop = Zastavit
analysis-stopped = Zastaveno na { $n } %.
analysis-again = Pokračovat
analysis-none = Žádná jednotlivá volba šance výrazně nezměnila.
analysis-fell = { $before } % → { $after } %
analysis-chosen = Zvoleno
analysis-bot = Bot
analysis-same = Bot by zvolil totéž: hru obrátila náhoda nebo ostatní.
analysis-why = Proč: { $reasons }
analysis-show = Ukázat tento okamžik
analysis-on = Hrát odtud dál
analysis-on-help = vaše místo: { $who }, ostatní vedou boti, náhoda nová
analysis-end = Konec
analysis-key = další bod zvratu
