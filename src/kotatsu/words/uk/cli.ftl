# Командний рядок: довідка, зауваги, скарги.

## Сторінки довідки

cli-about = Теплий стіл для настільних ігор: грайте в терміналі чи на сторінці, розігруйте будь-яку ситуацію скриптом, вимірюйте й перевіряйте правила.
cli-usage = Використання:
cli-usage-command = КОМАНДА … (докладніше: kotatsu КОМАНДА --help)
cli-usage-options = [параметри]
cli-arguments = Що потрібно
cli-options = Параметри
cli-commands = Команди

cli-do-games = Показати ігри, їхні налаштування та ботів.
cli-do-new = Розкласти нову партію й надрукувати її як позицію.
cli-do-deck = Прочитати власну колоду, перелічити її карти й назвати кожне порушене правило.
cli-do-pack = Пакети власників, ваші карти в теці: «check ТЕКА» назве кожну помилку, «new ГРА [ТЕКА]» напише заготовку.
cli-do-show = Показати позицію як ігрове поле.
cli-do-legal = Перелічити, що можна вибрати зараз, хто вибирає і за яким правилом.
cli-do-apply = Зробити вибір і надрукувати нову позицію та все, що сталося.
cli-do-settle = Дати позиції зіграти саму себе, доки комусь не доведеться вибирати; надрукувати, що сталося, і нову позицію.
cli-do-why-not = Пояснити, чому дія зараз неможлива.
cli-do-schema = Надрукувати JSON Schema позицій гри.
cli-do-play = Грати в терміналі; на вільні місця сядуть боти.
cli-do-serve = Відкрити сторінку для гри: тут або для домашньої мережі.
cli-do-backup = Скопіювати всі столи сервера в один файл, навіть коли він працює.
cli-do-restore = Повернути таку копію, навіть коли сервер працює; те, що було, зберігається поруч.
cli-do-replay = Прочитати збережену партію рядок за рядком.
cli-do-sim = Зіграти багато партій між ботами й порахувати, хто виграє.
cli-do-ladder = Зіграти рівні гри між собою: чи кожен перемагає нижчий?
cli-do-train = Поліпшити оцінку позицій грою із собою: ваги, проміжні стани й крива в теці.
cli-do-hint = Сказати, що могло б зробити місце: три найкращі дії з їхніми шансами й чому.
cli-do-analyse = Переглянути закінчену партію: шанси хід за ходом, переломні моменти, що зробив би бот.
cli-do-fuzz = Зіграти тисячі партій у пошуках помилок у правилах.
cli-do-bench = Виміряти швидкість правил.
cli-do-rules = Читати правила гри або шукати в них.
cli-do-compile = Перетворити правила на машинний код, щоб вони працювали в кілька разів швидше.

cli-arg-game = Назва гри, як у списку «kotatsu games».
cli-arg-position = Позиція, відповідь «apply» або збережена партія як файл JSON; «-» читає стандартний ввід.
cli-arg-action = Дія в текстовій формі, як її показує «legal».
cli-arg-deck = Файл із колодою, назва надрукованої колоди, як-от «ronin» чи «ronin-extended», або «-» для стандартного вводу.
cli-arg-pack-do = check або new.
cli-arg-pack-what = Для перевірки: тека чи zip-файл. Для нового пакета: назва гри.
cli-arg-pack-folder = Куди покласти новий пакет; якщо не вказано — тека з назвою гри.
cli-arg-play = Назва гри або збережена партія чи позиція, з якої грати далі.
cli-arg-replay = Партія, збережена в «play», вивантажена зі сторінки або записана текстом (.kotatsu); «-» читає стандартний ввід.
cli-arg-rule-words = Номер правила, як-от SS7.12, або слова для пошуку.
cli-arg-bench-game = Яку гру міряти; якщо не вказати, усі.

