# Командная строка: справка, замечания, жалобы.

## Страницы справки

cli-about = Тёплый стол для настольных игр: играйте в терминале или на странице, разыгрывайте любую ситуацию скриптом, измеряйте и проверяйте правила.
cli-usage = Использование:
cli-usage-command = КОМАНДА … (подробнее: kotatsu КОМАНДА --help)
cli-usage-options = [параметры]
cli-arguments = Что нужно
cli-options = Параметры
cli-commands = Команды

cli-do-games = Показать игры, их настройки и ботов.
cli-do-new = Разложить новую партию и напечатать её как позицию.
cli-do-deck = Прочитать свою колоду, перечислить её карты и назвать каждое нарушенное правило.
cli-do-pack = Пакеты владельцев, ваши карты в папке: «check ПАПКА» назовёт каждую ошибку, «new ИГРА [ПАПКА]» напишет заготовку.
cli-do-show = Показать позицию как игровое поле.
cli-do-legal = Перечислить, что можно выбрать сейчас, кто выбирает и по какому правилу.
cli-do-apply = Сделать выбор и напечатать новую позицию и всё, что произошло.
cli-do-settle = Дать позиции сыграть саму себя, пока кому-то не придётся выбирать; напечатать, что произошло, и новую позицию.
cli-do-why-not = Объяснить, почему действие сейчас невозможно.
cli-do-schema = Напечатать JSON Schema позиций игры.
cli-do-play = Играть в терминале; на свободные места сядут боты.
cli-do-serve = Открыть страницу для игры: здесь или для домашней сети.
cli-do-backup = Скопировать все столы сервера в один файл, даже когда он работает.
cli-do-restore = Вернуть такую копию, даже когда сервер работает; то, что было, сохраняется рядом.
cli-do-replay = Прочитать сохранённую партию строка за строкой.
cli-do-sim = Сыграть много партий между ботами и посчитать, кто выигрывает.
cli-do-ladder = Сыграть уровни игры между собой: побеждает ли каждый нижний?
cli-do-train = Улучшить оценку позиций игрой с собой: веса, промежуточные состояния и кривая в папке.
cli-do-hint = Сказать, что могло бы сделать место: три лучших действия с их шансами и почему.
cli-do-analyse = Просмотреть оконченную партию: шансы ход за ходом, переломные моменты, что сделал бы бот.
cli-do-fuzz = Сыграть тысячи партий в поисках ошибок в правилах.
cli-do-bench = Измерить скорость правил.
cli-do-rules = Читать правила игры или искать в них.
cli-do-compile = Превратить правила в машинный код, чтобы они работали в несколько раз быстрее.

cli-arg-game = Название игры, как в списке «kotatsu games».
cli-arg-position = Позиция, ответ «apply» или сохранённая партия как файл JSON; «-» читает стандартный ввод.
cli-arg-action = Действие в текстовой форме, как его показывает «legal».
cli-arg-deck = Файл с колодой, название напечатанной колоды, например «ronin» или «ronin-extended», либо «-» для стандартного ввода.
cli-arg-pack-do = check или new.
cli-arg-pack-what = Для проверки: папка или zip-файл. Для нового пакета: название игры.
cli-arg-pack-folder = Куда положить новый пакет; если не указано — папка с названием игры.
cli-arg-play = Название игры либо сохранённая партия или позиция, с которой играть дальше.
cli-arg-replay = Партия, сохранённая в «play», выгруженная со страницы или записанная текстом (.kotatsu); «-» читает стандартный ввод.
cli-arg-rule-words = Номер правила, например SS7.12, или слова для поиска.
cli-arg-bench-game = Какую игру измерять; если не указать, все.

