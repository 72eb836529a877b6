# Что ядро говорит о любой игре: файлы, которые не прочесть, и выбор, в котором приходится отказать.

kernel-game-over = Партия окончена.
kernel-not-your-decision = Сейчас решает { $other }, а не { $who }.
kernel-answered = Ответ уже есть: { $who }.
kernel-moved-on = За столом уже что-то изменилось: взгляните ещё раз и выбирайте.
kernel-impossible-luck = Сейчас не может выпасть «{ $luck }». Возможно: { $possible }.
kernel-and-more = { $listed } и ещё { $more }

kernel-undo-nothing = Отменять нечего.
kernel-undo-luck = С тех пор уже вмешался случай, поэтому шаг назад невозможен.
kernel-undo-reveal = С тех пор открылось что-то скрытое, поэтому шаг назад невозможен.
kernel-undo-other = С тех пор уже решал другой игрок ({ $who }), поэтому шаг назад невозможен.
kernel-undo-sealed = Остальные сейчас выбирают втайне, поэтому шаг назад невозможен.
kernel-undo-over = Партия окончена, поэтому шаг назад невозможен.

kernel-no-seat = Места «{ $name }» здесь нет. Места: { $names }.
kernel-not-a-position = Это не позиция: ожидался объект JSON с полем «game».
kernel-not-a-table = Это не сохранённый стол.
kernel-not-a-record = Это не партия в виде текста: в первых строках должны стоять «kotatsu = 1» и «game = …».
kernel-not-loadable = Позицию, сохранённый стол или партию можно прочитать из файла, текста или словаря, но не из { $kind }.
kernel-record-header = Строка { $line }, «{ $text }»: до первой пустой строки должны стоять имя, знак равенства и значение JSON.
kernel-record-choice = Строка { $line }, «{ $text }»: должны стоять место, двоеточие и действие.
kernel-record-results = В файле записаны результаты { $given }, а партия, сыгранная снова, даёт { $played }.
kernel-other-game = Эта позиция относится к игре «{ $game }», а не «{ $wanted }».
kernel-other-version = Этот файл сделан для версии правил { $version }, а здесь { $wanted }.
kernel-log-does-not-fit = Строка журнала «{ $line }» не соответствует правилам: { $why }
kernel-log-played = при повторной игре здесь стоит «{ $played }».

kernel-no-verb = «{ $text }» — не действие. Действия начинаются с: { $verbs }.
kernel-no-action = { $action } — не действие этой игры.
kernel-verb-needs = «{ $text }» — запись не подходит; нужно так: { $form }.
kernel-no-name = «{ $text }»: «{ $name }» — неизвестное название ({ $kind }). Известны: { $known }.
kernel-no-item = В поле «next» названо что-то неизвестное: «{ $item }». Известны: { $known }.
kernel-item-fields = Запись «{ $item }» в поле «next» не подходит; ожидаются поля: { $fields }.
kernel-wrong-field = Поле «{ $field }» не может иметь значение «{ $value }».
kernel-against-rule = Поле «{ $field }» не может иметь значение «{ $value }». { $rule }: { $says }
kernel-field-why = Поле «{ $field }» содержит ошибку. { $why }
kernel-needs-next = Поле «{ $field }» действует только внутри фазы или хода. Без поля «next» они лишь начинаются, и значение сразу забылось бы: укажите и «next».
kernel-wrong-number = Поле «{ $field }» имеет значение «{ $value }», а нужно целое число от { $low } до { $high }.
kernel-wrong-count = Поле «{ $field }» имеет значение «{ $value }», а нужно целое число, не меньше нуля.
kernel-wrong-length = Поле «{ $field }» имеет значение «{ $value }», а нужен список, в котором { $length ->
        [one] { $length } элемент
        [few] { $length } элемента
       *[many] { $length } элементов
    }.
kernel-wrong-choice = Поле «{ $field }» не может иметь значение «{ $value }». Возможно: { $choices }.
kernel-unknown-field = Поле «{ $field }» неизвестно. Здесь известны: { $known }.
kernel-card-unknown = { $where }: карта { $card }: «{ $word }» — { $kind ->
        [verb] неизвестный глагол
        [moment] неизвестный момент
        [role] неизвестная роль
        [place] неизвестное место
        [band] неизвестная цена или условие
       *[other] неизвестное название ({ $kind })
    }. Известны: { $known }.
kernel-card-number = { $where }: карта { $card }: здесь должно быть число, а не «{ $word }».
kernel-card-left-over = { $where }: карта { $card }: «{ $word }» здесь ничего не значит.
kernel-card-id = { $where }: каждой карте нужен собственный id, а не «{ $card }».
kernel-card-toml = { $where } — не файл TOML: { $problem }.
kernel-no-card = { $field }: карты «{ $card }» нет или таких уже не осталось.
kernel-no-decks = В игре { $game } своих колод нет.
kernel-card-twice = { $copies ->
        [1] { $field }: карта { $card } уже лежит в другом месте: { $other }.
       *[other] { $field }: слишком много { $card }. Копий в игре: { $copies }, уже есть в { $other }.
    }
kernel-no-game = Игры «{ $name }» нет. Игры: { $names }.
kernel-broken-game = Игру из папки games/{ $name } не удалось открыть: { $why }.

kernel-bot-file = Бота «{ $name }» не удалось прочитать: { $why }.
kernel-bot-no-class = В «{ $file }» нет класса «{ $name }». Классы там: { $names }.
kernel-bot-no-choose = Боту «{ $name }» нужен метод choose(self, table, seat), который возвращает одно из действий table.legal(seat).
kernel-bot-failed = Бот «{ $name }» сломался: { $why }.
kernel-bot-illegal = Бот «{ $name }» выбрал «{ $action }», а сейчас это не по правилам: choose должен вернуть одно из действий table.legal(seat).
kernel-bot-taken = Бот «{ $name }» уже есть: выберите другое имя.
