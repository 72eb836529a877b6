# Що ядро каже про будь-яку гру: файли, яких не прочитати, і вибір, якому доводиться відмовити.

kernel-game-over = Партію завершено.
kernel-not-your-decision = Зараз рішення за іншою стороною ({ $other }), а не за { $who_ins }.
kernel-answered = Відповідь уже є: { $who }.
kernel-moved-on = За столом уже щось змінилося: погляньте ще раз і вибирайте.
kernel-impossible-luck = Зараз не може випасти «{ $luck }». Можливо: { $possible }.
kernel-and-more = { $listed } та ще { $more }

kernel-undo-nothing = Немає чого скасовувати.
kernel-undo-luck = Відтоді вже втрутився випадок, тож крок назад неможливий.
kernel-undo-reveal = Відтоді відкрилося щось приховане, тож крок назад неможливий.
kernel-undo-other = Відтоді вже вирішував інший гравець ({ $who }), тож крок назад неможливий.
kernel-undo-sealed = Інші саме обирають таємно, тож крок назад неможливий.
kernel-undo-over = Партію закінчено, тож крок назад неможливий.

kernel-no-seat = Місця «{ $name }» тут немає. Місця: { $names }.
kernel-not-a-position = Це не позиція: очікувався об’єкт JSON із полем «game».
kernel-not-a-table = Це не збережений стіл.
kernel-not-a-record = Це не партія у вигляді тексту: у перших рядках мають стояти «kotatsu = 1» і «game = …».
kernel-not-loadable = Позицію, збережений стіл чи партію можна прочитати з файлу, тексту або словника, але не з { $kind }.
kernel-record-header = Рядок { $line }, «{ $text }»: до першого порожнього рядка мають стояти назва, знак рівності й значення JSON.
kernel-record-choice = Рядок { $line }, «{ $text }»: мають стояти місце, двокрапка й дія.
kernel-record-results = У файлі записано результати { $given }, а партія, зіграна знову, дає { $played }.
kernel-other-game = Ця позиція належить до гри «{ $game }», а не «{ $wanted }».
kernel-other-version = Цей файл зроблено для версії правил { $version }, а тут { $wanted }.
kernel-log-does-not-fit = Рядок журналу «{ $line }» не відповідає правилам: { $why }
kernel-log-played = під час повторної гри тут стоїть «{ $played }».

kernel-no-verb = «{ $text }» — не дія. Дії починаються з: { $verbs }.
kernel-no-action = { $action } — не дія цієї гри.
kernel-verb-needs = «{ $text }» — запис не підходить; потрібно так: { $form }.
kernel-no-name = «{ $text }»: «{ $name }» — невідома назва ({ $kind }). Відомі: { $known }.
kernel-no-item = У полі «next» названо щось невідоме: «{ $item }». Відомі: { $known }.
kernel-item-fields = Запис «{ $item }» у полі «next» не підходить; очікуються поля: { $fields }.
kernel-wrong-field = Поле «{ $field }» не може мати значення «{ $value }».
kernel-against-rule = Поле «{ $field }» не може мати значення «{ $value }». { $rule }: { $says }
kernel-field-why = Поле «{ $field }» містить помилку. { $why }
kernel-needs-next = Поле «{ $field }» діє лише всередині фази чи ходу. Без поля «next» вони щойно починаються, і значення одразу забулося б: вкажіть і «next».
kernel-wrong-number = Поле «{ $field }» має значення «{ $value }», а потрібне ціле число від { $low } до { $high }.
kernel-wrong-count = Поле «{ $field }» має значення «{ $value }», а потрібне ціле число, не менше нуля.
kernel-wrong-length = Поле «{ $field }» має значення «{ $value }», а потрібен список, де { $length ->
        [one] { $length } елемент
        [few] { $length } елементи
       *[many] { $length } елементів
    }.
kernel-wrong-choice = Поле «{ $field }» не може мати значення «{ $value }». Можливо: { $choices }.
kernel-unknown-field = Поле «{ $field }» невідоме. Тут відомі: { $known }.
kernel-card-unknown = { $where }: карта { $card }: «{ $word }» — { $kind ->
        [verb] невідоме дієслово
        [moment] невідомий момент
        [role] невідома роль
        [place] невідоме місце
        [band] невідома ціна чи умова
       *[other] невідома назва ({ $kind })
    }. Відомі: { $known }.
kernel-card-number = { $where }: карта { $card }: тут має бути число, а не «{ $word }».
kernel-card-left-over = { $where }: карта { $card }: «{ $word }» тут нічого не означає.
kernel-card-id = { $where }: кожна карта потребує власного id, а не «{ $card }».
kernel-card-toml = { $where } — не файл TOML: { $problem }.
kernel-no-card = { $field }: карти «{ $card }» немає або таких уже не лишилося.
kernel-no-decks = У грі { $game } власних колод немає.
kernel-card-twice = { $copies ->
        [1] { $field }: карта { $card } вже лежить в іншому місці: { $other }.
       *[other] { $field }: забагато { $card }. Копій у грі: { $copies }, уже є в { $other }.
    }
kernel-no-game = Гри «{ $name }» немає. Ігри: { $names }.
kernel-broken-game = Гру з теки games/{ $name } не вдалося відкрити: { $why }.

kernel-bot-file = Бота «{ $name }» не вдалося прочитати: { $why }.
kernel-bot-no-class = У «{ $file }» немає класу «{ $name }». Класи там: { $names }.
kernel-bot-no-choose = Боту «{ $name }» потрібен метод choose(self, table, seat), що повертає одну з дій table.legal(seat).
kernel-bot-failed = Бот «{ $name }» зламався: { $why }.
kernel-bot-illegal = Бот «{ $name }» вибрав «{ $action }», а зараз це не за правилами: choose має повернути одну з дій table.legal(seat).
kernel-bot-taken = Бот «{ $name }» уже є: виберіть іншу назву.