cli-opt-help = Показать эту справку.
cli-opt-lang = Язык: en, uk, ru или cs. Иначе тот, что в KOTATSU_LANG или в системе.
cli-opt-version = Напечатать версию.
cli-opt-json = Печатать JSON для программ.
cli-opt-luck = Что выпадет дальше, например "reveal 4-13"; несколько — через запятую или повторением параметра.
cli-opt-seat = Место, по его названию в позиции.
cli-opt-players = Сколько игроков (в «7 самураях» — сколько самураев).
cli-opt-level = Уровень сложности.
cli-opt-option = Настройка игры; можно повторять.
cli-opt-data = Ваши данные о напечатанных компонентах: пакет (папка или zip-файл) или файл JSON.
cli-opt-serve-data = Пакет владельца (папка или zip-файл), который предлагает страница; можно повторять.
cli-opt-deck = Колода для места, например 1=mine.txt; можно повторять.
cli-opt-deck-line = Напечатать колоду одной строкой, как в ссылках и параметрах.
cli-opt-seed = Зерно всего случайного: одно и то же зерно даёт одну и ту же партию.
cli-opt-cores = Сколько ядер использовать; если не указать, все.
cli-opt-out = Записать позицию ещё и в этот файл.
cli-opt-people = Сколько мест за людьми у этого терминала; остальные — боты.
cli-opt-bot = Бот для свободных мест.
cli-opt-aims = После каждого своего хода боты говорят, чего хотели.
cli-opt-file = Где сохранить партию, когда вы уйдёте.
cli-opt-to = Остановиться после стольких строк.
cli-opt-pause = Остановиться, как только произойдёт всё, к чему привёл этот выбор, даже если выбирать тогда никому нечего.
cli-opt-replay-text = Вывести партию сжатым текстом, для файла с окончанием .kotatsu.
cli-opt-step = Ждать Enter после каждой строки.
cli-opt-host = Адрес, на котором слушать; 0.0.0.0 открывает стол для домашней сети.
cli-opt-port = Порт, на котором слушать; если он занят, следующий свободный.
cli-opt-db = Файл, в котором хранятся столы.
cli-opt-database = Адрес базы данных PostgreSQL, в которой хранятся столы, вместо файла.
cli-opt-workers = Сколько процессов работает вместе; им нужен --database.
cli-opt-log-json = Писать журнал сервера строками JSON.
cli-arg-backup = Файл с копией.
cli-opt-allow-host = Ещё одно имя, по которому можно обращаться к серверу, например имя вашего прокси; * разрешает все имена. Можно указать несколько раз.
cli-opt-webhooks = Столы могут отправлять «ваш ход» на https-адрес в интернете (групповой чат).
cli-opt-open = Открыть страницу в браузере.
cli-opt-bots = Боты, через запятую; свой бот — file.py:Class.
cli-opt-rungs = Боты от слабейшего к лучшему, через запятую; без названий — все уровни игры.
cli-opt-ladder-out = Куда записать результат как JSON; рядом будет картинка с тем же именем (.svg).
cli-opt-ladder-whole = Сыграть все игры, даже если сравнение уже решено.
cli-opt-train-out = Куда положить веса, промежуточные состояния и кривую; папка с названием игры, если не указано.
cli-opt-train-resume = Продолжить обучение в этой папке.
cli-opt-train-from = Начать с этих весов, а не с нуля.
cli-opt-train-matches = После каждого круга сыграть столько партий против начального состояния.
cli-opt-hint-seat = Место, которое спрашивает; без названия — то, которое должно выбирать.
cli-opt-iterations = Сколько вариантов просмотреть.
cli-opt-hint-workers = Сколько процессов ищут одновременно; другое число даёт другие советы.
cli-opt-moments = В скольких моментах самое большее оценивают шансы.
cli-opt-apart = Каждый бот ведёт отдельный стол или все сидят за одним; в кооперативных играх они врозь.
cli-opt-games = Сколько партий.
cli-opt-seconds = Не начинать ничего нового после стольких секунд.
cli-opt-may-miss = Короткий прогон: чего не случилось, то названо, но это не ошибка.
cli-opt-fuzz-out = Куда записать позицию первой ошибки.
cli-opt-fuzz-resume = Хранить сыгранное в этом файле; если он уже есть, продолжить с него.
cli-opt-against = С кем сравнить: catanatron. С --search: openspiel.
cli-opt-bench-seconds = Сколько секунд на каждое измерение.
cli-opt-bench-search = Вместо этого измерить поиск: итераций в секунду и сколько думает каждый уровень.
cli-opt-coverage = Показать каждое правило и тесты, которые его доказывают; если хоть одно без теста, это ошибка.

## Жалобы

cli-file-missing = Файла «{ $file }» нет.
cli-no-file = Файл «{ $file }» не подходит: { $why }.
cli-not-json = «{ $file }» — не JSON: что-то не так в месте { $where }.
cli-no-language = Языка «{ $name }» нет. Языки: { $names }.
cli-no-command = Такой команды нет. Команды: { $names }.
cli-no-such-flag = Параметра «{ $name }» здесь нет; список даёт --help.
cli-flag-alone = Параметр «{ $name }» записан неверно: не хватает значения или оно лишнее.
cli-missing = Не хватает «{ $name }»; что нужно, говорит --help.
cli-bad-value = «{ $name }» не может иметь такого значения; что подходит, говорит --help.
cli-too-much = Это больше, чем принимает «{ $path }»; что нужно, говорит --help.
cli-no-option = У игры { $game } нет настройки «{ $name }». Настройки: { $names }.
cli-option-shape = «{ $pair }» не имеет вида название=значение.
cli-option-flag = Настройка «{ $name }» — это yes или no, а не «{ $value }».
cli-deck-shape = «{ $pair }» не имеет вида МЕСТО=ФАЙЛ, где место — от 1 до { $most }.
cli-luck-unused = Это было задано как случай, но не понадобилось: { $luck }.
cli-which-seat = Сейчас решают несколько мест; укажите какое через --seat: { $names }.
cli-too-many-people = Людей { $people }, а { $seats ->
        [one] место только { $seats }
        [few] места только { $seats }
       *[many] мест только { $seats }
    }.
