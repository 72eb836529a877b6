# The lab: planned games, reports and comparisons.

cli-do-lab = Зіграти за планом тисячі партій і прочитати, що вони кажуть.
cli-do-lab-run = Зіграти партії плану в теку; перерваний запуск продовжується з того самого місця.
cli-do-lab-report = Написати, що каже тека партій: одна сторінка для браузера та Markdown із картинками.
cli-do-lab-compare = Написати, чим відрізняються дві теки партій і наскільки це певно.
cli-arg-lab-plan = Гра або план у файлі, що закінчується на .toml.
cli-arg-lab-folder = Тека, яку заповнив «lab run».
cli-opt-lab-out = Тека для партій; та сама команда продовжує перерваний запуск.
cli-opt-lab-games = Скільки партій загалом.
cli-opt-lab-bots = Хто сидить за столом, через коми; столи, що чергуються, через |.
cli-opt-lab-options = Налаштування столу через пробіли; значення, що чергуються, через | або «every» для всіх.
cli-opt-lab-pack = Набір, яким грати; кілька чергуються, а порожня назва означає гру без набору.
cli-opt-lab-workers = Скільки процесів грає; без вказівки всі ядра.
cli-opt-lab-on = Кластер Ray, який гратиме натомість: ray://HOST:10001, ray://auto або ray://local.
lab-extra-missing = Для цього бракує пакунків: pip install 'kotatsu-games[{ $name }]'.
lab-no-seating = За таких налаштувань жодне розсаджування «{ $option }» неможливе.
lab-no-values = «{ $option }» не має переліку значень: назвіть їх.
lab-no-bots = Назвіть для кожного столу хоча б одного бота, через коми.
lab-not-toml = { $file } — не план: { $why }.
lab-no-field = Тут у плані не може бути «{ $name }»; можливо: { $names }.
lab-other-plan = У теці { $folder } лежать партії іншого плану. Виберіть іншу теку.
lab-other-sources = Партії в { $folder } зіграно за іншими правилами чи ботами: той самий номер був би іншою партією.
lab-not-empty = { $folder } — не порожня тека й не тека партій.
lab-no-folder = Теку { $folder } створив не «lab run».
lab-nothing-played = У { $folder } ще немає жодної завершеної партії.
lab-no-game = У { $folder } немає партії { $number }; остання має номер { $last }.
lab-no-address = «{ $address }» — не кластер: ray://HOST:10001, ray://auto або ray://local.
lab-played = У { $folder } { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
 } за { $cases ->
    [one] { $cases } видом столів
   *[other] { $cases } видами столів
 }.
lab-text = { $text }
lab-other-machine = На одній з машин кластера інші правила чи боти, ніж тут: встановіть усюди той самий kotatsu.
