# Что говорит сервер: ссылки, места, файлы и где его найти.

server-moment = Раунд { $round }, ход { $turn }
server-moment-turn = Ход { $turn }

server-no-such-table = Эта ссылка не ведёт ни к какому столу. Возможно, её обновили или стол удалён.
server-table-deleted = Владелец удалил этот стол.
server-link-renewed = Владелец дал этому месту новую ссылку; эта больше не действует.
server-owner-only = Это может сделать только владелец стола.
server-watch-only = Вы наблюдаете: решают только те, кто за столом.
server-not-your-seat = За это место решаете не вы.
server-bot-leads = Сейчас за это место ({ $who }) играет бот. Сначала верните его себе.
server-no-such-seat = За этим столом нет места номер { $seat }.
server-seat-is-bot = Это место с самого начала принадлежит боту: заменять здесь некого.
server-no-such-game = Игры «{ $name }» здесь нет. Есть такие: { $known }.
server-no-such-bot = Бота «{ $name }» для этой игры нет. Есть такие: { $known }.
server-seat-count = Указано { $given ->
        [one] { $given } место
        [few] { $given } места
       *[many] { $given } мест
    }, а для игры нужно { $wanted }.
server-position-secret = Позиция открывает все тайны: её можно получить после окончания партии или когда никто не играет по ссылке.
server-is-legal = Ничто не мешает: сейчас это возможно.
server-undo-asked = Кто-то уже просит отменить выбор.
server-undo-moved-on = Спрашивать больше не о чем: игра пошла дальше.
server-undo-withdrawn = { $who }: выбор остаётся, просьба отозвана.
server-deck-late = Кто-то уже взял карты: колода остаётся прежней.
server-undo-refused = { $who }: выбор остаётся. { $other } предпочитает играть дальше.
server-undo-done = { $who }: последний выбор отменён.
server-undo-unanswered = { $who }: выбор остаётся, потому что никто не ответил.

server-not-json = Это сообщение не является JSON.
server-bad-message = Это сообщение непонятно: { $detail }
server-message-too-long = Это сообщение слишком длинное: не больше { $most ->
        [one] { $most } байта
       *[many] { $most } байт
    }.
server-bad-request = Этот запрос непонятен: { $detail }
server-too-large = Этот файл слишком большой.
server-not-a-file = Это не экспортированный стол и не позиция.
server-too-deep = Вложено слишком глубоко, прочитать невозможно.
server-only-json = Здесь читают только JSON в UTF-8 (Content-Type: application/json).
server-long-address = Этот адрес слишком длинный.
server-other-host = Сервер не откликается на это имя. Тот, кто его запустил, может разрешить имя через --allow-host.
server-too-many = Слишком много сразу. Попробуйте ещё раз через { $seconds } с.
server-full = На этом сервере нет места для ещё одного стола.
server-too-slow = Остаток этого запроса не пришёл.
server-file-too-long = Эта партия длиннее любой, которую здесь читают.
server-not-found = По этому адресу ничего нет.
server-other-site = Другой сайт не может здесь ничего делать.
server-our-mistake = Что-то пошло не так, и это наша вина. Ничего не изменено.
server-sealed-elsewhere = Этот файл — лишь квитанция на партию, которую хранит другой сервер или которой здесь уже нет. Незаконченную партию переносят на другой сервер резервной копией.

server-notice-seeded = Стол открыт с выбранным зерном случайности: кто его знает, может предвидеть удачу.
server-notice-data = За столом играют с собственными печатными данными владельца.
server-notice-imported = Стол открыт из сохранённого файла: у кого есть файл, тот может знать его тайны и будущую удачу.
server-notice-unsealed = Стол открыт из запечатанного файла: его тайн никто не мог прочитать.
server-notice-position = Партия здесь не началась заново: она продолжается с позиции.
server-notice-copied = Из запечатанного файла этого стола открыт второй стол.
server-notice-bot = { $who }: владелец посадил на это место бота ({ $bot }).
server-notice-given-back = { $who }: владелец вернул место игроку.
server-notice-taken-back = { $who }: игрок забрал место у бота.
server-notice-renewed = { $who }: владелец дал месту новую ссылку; старая больше не действует.

server-not-written = Это не удалось записать, ничего не изменено. Попытка повторяется. { $why }
server-db-full = Диск заполнен: освободите место на диске с файлом { $file }.
server-db-read-only = В базу данных { $file } нельзя писать: дайте пользователю сервера право записи в файл и его папку.
server-db-locked = Базу данных { $file } заблокировала другая программа: закройте её или подождите, пока она закончит.
server-db-corrupt = База данных { $file } повреждена. Остановите сервер, сохраните копию файла и восстановите резервную копию через «kotatsu restore»; что можно спасти из копии, покажет «sqlite3 { $file } .recover».
server-db-not-one = { $file } — не база данных. Укажите другой файл через --db.
server-db-other = { $file } — база данных другой программы. Укажите другой файл через --db.
server-db-cannot-open = Базу данных { $file } не удаётся открыть: проверьте, есть ли папка и может ли пользователь сервера там читать и писать.
server-db-fault = Базой данных { $file } нельзя воспользоваться: { $detail }
server-db-unreachable = База данных PostgreSQL { $file } не отвечает: проверьте, работает ли она и верны ли адрес, имя и пароль.
server-db-address = Это не адрес базы данных PostgreSQL. Он выглядит так: postgresql://user:password@host/name.
server-no-driver = Нет драйвера PostgreSQL. Установите его: pip install "kotatsu-games[postgres]"
server-workers-alone = Нескольким процессам нужна общая база данных PostgreSQL: укажите её через --database или уберите --workers.
server-db-missing = Базы данных { $file } нет.
server-db-backed-up = Резервная копия { $file } записана в { $backup }.
server-db-restored = { $file } теперь такой, как в { $backup }. То, что было раньше, лежит в { $before }.
server-frozen = С тех пор как эта партия начата, правила изменились, и продолжить её нельзя: с записи { $entry } это была бы другая партия. Её можно читать и экспортировать.
server-notice-carried = Эта партия идёт по более новым правилам; все прежние ходы по ним такие же.
server-notice-frozen = С тех пор как эта партия начата, правила изменились: её можно читать до записи { $entry } и экспортировать целиком, но не продолжить.
server-newer-database = Базу данных { $file } записал более новый Kotatsu (версия { $version }, а этот знает { $known }). Обновите Kotatsu или укажите другой файл через --db.
server-no-such-host = Этот компьютер не может слушать по адресу { $host }.
server-no-free-port = Ни один порт от { $port } до { $last } не свободен.
server-port-taken = Порт { $port } занят, поэтому взят порт { $other }.
server-address = Kotatsu открыт по адресу { $address }
server-home-address = В домашней сети: { $address }
server-how-to-stop = Остановить: Ctrl+C. Все столы сохранены.
server-no-page = Страница ещё не собрана. Запустите один раз ./play в папке проекта: страница соберётся, и сервер заработает.