cli-bad-number = «{ $name }» должно быть числом { $bounds ->
        [both] от { $low } до { $high }
        [low] не меньше { $low }
       *[high] не больше { $high }
    }.
cli-interpreted = Правила исполняются без компиляции, в несколько раз медленнее: «kotatsu compile» скомпилирует их.
cli-no-bot = Бота «{ $name }» нет. Боты: { $names }.
cli-no-rule = Для «{ $words }» правила не нашлось.
cli-no-tests = Тестов здесь нет: нужна рабочая копия проекта.
cli-no-peer = Сравнить с «{ $name }» нельзя. Известны: { $names }.
cli-peer-missing = { $name } не установлен; чтобы сравнить, установите пакет kotatsu-games[peers].
cli-our-bug = Что-то пошло не так, и это наша ошибка: { $what }. Пожалуйста, сообщите о ней в списке задач проекта и приложите файл { $file }.

## Ответы

cli-game-line = { $name }: { $title }, игроков { $low }–{ $high }, боты: { $bots }
cli-deck-good = Колода в порядке.
cli-game-wordless = Игра «{ $name }» не показана: не хватает её слов: { $what }. Они стоят в words/<language>/{ $name }.ftl.
cli-seats = Места
cli-yes = да
cli-no = нет
cli-saved = Сохранено в файле { $file }.
cli-is-legal = Действие «{ $action }» сейчас возможно.
cli-next-rules = Пока никого не спрашивают. Дальше само собой наступит: { $item }. Отсюда ведёт «kotatsu settle».
cli-next-luck = Дальше решит случай: { $item }. Он может принести: { $possible }. Отсюда ведёт «kotatsu settle --luck …».
cli-luck = Случай

cli-samurai-head = Раунд { $round }, ход { $turn }, сложность: { $level }
cli-samurai-drawn = { $who } должен разместить карту { $card }.
cli-root-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
cli-root-cards =
    { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }

cli-play-welcome = Выбирайте номером или текстом. Что ещё можно ввести, подскажет ?
cli-play-yours =
    { $count ->
        [1] Вы играете за: { $names }.
       *[other] Люди играют за: { $names }.
    }
cli-play-bots = Боты ({ $bot }) играют за: { $names }.
cli-play-aims = { $who }: «Моя цель: { $aims }.»
cli-play-enter = Чтобы начать, нажмите Enter.
cli-play-you = { $name } (вы)
cli-play-back = (0: назад)
cli-play-no-back = Возвращаться некуда.
cli-play-earlier =
    { $count ->
        [one] … и ещё { $count } строка до того
        [few] … и ещё { $count } строки до того
       *[many] … и ещё { $count } строк до того
    }
cli-play-typo = «{ $text }» здесь не предложено. Выберите: { $offered }. Что ещё можно ввести, подскажет ?
cli-play-replay = Чтобы посмотреть ещё раз: kotatsu replay { $file }
cli-play-help =
    номер         выбрать; хватит и первых букв варианта
    Enter         взять единственный вариант
    0             назад, из группы
    u             шаг назад
    b             показать поле ещё раз
    w [действие]  почему это не предложено?
    r [слова]     прочесть правило по номеру или поискать в правилах
    s [файл]      сохранить
    q             сохранить и выйти
cli-play-saved = Партия сохранена в файле { $file }.
cli-play-resume = Чтобы продолжить: kotatsu play { $file }
cli-play-undone = Отменено: { $who }, «{ $action }».
cli-play-number = Номера { $number } в списке нет: выбирайте от 1 до { $last }.
cli-play-nothing-refused = Всё, на что здесь можно рассчитывать, есть в списке.

cli-coverage-sum = Тестами доказано правил: { $covered } из { $all }. Без теста: { $missing }
cli-rule-unknown = Правила { $rule } нет ни в одной игре, но на него ссылаются тесты: { $tests }

cli-compile-types = Читаем правила…
cli-compile-c = Работает компилятор C; это займёт минуту-другую…
cli-compile-install = Ставим результат на место…
cli-compile-done-compiled = Готово: следующий запуск возьмёт скомпилированные правила.
cli-compile-done-fresh = Скомпилированные правила уже самые новые.
cli-compile-done-installed = Это установленный пакет: его правила скомпилированы заранее, если это было возможно.
cli-cannot-compile-no-compiler = Компилятора C здесь нет, поэтому работает обычный Python, только медленнее.
cli-cannot-compile-no-mypyc = mypyc здесь не установлен, поэтому работает обычный Python, только медленнее.
cli-cannot-compile-failed = Скомпилировать правила не удалось, поэтому работает обычный Python, только медленнее. Компилятор говорит: { $detail }

