# Rozbor dohrané hry: šance tah za tahem, body zvratu, co by udělal bot.

analysis-not-over = Rozebrat lze jen dohranou hru.
analysis-title = Rozbor
analysis-chances = Šance na výhru tah za tahem, %
analysis-about = Šance: jak je vidí bot, dokud je náhoda neznámá. Graf a body zvratu znají všechny ruce. Zvolené a to, co by udělal bot, je posouzeno podle toho, co vidělo samo místo, a tak se tato čísla mohou lišit.
analysis-working = Procházím hru: { $n } %
analysis-stop = Zastavit
analysis-stopped = Zastaveno na { $n } %.
analysis-again = Pokračovat
analysis-none = Žádná jednotlivá volba šance výrazně nezměnila.
analysis-fell = { $before }, pak { $after } %
analysis-fell-how = šance s odkrytými rukama, předtím a potom
analysis-drop = S odkrytými rukama šance klesla z { $before } % ({ $since }) na { $after } % ({ $until }).
analysis-seen = Podle toho, co místo při volbě vidělo:
analysis-chosen = Zvoleno
analysis-bot = Bot
analysis-same = Bot by zvolil totéž: hru obrátila náhoda nebo ostatní.
analysis-why = Proč: { $reasons }
analysis-show = Ukázat tento okamžik
analysis-on = Hrát odtud dál
analysis-on-help = vaše místo: { $who }, ostatní vedou boti, náhoda nová
analysis-end = Konec
analysis-key = další bod zvratu
