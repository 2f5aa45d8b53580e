# Что говорится о вероятности выигрыша: imperiale equity, и она же в imperiale solve и arena

equity-title = Таблица { $table }: вероятность выиграть партию по счёту перед сдачей
equity-of = { $rules }, игроков { $players }, империалов { $target }; сдач { $deals }, играет { $policy }, зерно { $seed }; стандартная ошибка не больше { $error } %
equity-control = Уточнено ещё сдачами, числом { $deals }: { $control }, сыгравший и прежние
equity-lent = Она взята взаймы: эти правила отличаются от правил таблицы в { $keys }.
equity-first = Первый сдающий, при счёте ноль — ноль: { $chance } %, сверх равной доли { $above } (ст. ош. { $error })
equity-paid = Ожидаемый платёж первому сдающему: { $payment } (ст. ош. { $error })

equity-grid = Вероятность первой руки в %, остальное у сдающего. По империалам, без фишек: первой руки вниз, сдающего вправо
equity-ahead = Вероятность в % для места, у которого на несколько империалов больше, а у остальных ничего
equity-elder = первая рука
equity-place = место { $place }
equity-dealer = сдающий
equity-imperials = империалы
equity-score = { $place } при { $score }: { $chance } %
equity-score-paid = { $place } при { $score }: { $chance } %, ожидаемый платёж { $payment }
equity-score-error = Стандартная ошибка не больше { $error } %

equity-scores = { $found } — не счёт игроков ({ $players }) перед сдачей, где ни у кого нет империалов числом { $target }. Укажите по одному на место, сперва первая рука, последним сдающий: --score "2i3c 0i5c"
equity-alone = --build делает таблицу и потому не бывает вместе с { $given }. Уберите это.
equity-build-only = { $given } бывает только с --build. Укажите и его или уберите это.
equity-deals = { $option } { $found } быть не может. Укажите кратное { $step }, от { $step } до { $most }.
equity-seed = Зерно — слово не длиннее { $longest } печатных знаков. Укажите такое.
equity-length = --length { $found } быть не может. Укажите империалы самой длинной партии: от { $least } до { $most }.
equity-workers = --workers { $found } быть не может. Укажите число от 1 до { $most }.
equity-exists = Файл { $file } уже есть. Назовите другой: --out, или запишите поверх: --force.
equity-unwritable = В { $file } писать нельзя: { $reason }. Назовите файл, в который можно.
equity-part-other = В { $file } сдачи для другой таблицы. Удалите его или назовите другой файл: --out.
equity-part-damaged = { $file }, строка { $line }: повреждена, и она не последняя. Удалите файл, чтобы начать заново.
equity-part-cut = Последняя строка { $file } оборвалась при записи; её сдачи играются снова.
equity-going-on = В { $file } сдач { $deals }; продолжаем оттуда.
equity-go-on = Сыгранное хранится в { $file }. Та же команда продолжит оттуда.
equity-lost = Процесс, который играл, умер на куске { $chunk } или вскоре после него. Сыграйте снова с --workers 1, чтобы увидеть, на каком.
equity-bar = сдачи, играет { $policy }
equity-written = { $file }: сдач { $deals }, стандартная ошибка не больше { $most } %. Показать: imperiale equity --table { $file }
equity-unreadable = В { $file } нет таблицы вероятностей: { $reason }. Назовите файл, записанный --build.
equity-other-table = { $file } — на { $players } игроков, а не на { $wanted }. Укажите её правила: --rules и --players.
equity-no-core = Вероятности выигрыша считает ядро на C++, а оно не установлено. Установите imperiale снова с компилятором C++.

equity-none = Вероятностей выигрыша нет: { $reason }
equity-none-card-points = эта партия играется на очки карт, а их ни одна таблица не знает.
equity-none-players = таблицы на { $players } игроков нет. Сделайте её: --build.
equity-none-length = партия идёт до { $target } империалов, а таблица до { $longest }. Сделайте её: --build --length { $target }.
equity-none-payment = здесь ничего не платят или платят иначе, чем знает таблица.
equity-none-core = значения этой таблицы считает ядро на C++, а оно не установлено. Установите imperiale снова с компилятором C++.
equity-from-alone = --from составляет таблицу по уже сыгранным сдачам, поэтому вместе с { $given } нельзя. Уберите это.
equity-unfit-agents = { $folder }: играли { $found }. Для таблицы нужны сдачи, в которых один агент занимает все места.
equity-unfit-options = { $folder }: сыгранные партии кончаются слишком рано, и последних сдач никто не знает целиком. Проведите симуляцию с { $needed }
equity-unfit-few = { $folder }: целых сдач { $found }. Для таблицы нужно не меньше { $step }.
