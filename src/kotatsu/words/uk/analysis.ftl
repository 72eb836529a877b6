# Розбір закінченої партії: шанси хід за ходом, переломні моменти, що зробив би бот.

analysis-not-over = Розібрати можна лише закінчену партію.
analysis-title = Розбір
analysis-chances = Шанси на перемогу хід за ходом, %
analysis-about = Шанси — якими їх бачить бот, поки удача невідома. Графік і переломні моменти знають усі руки. Вибране й те, що зробив би бот, оцінено за тим, що бачило саме місце, тож ці числа можуть різнитися.
analysis-working = Переглядаємо партію: { $n } %
analysis-stop = Зупинити
analysis-stopped = Зупинено на { $n } %.
analysis-again = Продовжити
analysis-none = Жоден окремий вибір не змінив шансів помітно.
analysis-fell = { $before }, потім { $after } %
analysis-fell-how = шанс за відкритих рук, до і після
analysis-drop = За відкритих рук шанс упав із { $before } % ({ $since }) до { $after } % ({ $until }).
analysis-seen = За тим, що місце бачило, коли вибирало:
analysis-chosen = Вибрано
analysis-bot = Бот
analysis-same = Бот вибрав би те саме: партію змінила удача або інші.
analysis-why = Чому: { $reasons }
analysis-show = Показати цей момент
analysis-on = Грати звідси далі
analysis-on-help = ваше місце — { $who }, за інших боти, удача нова
analysis-end = Кінець
analysis-key = наступний переломний момент