cli-opt-help = Показати цю довідку.
cli-opt-lang = Мова: en, uk, ru або cs. Інакше та, що в KOTATSU_LANG або в системі.
cli-opt-version = Надрукувати версію.
cli-opt-json = Друкувати JSON для програм.
cli-opt-luck = Що випаде далі, наприклад "reveal 4-13"; кілька — через кому або повторенням параметра.
cli-opt-seat = Місце, за його назвою в позиції.
cli-opt-players = Скільки гравців (у «7 самураїв» — скільки самураїв).
cli-opt-level = Рівень складності.
cli-opt-option = Налаштування гри; можна повторювати.
cli-opt-data = Ваші дані про надруковані компоненти: пакет (тека чи zip-файл) або файл JSON.
cli-opt-serve-data = Пакет власника (тека чи zip-файл), який пропонує сторінка; можна повторювати.
cli-opt-deck = Колода для місця, наприклад 1=mine.txt; можна повторювати.
cli-opt-deck-line = Надрукувати колоду одним рядком, як у посиланнях і параметрах.
cli-opt-seed = Зерно всього випадкового: те саме зерно дає ту саму партію.
cli-opt-cores = Скільки ядер використати; якщо не вказати, усі.
cli-opt-out = Записати позицію ще й до цього файлу.
cli-opt-people = Скільки місць за людьми біля цього термінала; решта — боти.
cli-opt-bot = Бот для вільних місць.
cli-opt-aims = Після кожного свого ходу боти кажуть, чого хотіли.
cli-opt-file = Де зберегти партію, коли ви підете.
cli-opt-to = Спинитися після стількох рядків.
cli-opt-pause = Спинитися, щойно станеться все, до чого призвів цей вибір, навіть якщо тоді нікому нема чого вибирати.
cli-opt-replay-text = Вивести партію стислим текстом, для файлу з закінченням .kotatsu.
cli-opt-step = Чекати на Enter після кожного рядка.
cli-opt-host = Адреса, на якій слухати; 0.0.0.0 відкриває стіл для домашньої мережі.
cli-opt-port = Порт, на якому слухати; якщо він зайнятий, наступний вільний.
cli-opt-db = Файл, у якому зберігаються столи.
cli-opt-database = Адреса бази даних PostgreSQL, у якій зберігаються столи, замість файлу.
cli-opt-workers = Скільки процесів працює разом; їм потрібен --database.
cli-opt-log-json = Писати журнал сервера рядками JSON.
cli-arg-backup = Файл із копією.
cli-opt-allow-host = Ще одне ім’я, за яким можна звертатися до сервера, наприклад ім’я вашого проксі; * дозволяє всі імена. Можна вказати кілька разів.
cli-opt-webhooks = Столи можуть надсилати «ваш хід» на https-адресу в інтернеті (груповий чат).
cli-opt-open = Відкрити сторінку в браузері.
cli-opt-bots = Боти, через кому; власний бот — file.py:Class.
cli-opt-rungs = Боти від найслабшого до найкращого, через кому; без назв — усі рівні гри.
cli-opt-ladder-out = Куди записати результат як JSON; поруч буде малунок із тією самою назвою (.svg).
cli-opt-ladder-whole = Зіграти всі ігри, навіть якщо порівняння вже вирішене.
cli-opt-train-out = Куди покласти ваги, проміжні стани й криву; тека з назвою гри, якщо не вказано.
cli-opt-train-resume = Продовжити навчання в цій теці.
cli-opt-train-from = Почати з цих ваг, а не з нуля.
cli-opt-train-matches = Після кожного кола зіграти стільки партій проти початкового стану.
cli-opt-hint-seat = Місце, яке питає; без назви — те, яке має вибирати.
cli-opt-iterations = Скільки варіантів переглянути.
cli-opt-hint-workers = Скільки процесів шукає водночас; інша кількість дає інші поради.
cli-opt-moments = У скількох моментах щонайбільше оцінюють шанси.
cli-opt-apart = Кожен бот веде окремий стіл або всі сидять за одним; у кооперативних іграх вони окремо.
cli-opt-games = Скільки партій.
cli-opt-seconds = Не починати нічого нового після стількох секунд.
cli-opt-may-miss = Короткий прогін: чого не трапилося, те названо, але це не помилка.
cli-opt-fuzz-out = Куди записати позицію першої помилки.
cli-opt-fuzz-resume = Зберігати зігране в цьому файлі; якщо він уже є, продовжити з нього.
cli-opt-against = З ким порівняти: catanatron. З --search: openspiel.
cli-opt-bench-seconds = Скільки секунд на кожне вимірювання.
cli-opt-bench-search = Натомість виміряти пошук: ітерацій за секунду та скільки думає кожен рівень.
cli-opt-coverage = Показати кожне правило й тести, які його доводять; якщо хоч одне без тесту, це помилка.

