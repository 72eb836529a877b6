# Розбір закінченої партії: шанси хід за ходом, переломні моменти, що зробив би бот.

analysis-not-over = Розібрати можна лише закінчену партію.
analysis-title = Розбір
analysis-chances = Шанси на перемогу хід за ходом, %
analysis-about = Шанси — якими їх бачить бот, коли всі руки відкриті, а удача невідома. Що він зробив би — з того, що бачило саме місце.
analysis-working = Переглядаємо партію: { $n } %
analysis-stop = Зупинити
analysis-stopped = Зупинено на { $n } %.
analysis-again = Продовжити
analysis-none = Жоден окремий вибір не змінив шансів помітно.
analysis-fell = { $before } % → { $after } %
analysis-chosen = Вибрано
analysis-bot = Бот
analysis-same = Бот вибрав би те саме: партію змінила удача або інші.
analysis-why = Чому: { $reasons }
analysis-show = Показати цей момент
analysis-on = Грати звідси далі
analysis-on-help = ваше місце — { $who }, за інших боти, удача нова
analysis-end = Кінець
analysis-key = наступний переломний момент
