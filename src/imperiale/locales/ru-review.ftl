# Разборы партии: imperiale review и страница

review-title = Разбор
review-of = { $rules }, игроков: { $players }, { $deals ->
        [one] { $deals } сдача
        [few] { $deals } сдачи
        [many] { $deals } сдач
       *[other] { $deals } сдачи
    }
review-won = Победитель: { $who }
review-open-end = Эти сдачи не решают партии.
review-seat = место { $seat }

## How everybody played

review-players = Кто как играл
review-column-player = игрок
review-column-class = играет как
review-column-rate = потеря на решение
review-column-doubtful = сомнительно
review-column-bad = плохо
review-column-very_bad = очень плохо
review-column-decisions = решений
review-column-forced = вынужденных
review-column-luck = везение
review-column-result = итог
review-column-adjusted = без везения
review-class-master = мастер
review-class-strong = сильный игрок
review-class-club = клубный игрок
review-class-casual = любитель
review-class-beginner = начинающий
review-class-novice = новичок
review-grade-none = верно или почти верно
review-grade-doubtful = сомнительно
review-grade-bad = плохо
review-grade-very_bad = очень плохо
review-note-luck = Везение — это то, что сделали одни карты, сдача за сдачей, в сравнении со средним по всем сдачам: со временем у каждого оно сходит на нет. Итог без везения — то, что остаётся умению и тому везению, которого эта мера не видит; он может быть меньше 0 и больше 100 %.
review-note-loss = Потеря решения измеряется тем, что игрок мог знать: средним по всем рукам, какие могли быть у других. Рядом — чего оно стоило, если видеть все карты.
review-note-marks = Таблицы вероятностей выигрыша здесь нет: потери и везение — в очках счёта, за вычетом чужих.
review-note-chance = Некоторые из этих положений слишком длинны, чтобы их решить, и доигрывались наудачу; сказанное о них менее надёжно.

## The course

review-course = Вероятность выигрыша
review-course-of = Вероятность выиграть партию: { $who }
review-course-note = Как лежали карты и как можно было бы играть, видя их все; между сдачами — по счёту.
review-course-table = То же таблицей
review-column-moment = момент
review-column-chance = вероятность
review-moment = сдача { $deal }, взятка { $trick }
review-moment-before = перед сдачей { $deal }
review-moment-dealt = сдача { $deal } роздана
review-moment-after = после сдачи { $deal }

## What turned the partie

review-turning = Что повернуло партию
review-turning-none = Ни одна ошибка и ни одна сдача не выделяется.
review-luck-deal = Сдача { $deal }: карты помогли, кому — { $who }, { $size }
review-where = Сдача { $deal }, взятка { $trick }
review-error = { $who }: { $played }; лучше { $best }. Потеря вероятности выигрыша { $loss }: { $grade }
review-why = В { $share } возможных рук нет ничего лучше, чем { $best }; чем { $played } — в { $less }.
review-why-marks = К концу сдачи лучшее решение даёт в среднем на { $marks } очка больше.
review-open-right = Как лежали карты, это ничего не стоило: неверно по тому, что можно было знать, но без вреда.
review-open-cost = Как лежали карты, это стоило { $loss }.
review-right = Верно при тех картах, которые вы видели; как они лежали, это стоит { $loss }.
review-weighed-all = Взвешены все возможные руки: { $of }.
review-weighed-some = Взвешено возможных рук: { $worlds } из { $of }; стандартная ошибка { $error }.
review-weighed-chance = Доиграно наудачу возможных рук: { $worlds }; стандартная ошибка { $error }.

## Choices

review-do-play = { $cards }
review-do-show = показать { $cards }
review-do-call = объявить { $number }
review-do-call-none = ничего не объявлять
review-do-claim = потребовать { $number }
review-do-done = больше ничего не показывать и не требовать

## Deal by deal

review-deals = Сдача за сдачей
review-deal = Сдача { $deal }
review-deal-luck = сдаёт: { $dealer }; счёт: { $scores }; везение ({ $who }): { $luck }
review-column-trick = взятка
review-column-did = решение
review-column-better = лучше
review-column-loss = потеря
review-column-open = в открытую
review-column-grade = оценка
review-nothing-wrong = В этой сдаче ничего не потеряно.

## The command

review-bar = Разобрано сдач
review-kept = Разобрано и сохранено сдач: { $done } из { $deals }; та же команда продолжит с этого места.
review-not-nothing = { $file }: нет ни одной оконченной сдачи, разбирать нечего. Дайте сохранённую партию, доказательство или сдачи, по одной в строке.
review-not-mixed = { $file }, сдача { $line }: играна по другим правилам, чем первая. Дайте сдачи одной партии.
review-not-proof = { $file } — не доказательство: { $reason }
review-no-core = Без ядра на C++ ничего нельзя разобрать. Установите imperiale вместе с ним на машине, где есть компилятор C++.
review-written = Записан файл { $file }.

## imperiale calibrate

calibrate-bar = Партии
calibrate-column-agent = агент
calibrate-column-parties = партий
calibrate-column-decisions = решений
calibrate-column-rate = потеря на решение, %
calibrate-column-result = итог места 0, %
calibrate-column-adjusted = без везения, %
calibrate-column-spread = разброс
calibrate-order = Ранговая корреляция названного порядка с долями ошибок: { $order }

## What the server refuses

failed-review-no-core = Для разбора нужно ядро на C++, без которого собран этот сервер.
failed-review-busy = Сейчас просят много разборов. Попробуйте через минуту.
failed-no-review = Такого разбора здесь нет. Попросите его снова.
failed-review-not-over = Партия разбирается, когда она окончена.
failed-review-nothing = В этом нет ни одной оконченной сдачи.
failed-review-mixed = Сдача { $line } играна по другим правилам, чем первая.
failed-review-proof = Это не доказательство: { $reason }
failed-review-save = Это не сохранённая партия: { $reason }
failed-review-json = Одна из строк — не JSON.

## The page

review-page-ask-title = Разобрать партию
review-page-ask-what = Вставьте сдачи одной партии, в нотации или записями, по одной в строке, либо сохранённую партию или доказательство.
review-page-ask-text = Сдачи
review-page-ask-go = Разобрать
review-page-progress = Разобрано сдач: { $done } из { $deals }.
review-page-waiting = Разбор ждёт своей очереди.
review-page-stop = Прервать
review-page-stopped = Разбор прерван.
review-page-failed = Разбор не удался.
review-page-again = Разобрать снова
review-page-at-error = Ошибка { $number } из { $of }
review-page-at = Решение { $number } из { $of }
review-page-back = Предыдущее
review-page-on = Следующее
review-page-error-back = Предыдущая ошибка
review-page-error-on = Следующая ошибка
review-page-card-played = сыграно
review-page-card-better = лучше
review-page-card-right = верно
review-page-first = Первое решение
review-page-last = Последнее решение
review-page-turning-all = Показать все: { $number }
review-page-keys = Стрелки ведут от решения к решению, с Shift — от ошибки к ошибке.
review-page-look = Посмотреть
review-page-told-right = { $who }: { $played }. Ничего не потеряно.
review-page-told-loss = { $who }: { $played }; лучше { $best }. Потеря вероятности выигрыша { $loss }.
review-page-decisions = Решения
