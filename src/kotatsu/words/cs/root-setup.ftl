### The table of Root before the game: options, advice, and what does not fit.

root-about = Kočky drží les, ptáci ho chtějí zpět, lesní lid šeptá o vzpouře a osamělý tulák hraje se všemi. Každá frakce má vlastní pravidla, ale mýtiny jsou společné: ke třiceti bodům jde každý svou cestou.

## Options

root-option-players = Počet hráčů
root-option-players-help = Dva až šest. Zákon doporučuje sestavy frakcí podle jejich společného dosahu.
root-option-factions = Frakce
root-option-factions-help = Jedna pro každé místo, každá jen jednou; Druhý Tulák hraje jen spolu s prvním.
# The page says this for the option’s default value (set-up.ts).
root-option-factions-advised = Podle doporučení
root-option-map = Mapa
root-option-map-help = Na podzim jsou barvy mýtin vytištěné. V zimě se losují a řeka dělí hvozdy.
root-option-first-help = Náhodně, nebo místo, na kterém se stůl dohodne; dál po směru hodin.
root-option-sword = Meč za každý zásah
root-option-sword-help = Podle litery zákona Tulák vyčerpá meč za každý udělený zásah. Náš výklad: jeden meč zahájí bitvu a mez určují všechny jeho nepoškozené meče.

## Advice about reach

root-reach-advised = Dosah { $total }, doporučeno { $least }: jak radí Zákon.
root-reach-adventurous = Dosah { $total }, doporučeno { $least }: pro dobrodruhy.
root-reach-bold = Dosah { $total }, doporučeno { $least }: smí se, ale jen pro odvážné.

## What does not fit

root-twice = { $who }: každá frakce může u stolu sedět jen jednou.
root-second-alone = { $second } hraje jen tam, kde u stolu sedí i { $first }.