## Много партий

cli-sim-progress = Партии
cli-sim-bot = Бот
cli-sim-games = Партии
cli-sim-wins = Победы
cli-sim-rate = Доля побед
cli-sim-interval = Интервал 95 %
cli-sim-score = Средний счёт
cli-sim-decisions = Решений за партию
cli-ladder-draws = Ничьи
cli-ladder-chance = Равный выиграл бы
cli-ladder-elo = Elo выше
cli-ladder-beats = Побеждает нижний
cli-ladder-yes = да
cli-ladder-open = пока не видно
cli-ladder-no = нет
train-no-lesson = В { $game } пока нечему учиться.
train-folder-taken = В папке «{ $folder }» уже есть обучение; --resume продолжает его.
train-no-course = В «{ $folder }» нет обучения.
train-other-course = Обучение в «{ $folder }» относится к другой игре или зерну.
train-other-features = «{ $folder }» выучено на других числах о позиции, чем сегодня.
train-no-weights = В «{ $file }» нет весов этой игры.
train-loss = Потеря на отложенных партиях
train-rate = Победы над началом
train-done = Сыграно и изучено партий: { $games }; weights.json, curve.svg и промежуточное состояние лежат в { $folder }.
cli-hint-line = { $words } — { $chance } %
cli-hint-why = Почему: { $reasons }
cli-analysis-progress = Проценты
cli-analysis-when = Когда
cli-analysis-point = { $when }: { $who }
cli-analysis-chosen = Выбрано: { $words }
cli-analysis-better = Бот выбрал бы: { $words } ({ $chance } % вместо { $chosen } %)
cli-search-games-per-s = Случайных игр/с
cli-search-iterations-per-s = Полных итераций/с
cli-search-short-iterations-per-s = Итераций на 40 выборов/с
cli-search-imagine-us = Воображаемый стол, мкс
cli-search-copy-us = Копия, мкс
cli-search-share = Доля случайной игры
cli-search-level = { $level }: мс на выбор (95 %)
cli-rivals-ours-per-s = Наших итераций/с
cli-rivals-openspiel-per-s = Итераций OpenSpiel/с
cli-rivals-times = Наших на одну его

cli-fuzz-progress = Партии
cli-fuzz-played = Сыграно партий: { $games }, решений в них: { $decisions }, тщательно проверено: { $checks }.
cli-fuzz-modes = Режимы
cli-fuzz-tables = Столы
cli-fuzz-items = Пункты порядка
cli-fuzz-verbs = Глаголы
cli-fuzz-cards = Карты
cli-fuzz-missing = Ни разу не случилось: { $names }.
cli-fuzz-failure = Ошибка в партии { $game }: { $message }. Позиция записана в файл { $file }.
cli-fuzz-fine = Ошибок нет.
cli-fuzz-no-progress = В файле { $file } нет прерванного прогона.
cli-fuzz-other-run = В файле { $file } прогон другой игры или с другим зерном: { $game }, зерно { $seed }.
cli-fuzz-other-sources = Файл { $file } начат с другими правилами. Начните новый файл.
cli-fuzz-long = Партия { $game } шла и после { $decisions } решений, за таким столом это возможно: { $file }.

cli-bench-progress = Измеряем, { $done } из { $all }…
cli-bench-what = Что
cli-bench-interpreted = интерпретировано
cli-bench-compiled = скомпилировано
cli-bench-decisions-per-s = Решений/с
cli-bench-table-decisions-per-s = Решений/с за столом
cli-bench-unforced-per-s = Свободных/с
cli-bench-games-per-s = Партий/с
cli-bench-turns-per-s = Ходов игроков/с
cli-bench-copy-us = Копия, мкс
cli-bench-legal-us = Список действий, мкс
cli-bench-decisions-per-game = Решений за партию
cli-bench-mean-options = Вариантов в среднем
cli-bench-solo-games-per-s = Партий в одиночку/с
cli-bench-solo-turn-us = Весь ход в одиночку, мкс
cli-bench-not-compiled = Правила здесь не скомпилированы или с тех пор изменились: «kotatsu compile» обновит их.
cli-bench-ratio = { $game }, { $way }: свободных решений на каждое решение { $peer } приходится { $times }; копирование быстрее в { $copy ->
        [one] { $copy } раз
        [few] { $copy } раза
       *[many] { $copy } раз
    }.