## Скарги

cli-file-missing = Файлу «{ $file }» немає.
cli-no-file = Файл «{ $file }» не підходить: { $why }.
cli-not-json = «{ $file }» — не JSON: щось не так у місці { $where }.
cli-no-language = Мови «{ $name }» немає. Мови: { $names }.
cli-no-command = Такої команди немає. Команди: { $names }.
cli-no-such-flag = Параметра «{ $name }» тут немає; список дає --help.
cli-flag-alone = Параметр «{ $name }» записано хибно: бракує значення або воно зайве.
cli-missing = Бракує «{ $name }»; що потрібно, каже --help.
cli-bad-value = «{ $name }» не може мати такого значення; що підходить, каже --help.
cli-too-much = Це більше, ніж приймає «{ $path }»; що потрібно, каже --help.
cli-no-option = У грі { $game } немає налаштування «{ $name }». Налаштування: { $names }.
cli-option-shape = «{ $pair }» не має вигляду назва=значення.
cli-option-flag = Налаштування «{ $name }» — це yes або no, а не «{ $value }».
cli-deck-shape = «{ $pair }» не має вигляду МІСЦЕ=ФАЙЛ, де місце — від 1 до { $most }.
cli-luck-unused = Це було задано як випадок, але знадобитися не встигло: { $luck }.
cli-which-seat = Зараз вирішують кілька місць; вкажіть котре через --seat: { $names }.
cli-too-many-people = Людей { $people }, а { $seats ->
        [one] місце лише { $seats }
        [few] місця лише { $seats }
       *[many] місць лише { $seats }
    }.
cli-bad-number = «{ $name }» має бути числом { $bounds ->
        [both] від { $low } до { $high }
        [low] не меншим за { $low }
       *[high] не більшим за { $high }
    }.
cli-interpreted = Правила виконуються без компіляції, у кілька разів повільніше: «kotatsu compile» скомпілює їх.
cli-no-bot = Бота «{ $name }» немає. Боти: { $names }.
cli-no-rule = Для «{ $words }» правила не знайшлося.
cli-no-tests = Тестів тут немає: потрібна робоча копія проєкту.
cli-no-peer = Порівняти з «{ $name }» не можна. Відомі: { $names }.
cli-peer-missing = { $name } не встановлено; щоб порівняти, встановіть пакет kotatsu-games[peers].
cli-our-bug = Щось пішло не так, і це наша помилка: { $what }. Будь ласка, повідомте про неї в списку задач проєкту й додайте файл { $file }.

## Відповіді

cli-game-line = { $name }: { $title }, гравців { $low }–{ $high }, боти: { $bots }
cli-deck-good = Колода в порядку.
cli-game-wordless = Гру «{ $name }» не показано, бо бракує її слів: { $what }. Вони стоять у words/<language>/{ $name }.ftl.
cli-seats = Місця
cli-yes = так
cli-no = ні
cli-saved = Збережено у файлі { $file }.
cli-is-legal = Дія «{ $action }» зараз можлива.
cli-next-rules = Поки що нікого не питають. Далі саме собою настане: { $item }. Звідси веде «kotatsu settle».
cli-next-luck = Далі вирішить випадок: { $item }. Він може принести: { $possible }. Звідси веде «kotatsu settle --luck …».
cli-luck = Випадок

