# Пакеты владельцев: свои карты в папке с файлами.

pack-status-source = источник
pack-status-inferred = выведено
pack-status-reconstructed = воссоздано
pack-status-owner = ваше

## Ошибки

pack-no-header = Нет файла «{ $file }»: он даёт пакету название и говорит, для какой он игры.
pack-head-missing = Не хватает поля «{ $field }».
pack-other-game = Этот пакет для игры «{ $game }», а не для «{ $wanted }».
pack-no-records = В игре «{ $game }» пакет ничего не может заменить.
pack-not-toml = Это не TOML: { $why }.
pack-not-json = Это не JSON: { $why }.
pack-not-tables = В файле должны быть названные таблицы записей.
pack-not-rows = «{ $table }» содержит записи, каждая со своими полями.
pack-not-values = «{ $table }» содержит значения по названиям.
pack-value = «{ $what }» может быть текстом, целым числом, true или false либо списком из них.
pack-no-id = Здесь каждой записи нужно поле «{ $field }».
pack-twice = Запись «{ $record }» уже есть: { $where }.
pack-no-adding = Записи «{ $record }» нет, а добавлять здесь нельзя. Известны, например: { $near }.
pack-no-folder = «{ $file }» — не папка и не zip-файл.
pack-too-large = «{ $file }» слишком велик для пакета: не больше { $files } файлов и { $kilobytes } кБ.
pack-taken = Файл «{ $file }» уже есть: назовите папку для нового пакета.
pack-refused = { $more ->
        [0] { $where }: { $why }
        [one] { $where }: { $why } И ещё { $more } ошибка: «kotatsu pack check» назовёт все.
        [few] { $where }: { $why } И ещё { $more } ошибки: «kotatsu pack check» назовёт все.
        [many] { $where }: { $why } И ещё { $more } ошибок: «kotatsu pack check» назовёт все.
       *[other] { $where }: { $why } И ещё { $more } ошибки: «kotatsu pack check» назовёт все.
    }

## Новый пакет

pack-new-header =
    Ваш пакет для { $game }. Впишите в другие файлы то, что напечатано на ваших картах, и проверьте: «kotatsu pack check ПАПКА».
    Потом играйте: «kotatsu new { $game } --data ПАПКА», или загрузите папку на странице, где готовят новую игру.
pack-new-name = как его называет страница
pack-new-author = кто вписал
pack-new-edition = какое издание, на каком языке
pack-new-replaces = несколько слов о том, что в нём
pack-new-file =
    Каждая запись такая, как в Kotatsu. Уберите # в начале строк той записи, которую сверили со своей картой, и исправьте её:
    тогда она считается вашей. Что остаётся за #, остаётся нашим. Идентификатор (id) не меняйте.
pack-new-record = { $name } ({ $status })

## В командной строке

pack-checked = { $name } в порядке: { $records ->
        [0] вашего в нём пока ничего нет
        [one] { $records } ваша запись
        [few] { $records } ваши записи
        [many] { $records } ваших записей
       *[other] { $records } вашей записи
    }.
pack-broken = { $mistakes ->
        [one] { $mistakes } ошибка. Пакет не используется.
        [few] { $mistakes } ошибки. Пакет не используется.
        [many] { $mistakes } ошибок. Пакет не используется.
       *[other] { $mistakes } ошибки. Пакет не используется.
    }
pack-written = Новый пакет лежит в { $folder }. Файлы: { $files }.
pack-what = Скажите, что сделать: «check ПАПКА» или «new ИГРА [ПАПКА]».

## Страница пакетов

page-packs-title = Пакеты
page-packs-games = Пакеты другой игры
page-packs-here = Имеющиеся пакеты
page-packs-here-help = Каждый — одна папка файлов TOML или JSON. Стол остаётся с тем пакетом, с которым его накрыли.
page-packs-built-in = Встроенное
page-packs-ours = то, что мы прочитали, вывели или воссоздали
page-packs-yours = { $n ->
        [0] ваших записей пока нет
        [one] { $n } ваша запись
        [few] { $n } ваши записи
        [many] { $n } ваших записей
       *[other] { $n } вашей записи
    }
page-packs-unused = не используется; столы остаются с тем, что имеют
page-packs-broken = { $n ->
        [one] отклонён, { $n } ошибка
        [few] отклонён, { $n } ошибки
        [many] отклонён, { $n } ошибок
       *[other] отклонён, { $n } ошибки
    }
page-packs-refused = { $n ->
        [one] «{ $name }» отклонён: { $n } ошибка. Ничего не изменилось.
        [few] «{ $name }» отклонён: { $n } ошибки. Ничего не изменилось.
        [many] «{ $name }» отклонён: { $n } ошибок. Ничего не изменилось.
       *[other] «{ $name }» отклонён: { $n } ошибки. Ничего не изменилось.
    }
page-packs-more = и ещё { $n }
page-packs-use = Накрывать новые столы с пакетом { $name }
page-packs-uses = { $n ->
        [one] { $n } стол
        [few] { $n } стола
        [many] { $n } столов
       *[other] { $n } стола
    }
page-packs-forget = Забыть { $name }
page-packs-folder = Выбрать папку
page-packs-files = Выбрать файлы
page-packs-again = Прочитать ещё раз
page-packs-template = Новый пакет по образцу
page-packs-no-zip = «{ $file }» — не zip-файл, который можно прочитать, или в нём больше, чем может быть в пакете.
page-packs-new = Начать и проверить пакет на своём компьютере:
page-packs-records = Что мы знаем, а что воссоздали
page-packs-record = запись
page-packs-in-ours = встроенное
page-packs-in = в { $name }
page-packs-of = { $n } из { $all }
page-packs-from-ours = встроенное
page-packs-one = Одна карта
page-packs-two = Одна карта, два источника
page-packs-ours-is = встроенное, { $status }
page-packs-printed = ваше, как напечатано
page-packs-tables = Ваши столы
page-packs-why = { $name }: почему отклонён
page-packs-line = строка { $line }
page-packs-fine = { $n ->
        [0] { $name } в порядке; вашего в нём пока ничего нет.
        [one] { $name } в порядке: { $n } ваша запись.
        [few] { $name } в порядке: { $n } ваши записи.
        [many] { $name } в порядке: { $n } ваших записей.
       *[other] { $name } в порядке: { $n } вашей записи.
    }
page-packs-none = Здесь ошибок нет.
page-packs-tab-records = Записи
page-packs-tab-errors = Ошибки
page-packs-at-table = Карты из пакета { $name }
