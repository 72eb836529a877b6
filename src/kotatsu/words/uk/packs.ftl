# Пакети власників: свої карти в теці з файлами.

pack-status-source = джерело
pack-status-inferred = виведено
pack-status-reconstructed = відтворено
pack-status-owner = ваше

## Помилки

pack-no-header = Немає файлу «{ $file }»: він дає пакету назву й каже, для якої він гри.
pack-head-missing = Бракує поля «{ $field }».
pack-other-game = Цей пакет для гри «{ $game }», а не для «{ $wanted }».
pack-no-records = У грі «{ $game }» пакет нічого не може замінити.
pack-not-toml = Це не TOML: { $why }.
pack-not-json = Це не JSON: { $why }.
pack-not-tables = У файлі мають бути названі таблиці записів.
pack-not-rows = «{ $table }» містить записи, кожен зі своїми полями.
pack-not-values = «{ $table }» містить значення за назвами.
pack-value = «{ $what }» може бути текстом, цілим числом, true чи false або списком із них.
pack-no-id = Тут кожному запису потрібне поле «{ $field }».
pack-twice = Запис «{ $record }» уже є: { $where }.
pack-no-adding = Запису «{ $record }» немає, а додавати тут не можна. Відомі, наприклад: { $near }.
pack-no-folder = «{ $file }» — не тека й не zip-файл.
pack-too-large = «{ $file }» завеликий для пакета: щонайбільше { $files } файлів і { $kilobytes } кБ.
pack-taken = Файл «{ $file }» уже є: назвіть теку для нового пакета.
pack-refused = { $more ->
        [0] { $where }: { $why }
        [one] { $where }: { $why } І ще { $more } помилка: «kotatsu pack check» назве всі.
        [few] { $where }: { $why } І ще { $more } помилки: «kotatsu pack check» назве всі.
        [many] { $where }: { $why } І ще { $more } помилок: «kotatsu pack check» назве всі.
       *[other] { $where }: { $why } І ще { $more } помилки: «kotatsu pack check» назве всі.
    }

## Новий пакет

pack-new-header =
    Ваш пакет для { $game }. Впишіть в інші файли те, що надруковано на ваших картах, і перевірте: «kotatsu pack check ТЕКА».
    Потім грайте: «kotatsu new { $game } --data ТЕКА», або завантажте теку на сторінці, де готують нову гру.
pack-new-name = як його називає сторінка
pack-new-author = хто вписав
pack-new-edition = яке видання, якою мовою
pack-new-replaces = кілька слів про те, що в ньому
pack-new-file =
    Кожен запис такий, як у Kotatsu. Приберіть # на початку рядків того запису, який звірили зі своєю картою, і виправте його:
    тоді він вважається вашим. Що лишається за #, лишається нашим. Ідентифікатор (id) не змінюйте.
pack-new-record = { $name } ({ $status })

## У командному рядку

pack-checked = { $name } у порядку: { $records ->
        [0] вашого в ньому ще нічого немає
        [one] { $records } ваш запис
        [few] { $records } ваші записи
        [many] { $records } ваших записів
       *[other] { $records } вашого запису
    }.
pack-broken = { $mistakes ->
        [one] { $mistakes } помилка. Пакет не використано.
        [few] { $mistakes } помилки. Пакет не використано.
        [many] { $mistakes } помилок. Пакет не використано.
       *[other] { $mistakes } помилки. Пакет не використано.
    }
pack-written = Новий пакет лежить у { $folder }. Файли: { $files }.
pack-what = Скажіть, що зробити: «check ТЕКА» або «new ГРА [ТЕКА]».

## Сторінка пакетів

page-packs-title = Пакети
page-packs-games = Пакети іншої гри
page-packs-here = Наявні пакети
page-packs-here-help = Кожен — одна тека файлів TOML чи JSON. Стіл лишається з тим пакетом, з яким його накрито.
page-packs-built-in = Вбудоване
page-packs-ours = те, що ми прочитали, вивели або відтворили
page-packs-yours = { $n ->
        [0] ваших записів ще немає
        [one] { $n } ваш запис
        [few] { $n } ваші записи
        [many] { $n } ваших записів
       *[other] { $n } вашого запису
    }
page-packs-unused = не використано; столи лишаються з тим, що мають
page-packs-broken = { $n ->
        [one] відхилено, { $n } помилка
        [few] відхилено, { $n } помилки
        [many] відхилено, { $n } помилок
       *[other] відхилено, { $n } помилки
    }
page-packs-refused = { $n ->
        [one] «{ $name }» відхилено: { $n } помилка. Нічого не змінено.
        [few] «{ $name }» відхилено: { $n } помилки. Нічого не змінено.
        [many] «{ $name }» відхилено: { $n } помилок. Нічого не змінено.
       *[other] «{ $name }» відхилено: { $n } помилки. Нічого не змінено.
    }
page-packs-more = і ще { $n }
page-packs-use = Накривати нові столи з пакетом { $name }
page-packs-uses = { $n ->
        [one] { $n } стіл
        [few] { $n } столи
        [many] { $n } столів
       *[other] { $n } стола
    }
page-packs-forget = Забути { $name }
page-packs-folder = Вибрати теку
page-packs-files = Вибрати файли
page-packs-again = Прочитати ще раз
page-packs-template = Новий пакет за зразком
page-packs-no-zip = «{ $file }» — не zip-файл, який можна прочитати, або в ньому більше, ніж може мати пакет.
page-packs-new = Почати й перевірити пакет на своєму комп’ютері:
page-packs-records = Що ми знаємо, а що відтворили
page-packs-record = запис
page-packs-in-ours = вбудоване
page-packs-in = у { $name }
page-packs-of = { $n } із { $all }
page-packs-from-ours = вбудоване
page-packs-one = Одна карта
page-packs-two = Одна карта, два джерела
page-packs-ours-is = вбудоване, { $status }
page-packs-printed = ваше, як надруковано
page-packs-tables = Ваші столи
page-packs-why = { $name }: чому відхилено
page-packs-line = рядок { $line }
page-packs-fine = { $n ->
        [0] { $name } у порядку; вашого в ньому ще нічого немає.
        [one] { $name } у порядку: { $n } ваш запис.
        [few] { $name } у порядку: { $n } ваші записи.
        [many] { $name } у порядку: { $n } ваших записів.
       *[other] { $name } у порядку: { $n } вашого запису.
    }
page-packs-none = Тут помилок немає.
page-packs-tab-records = Записи
page-packs-tab-errors = Помилки
page-packs-at-table = Карти з пакета { $name }