cli-samurai-head = Раунд { $round }, хід { $turn }, складність: { $level }
cli-samurai-drawn = { $who } має розмістити карту { $card }.
cli-root-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
cli-root-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }

cli-play-welcome = Вибирайте номером або текстом. Що ще можна ввести, підкаже ?
cli-play-yours =
    { $count ->
        [1] Ви граєте за: { $names }.
       *[other] Люди грають за: { $names }.
    }
cli-play-bots = Боти ({ $bot }) грають за: { $names }.
cli-play-aims = { $who }: «Моя мета: { $aims }.»
cli-play-enter = Щоб почати, натисніть Enter.
cli-play-you = { $name } (ви)
cli-play-back = (0: назад)
cli-play-no-back = Повертатися нікуди.
cli-play-earlier =
    { $count ->
        [one] … і ще { $count } рядок до того
        [few] … і ще { $count } рядки до того
       *[many] … і ще { $count } рядків до того
    }
cli-play-typo = «{ $text }» тут не запропоновано. Виберіть: { $offered }. Що ще можна ввести, підкаже ?
cli-play-replay = Щоб переглянути ще раз: kotatsu replay { $file }
cli-play-help =
    номер      вибрати; вистачить і перших літер варіанта
    Enter      узяти єдиний варіант
    0          назад, із групи
    u          крок назад
    b          показати поле ще раз
    w [дія]    чому це не запропоновано?
    r [слова]  прочитати правило за номером або пошукати в правилах
    s [файл]   зберегти
    q          зберегти й вийти
cli-play-saved = Партію збережено у файлі { $file }.
cli-play-resume = Щоб продовжити: kotatsu play { $file }
cli-play-undone = Скасовано: { $who }, «{ $action }».
cli-play-number = Номера { $number } у списку немає: вибирайте від 1 до { $last }.
cli-play-nothing-refused = Усе, на що тут можна сподіватися, є в переліку.

cli-coverage-sum = Тестами доведено правил: { $covered } з { $all }. Без тесту: { $missing }
cli-rule-unknown = Правила { $rule } немає в жодній грі, але на нього посилаються тести: { $tests }

cli-compile-types = Читаємо правила…
cli-compile-c = Працює компілятор C; це займе хвилину-дві…
cli-compile-install = Ставимо результат на місце…
cli-compile-done-compiled = Готово: наступний запуск візьме скомпільовані правила.
cli-compile-done-fresh = Скомпільовані правила вже найновіші.
cli-compile-done-installed = Це встановлений пакет: його правила скомпільовано заздалегідь, якщо це було можливо.
cli-cannot-compile-no-compiler = Компілятора C тут немає, тож працює звичайний Python, лише повільніше.
cli-cannot-compile-no-mypyc = mypyc тут не встановлено, тож працює звичайний Python, лише повільніше.
cli-cannot-compile-failed = Скомпілювати правила не вдалося, тож працює звичайний Python, лише повільніше. Компілятор каже: { $detail }

## Багато партій

