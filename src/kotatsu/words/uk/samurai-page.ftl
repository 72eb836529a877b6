### The words of Samurai Spirit's table on the page. Terms stand in samurai-terms.ftl.

page-samurai-seats = Самураї
page-samurai-facts = { $min }–{ $max } самураїв, усі разом
page-samurai-raiders = Бандити
page-samurai-intruders = Прорив
page-samurai-discard = Скид
page-samurai-barricades = Барикади
page-samurai-farms = Садиби
page-samurai-families = Родини
page-samurai-stack =
    { $name }: { $n ->
        [0] порожньо
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
page-samurai-barricades-of = Барикади: { $n } з { $cap }
page-samurai-farms-of = Садиби: { $n } з 6
page-samurai-families-of = Родини: { $n } з 3
page-samurai-track = Сума { $sum }, Кіай на { $kiai }
page-samurai-sum = сума { $n }
page-samurai-card = { $rank }, сила { $value }
page-samurai-penalty = штраф: { $penalty }
page-samurai-hidden-card = прихована карта
page-samurai-no-symbol = Без символу: захистити нею нічого не можна.
page-samurai-none = немає
page-samurai-slot = Місце для символу: { $symbol }
page-samurai-safe-hat = Капелюх є: наприкінці раунду поранення не буде.
page-samurai-safe-farm = Хатина є: через цього самурая садиба не згорить.
page-samurai-safe-doll = Лялька є: через цього самурая родина не втече.
page-samurai-lacks-hat = Капелюха ще немає
page-samurai-lacks-farm = Хатини ще немає
page-samurai-lacks-doll = Ляльки ще немає
page-samurai-line-card = Сила рахується; штраф не діє, доки останньою лежить інша карта.
page-samurai-last-card = Остання карта: на початку його ходу діє штраф: { $list }.
page-samurai-last-none = Остання карта, без штрафу.
page-samurai-if-last = штраф, поки вона остання: { $list }
page-samurai-drawn = Відкрито
page-samurai-draws = відкрив { $value }
page-samurai-peek = Переглянуто
page-samurai-yours = ваш самурай
page-samurai-you = ви
page-samurai-not-yours = не ваш
page-samurai-human = людина
page-samurai-active = ходить
page-samurai-defence-short = Захист
page-samurai-token-home = жетон удома
page-samurai-token-at = жетон у { $who_gen }
page-samurai-holds = має жетон { $who_gen }
page-samurai-added = закликав { $who_acc }
page-samurai-can-use = Здібності під рукою: { $list }
page-samurai-kiai-reconstructed = Це значення Кіай відтворено: його виведено за іншими планшетами.
page-samurai-one-source = Відтворено за одним джерелом.
page-samurai-absent = Відсутні
page-samurai-absent-help = Можна закликати раз за гру, на початку ходу.
page-samurai-absent-spent = На цю гру вже використано.
page-samurai-absent-name = Жетон відсутнього: { $who }
page-samurai-absent-name-spent = Жетон відсутнього: { $who }, уже використано
page-samurai-odds = Наступний бандит, за тим, що відомо всім. Імовірність у відсотках, за силою:
page-samurai-odds-none = Брати більше нічого.
page-samurai-aside = Ще відкладено: { $lieutenants ->
        [0] жодного підручного
        [one] { $lieutenants } підручний
        [few] { $lieutenants } підручні
       *[many] { $lieutenants } підручних
    }, { $bosses ->
        [0] жодного ватажка
        [one] { $bosses } ватажок
        [few] { $bosses } ватажки
       *[many] { $bosses } ватажків
    }.
page-samurai-discard-empty = Ще жодної карти не скинуто.
page-samurai-intruder-help = Бандити, що прорвалися. Їх відкриють наприкінці раунду: кожне полум’я спалить барикаду, а як їх немає, садибу.
page-samurai-flames-now = Полум’я в стосі: від { $from } до { $to }
page-samurai-known = Відомі всім:
page-samurai-barricade-help = Падають першими: від пожежі, від полум’я і щоразу, як самурай перевищить свій Кіай.
page-samurai-farm-help = Коли згорить остання, гру програно.
page-samurai-farm-help-harsh = Коли згорить остання, гру програно. Кожна ховає штраф, який діє, коли вона згорить:
page-samurai-farms-reconstructed = Розподіл шести штрафів відтворено.
page-samurai-family-heroic = На цьому рівні родини бонусів не дають, але одна мусить уціліти.
page-samurai-forecast = Якби раунд скінчився зараз
page-samurai-f-wounds =
    { $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[many] { $n } поранень
    }
page-samurai-f-farms =
    { $n ->
        [one] { $n } садиба
        [few] { $n } садиби
       *[many] { $n } садиб
    }
page-samurai-f-families =
    { $n ->
        [one] { $n } родина
        [few] { $n } родини
       *[many] { $n } родин
    }
page-samurai-f-flames = полум’я: { $n }
page-samurai-f-flames-range = полум’я: { $from }–{ $to }
page-samurai-f-hidden =
    { $n ->
        [one] { $n } прихована
        [few] { $n } приховані
       *[many] { $n } прихованих
    }
page-samurai-won = Село вистояло. Перемогли всі.
page-samurai-lost = Село впало. Програли всі, і всі можуть спробувати ще раз.
page-samurai-lost-why = Раунд { $round }. Лишилося садиб: { $farms }, родин: { $families }.
page-samurai-unhurt = Ніхто не поранений
page-samurai-text-village = Село: барикад { $barricades } з { $cap }, садиб { $farms } з 6, родин { $families } з 3.
page-samurai-text-stacks = Колода бандитів: { $raiders }, стос прориву: { $intruders }, скид: { $discard }.
page-samurai-tour-village = Село
page-samurai-tour-village-text = Воно має вистояти три раунди: бодай одна садиба й одна родина. Першими падають барикади. Наведіть на стос або притримайте його, щоб побачити, що може вийти далі.
page-samurai-tour-board = Ваш самурай
page-samurai-tour-board-text = Ліворуч захист: збережіть капелюх, хатину й ляльку. Праворуч бій: сили додаються. Потрапите точно в Кіай, і буде крик; перевищите, і впаде барикада.
page-samurai-tour-prompt = Що мені можна?
page-samurai-tour-prompt-text = Торкатися можна того, що світиться, тут або на столі, і наслідок написано одразу. Обведене стібком пояснить, чому не можна.
page-samurai-tour-log = Що сталося
page-samurai-tour-log-text = Кожна подія з причиною та пунктом правил. Натисніть рядок, щоб знову побачити той момент. Нижче: чого коштував би кінець раунду зараз.
page-samurai-tour-rules = Книга
page-samurai-tour-rules-text = Правила з пошуком, відкриті на пункті запитання. Гарного вечора.
