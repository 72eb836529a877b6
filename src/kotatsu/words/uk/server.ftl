# Що каже сервер: посилання, місця, файли і де його знайти.

server-moment = Раунд { $round }, хід { $turn }

server-no-such-table = Це посилання не веде до жодного столу. Можливо, його оновили або стіл видалено.
server-table-deleted = Власник видалив цей стіл.
server-link-renewed = Власник дав цьому місцю нове посилання; це більше не діє.
server-owner-only = Це може зробити лише власник столу.
server-watch-only = Ви спостерігаєте: вирішують лише ті, хто за столом.
server-not-your-seat = За це місце вирішуєте не ви.
server-bot-leads = Зараз за це місце ({ $who }) грає бот. Спершу поверніть його собі.
server-no-such-seat = За цим столом немає місця номер { $seat }.
server-seat-is-bot = Це місце від початку належить боту: заміняти тут нікого.
server-no-such-game = Гри «{ $name }» тут немає. Є такі: { $known }.
server-no-such-bot = Бота «{ $name }» для цієї гри немає. Є такі: { $known }.
server-seat-count = Указано { $given ->
        [one] { $given } місце
        [few] { $given } місця
       *[many] { $given } місць
    }, а для гри потрібно { $wanted }.
server-position-secret = Позиція відкриває всі таємниці: її можна отримати після завершення партії або коли ніхто не грає за посиланням.
server-is-legal = Ніщо не заважає: зараз це можливо.
server-undo-asked = Хтось уже просить скасувати вибір.
server-undo-moved-on = Питати вже нема про що: гра пішла далі.
server-undo-withdrawn = { $who }: вибір лишається, прохання відкликано.
server-undo-refused = { $who }: вибір лишається. { $other } воліє грати далі.
server-undo-done = { $who }: останній вибір скасовано.
server-undo-unanswered = { $who }: вибір лишається, бо ніхто не відповів.

server-not-json = Це повідомлення не є JSON.
server-bad-message = Це повідомлення незрозуміле: { $detail }
server-message-too-long = Це повідомлення задовге: щонайбільше { $most ->
        [one] { $most } байт
        [few] { $most } байти
       *[many] { $most } байтів
    }.
server-bad-request = Цей запит незрозумілий: { $detail }
server-too-large = Цей файл завеликий.
server-not-a-file = Це ні експортований стіл, ні позиція.
server-too-deep = Вкладено надто глибоко, прочитати неможливо.
server-only-json = Тут читають лише JSON в UTF-8 (Content-Type: application/json).
server-long-address = Ця адреса задовга.
server-other-host = Сервер не відгукується на це ім’я. Той, хто його запустив, може дозволити ім’я через --allow-host.
server-not-found = За цією адресою нічого немає.
server-other-site = Інший сайт не може тут нічого робити.
server-our-mistake = Щось пішло не так, і це наша провина. Нічого не змінено.
server-sealed-elsewhere = Цей файл — лише квитанція на партію, яку зберігає інший сервер або якої тут уже немає. Незавершену партію переносять на інший сервер резервною копією.

server-notice-seeded = Стіл відкрито з обраним зерном випадковості: хто його знає, може передбачити удачу.
server-notice-data = За столом грають із власними друкованими даними власника.
server-notice-imported = Стіл відкрито зі збереженого файлу: хто має файл, може знати його таємниці й майбутню удачу.
server-notice-unsealed = Стіл відкрито із запечатаного файлу: його таємниць ніхто не міг прочитати.
server-notice-position = Партія тут не почалася спочатку: її продовжено з позиції.
server-notice-copied = Із запечатаного файлу цього столу відкрито другий стіл.
server-notice-bot = { $who }: власник посадив на це місце бота ({ $bot }).
server-notice-given-back = { $who }: власник повернув місце гравцеві.
server-notice-taken-back = { $who }: гравець забрав місце в бота.
server-notice-renewed = { $who }: власник дав місцю нове посилання; старе більше не діє.

server-newer-database = Базу даних { $file } записав новіший Kotatsu (версія { $version }, а цей знає { $known }). Оновіть Kotatsu або вкажіть інший файл через --db.
server-no-such-host = Цей комп’ютер не може слухати за адресою { $host }.
server-no-free-port = Жоден порт від { $port } до { $last } не вільний.
server-port-taken = Порт { $port } зайнятий, тому взято порт { $other }.
server-address = Kotatsu відкрито за адресою { $address }
server-home-address = У домашній мережі: { $address }
server-how-to-stop = Зупинити: Ctrl+C. Усі столи збережено.
server-no-page = Сторінку ще не зібрано. Запустіть один раз ./play у теці проєкту: сторінка збереться, і сервер запрацює.