cli-sim-progress = Партії
cli-sim-bot = Бот
cli-sim-games = Партії
cli-sim-wins = Перемоги
cli-sim-rate = Частка перемог
cli-sim-interval = Інтервал 95 %
cli-sim-score = Середній рахунок
cli-sim-decisions = Рішень за партію
cli-ladder-draws = Нічиї
cli-ladder-chance = Рівний виграв би
cli-ladder-elo = Elo вище
cli-ladder-beats = Перемагає нижчий
cli-ladder-yes = так
cli-ladder-open = ще не видно
cli-ladder-no = ні
train-no-lesson = У { $game } поки немає чого вчити.
train-folder-taken = У теці «{ $folder }» вже є навчання; --resume продовжує його.
train-no-course = У «{ $folder }» немає навчання.
train-other-course = Навчання в «{ $folder }» стосується іншої гри або зерна.
train-other-features = «{ $folder }» вивчено на інших числах про позицію, ніж сьогодні.
train-no-weights = У «{ $file }» немає ваг цієї гри.
train-loss = Втрата на відкладених партіях
train-rate = Перемоги над початком
train-done = Зіграно й вивчено партій: { $games }; weights.json, curve.svg і проміжний стан лежать у { $folder }.
cli-hint-line = { $words } — { $chance } %
cli-hint-why = Чому: { $reasons }
cli-analysis-progress = Відсотки
cli-analysis-when = Коли
cli-analysis-point = { $when }: { $who }
cli-analysis-chosen = Вибрано: { $words }
cli-analysis-better = Бот вибрав би: { $words } ({ $chance } % замість { $chosen } %)
cli-search-games-per-s = Випадкових ігор/с
cli-search-iterations-per-s = Повних ітерацій/с
cli-search-short-iterations-per-s = Ітерацій на 40 рішень/с
cli-search-imagine-us = Уявний стіл, мкс
cli-search-copy-us = Копія, мкс
cli-search-share = Частка випадкової гри
cli-search-level = { $level }: мс на вибір (95 %)
cli-rivals-ours-per-s = Наших ітерацій/с
cli-rivals-openspiel-per-s = Ітерацій OpenSpiel/с
cli-rivals-times = Наших на одну його

cli-fuzz-progress = Партії
cli-fuzz-played = Зіграно партій: { $games }, рішень у них: { $decisions }, ретельно перевірено: { $checks }.
cli-fuzz-modes = Режими
cli-fuzz-tables = Столи
cli-fuzz-items = Пункти порядку
cli-fuzz-verbs = Дієслова
cli-fuzz-cards = Карти
cli-fuzz-missing = Жодного разу не трапилося: { $names }.
cli-fuzz-failure = Помилка в партії { $game }: { $message }. Позицію записано у файл { $file }.
cli-fuzz-fine = Помилок немає.
cli-fuzz-no-progress = Файл { $file } не містить перерваного прогону.
cli-fuzz-other-run = Файл { $file } містить прогін іншої гри чи з іншим зерном: { $game }, зерно { $seed }.
cli-fuzz-other-sources = Файл { $file } почато з іншими правилами. Почніть новий файл.
cli-fuzz-long = Партія { $game } тривала й після { $decisions } рішень, за таким столом це можливо: { $file }.

cli-bench-progress = Вимірюємо, { $done } з { $all }…
cli-bench-what = Що
cli-bench-interpreted = інтерпретовано
cli-bench-compiled = скомпільовано
cli-bench-decisions-per-s = Рішень/с
cli-bench-table-decisions-per-s = Рішень/с за столом
cli-bench-unforced-per-s = Вільних/с
cli-bench-games-per-s = Партій/с
cli-bench-turns-per-s = Ходів гравців/с
cli-bench-copy-us = Копія, мкс
cli-bench-legal-us = Список дій, мкс
cli-bench-decisions-per-game = Рішень за партію
cli-bench-mean-options = Варіантів у середньому
cli-bench-solo-games-per-s = Партій наодинці/с
cli-bench-solo-turn-us = Увесь хід наодинці, мкс
cli-bench-not-compiled = Правила тут не скомпільовано, або відтоді вони змінилися: «kotatsu compile» оновить їх.
cli-bench-ratio = { $game }, { $way }: вільних рішень на кожне рішення { $peer } припадає { $times }; копіювання швидше у { $copy ->
        [one] { $copy } раз
        [few] { $copy } рази
       *[many] { $copy } разів
    }.
