### Русский.

## Где ошибка

where = в месте { $at }
where-whole = в целом
meant = Не имелось ли в виду { $name }?
cards-legal = Можно: { $legal }.

## Что неверно в записанном

code-not-text = Не UTF-8 { $where }: байт { $found } прочесть нельзя. Сохраните файл в UTF-8.
code-too-long = Строка слишком длинна: предел в байтах — { $allowed }. На одну сдачу хватает нескольких тысяч; уберите лишнее.
code-too-deep = Данные вложены слишком глубоко. Запись — это объект из чисел, текстов и списков; так её и пишите.
code-not-json = Не JSON { $where }: { $found }. Ожидается один объект { "{…}" } на строку; исправьте строку или уберите её.
code-not-a-line = Это не сдача в одну строку: полей между чертами { $found }, а нужно { $expected }. Пишите { $fields }.
code-not-toml = Не файл TOML: { $found }. Исправьте это место; вид файла показан в docs/guide/house-rules.md.
code-not-object = Запись должна быть объектом, а найдено { $found }. Пишите по объекту { "{…}" } на строку.
code-missing = Не хватает { $at }. Укажите: { $allowed }.
code-unknown-field = Поля { $at } нет. Уберите его; известны { $allowed }.
code-field-twice = Имя { $at } встречается дважды. Уберите одно из двух.
code-wrong-type = Значение не того рода { $where }: { $found }. Ожидается { $allowed }.
code-not-allowed = Недопустимо { $where }: { $found }. Допустимо: { $allowed }.
code-out-of-range = Вне пределов { $where }: { $found }. Допустимо: { $allowed }.
code-unknown-rules = Правил { $found } нет ({ $where }). Известны { $allowed }.
code-unknown-key = Ключа { $at } нет. Уберите его или возьмите один из этих: { $allowed }.
code-no-source = Решению нужен источник { $where }: найдено { $found }, ожидается { $allowed }.
code-players-unsupported = В { $rules } не играют при таком числе игроков: { $found } ({ $where }). Выберите число игроков: { $allowed }.
code-deck-too-small = Колода мала ({ $where }): карт { $found }, игроков { $players }, а карт нужно { $needed }. Сдавайте меньше карт или возьмите колоду в 36.
code-rank-not-in-deck = В колоде из { $deck } карт нет { $found } ({ $where }). Называйте только карты этой колоды или возьмите колоду в 36.
code-packets-do-not-fit = Пачками по { $found } не набрать руки из { $hand_size } карт ({ $where }). Разрешите пачки, из которых складывается рука.
code-talon-uneven = Карты для добора ({ $left }) не разделить поровну между игроками ({ $players }; { $where }). Измените число карт на руках или отключите refill.
code-no-talon = При таком числе игроков ({ $players }) добирать нечего: в талоне нет карт ({ $where }). Поставьте turn_up_card = talon или отключите refill.
code-not-a-card = Не карта { $where }: { $found }. Ожидается { $allowed }: достоинство из A K Q J T 9 8 7 6 и масть из c d h s.
code-not-in-deck = Карты { $card } нет в колоде из { $deck } ({ $where }). Берите карты этой колоды.
code-card-twice = Карта { $card } встречается дважды: в { $first } и снова { $where }. Каждая карта одна; исправьте одну из двух.
code-hand-size = Неверное число карт { $where }: { $found } вместо { $expected }. Сдайте каждому месту поровну.
code-hands-count = Неверное число рук { $where }: { $found } вместо { $expected }. Нужна одна рука на место.
code-talon-size = Неверное число карт { $where }: { $found } вместо { $expected } под вскрышей. Укажите все или уберите stock, если добора нет.
code-turn-up-in-hand = Карта { $card } вскрыта ({ $where }), но она же на руках у места { $seat }. Вскрыша лежит на талоне; измените одно из двух.
code-turn-up-not-dealers = Карта { $card } вскрыта ({ $where }), но её нет на руках у сдающего. Здесь вскрыша — последняя карта сдающего и остаётся у него.
code-no-such-seat = Места { $found } нет ({ $where }). Места: { $allowed }.
code-start-count = Неверное число счетов { $where }: { $found } вместо { $expected }. Нужен один счёт на место.
code-start-won = В счёте { $where } империалов уже { $found }, а для выигрыша нужно { $target }. В оконченной партии не сдают; укажите меньший счёт.
code-card-not-legal = Картой { $card } ходить нельзя { $where }, место { $seat }. { $why } Можно: { $legal }.
code-play-too-long = Талия кончена до { $at }: карт записано { $found }, а сыграть можно { $expected }. Уберите лишние.
code-play-too-short = { $at } обрывается до конца талии: карт { $found } из { $expected }. Укажите все или разрешите обрыв: --partial.
code-differs = Расхождение { $where }: в записи { $expected }, по картам выходит { $found }. Исправьте запись или уберите поле.

## Что допустимо, словами ядра

phrase-text = текст
phrase-name = имя
phrase-word = слово из букв, цифр, знаков - и _
phrase-other-word = другое слово, не { $names }
phrase-object = объект
phrase-rules = название правил
phrase-card = достоинство и масть, напр. Kh
phrase-cards = список карт
phrase-hands = список карт для каждого места
phrase-scores = счёт для каждого места
phrase-score = напр. { $score }
phrase-stock = карты для добора
phrase-from = { $low } или больше
phrase-range = от { $low } до { $high }
phrase-number = число от { $low } до { $high }
phrase-numbers = список разных чисел от { $low } до { $high }
phrase-ranks = разные достоинства из { $ranks }, числом { $count }
phrase-core-two = ядро решает игру вдвоём
phrase-core-marking = ядро играет сдачи, где отмечает стол, а не marking = by_hand
phrase-core-step = ядро играет с первого хода, а не с шага { $step }
phrase-core-hands = ядру нужны все руки; известных карт по местам: { $known }
phrase-core-score = { $score } — больше, чем ядро может сосчитать: империалов { $most }
phrase-core-talon = ядру нужен талон, из которого добирают

## Почему в ходе отказано

why-partie-over = Партия окончена. Начните новую.
why-deal-over = Талия окончена. Сдайте снова.
why-not-your-turn = Сейчас не ваша очередь. Очередь за местом { $seat }; подождите.
why-not-in-hand = Этой карты нет на руках. Сыграйте той, которая есть.
why-must-follow = Нужно сносить масть хода. Сыграйте картой этой масти.
why-must-beat = Карту хода нужно перекрыть. Положите старшую карту той же масти.
why-must-trump = У кого нет масти, тот берёт козырем. Сыграйте козырем.
why-must-overtrump = Козырь во взятке нужно перекрыть. Сыграйте старшим козырем.
why-too-early = Это ещё рано. Сделайте сначала то, чему теперь черёд.
why-too-late = Это уже поздно: время прошло, а забытое не считается. Играйте дальше.
why-not-a-claim = Сейчас нечего отмечать и нечего пропускать. Ходите, показывайте или объявляйте.
why-marked-automatically = Здесь за игроков отмечает стол. Только ходите картами или выберите отметку by_hand.
why-false-claim = Это неверно: { $claimed }. Показывайте, объявляйте и отмечайте то, что есть.
why-already-marked = Эти карты в этой талии уже отмечены: { $claimed }. Играйте дальше.

## Текст не таков, каким должен быть

notation = Непонятно: { $found }. Ожидается { $expected }.
notation-card = Не карта: { $found }. Пишите достоинство и масть, напр. Kh: достоинства A K Q J T 9 8 7 6, масти c d h s.
notation-cards = Не карты: { $found }. Пишите достоинства, а за ними масть, напр. AKQs 7h.
notation-once = { $found } встречается дважды. Каждая карта одна; уберите лишнюю.

## Шаги талии

step-turn_up = вскрыша
step-imperial = империал
step-point = очко
step-play = розыгрыш
step-trick = взятка
step-won_in_play = империал томбе
step-honours = онеры
step-tricks = взятки
step-capot = капот
step-no_trick = без взяток
step-over = конец

kind-sequence = первый империал
kind-four = второй империал
kind-carte_blanche = белые карты
kind-white = белый империал
kind-turn_up_imperial = вскрытый империал
kind-won_in_play = империал томбе

answer-says = объявляет
answer-good = годится
answer-not_good = не годится
answer-equal = равно
answer-silent = ничего

ending-played = разыграна
ending-not_played = не разыгрывается
ending-won = окончена выигрышем партии

status-stated = сказано в тексте
status-inferred = выведено
status-corrected = исправлено
status-house = домашнее правило

## Ключи правил

key-players = Сколько игроков
key-deck = Сколько карт в колоде
key-first_dealer = Кто сдаёт первым
key-packets = По сколько карт сдают
key-packets_fixed = Всю партию одинаковыми пачками
key-hand_size = Сколько карт сдают каждому
key-turn_up_card = Вскрываемая карта
key-refill = Карты добирают из талона
key-honours = Онеры, козырные
key-turn_up_mark = Фишек за вскрытый онер
key-honours_when = Взятые онеры отмечают
key-sequence = Карты одной масти, составляющие первый империал
key-trump_sequence_value = Империалов за него в козырях
key-fours = Карты, четыре которых составляют второй империал
key-show_imperials = Империалы показывают
key-blank = Белые карты
key-blank_value = Империалов за белые карты
key-blank_deal = Талия с белыми картами
key-blank_wipe = Белые карты и уничтожение фишек
key-turn_up_imperial = Вскрыша может дополнить
key-turn_up_imperial_for = Она дополняет в пользу
key-turn_up_imperial_most = Сколько империалов может дать одна вскрыша
key-won_in_play = Империал томбе бывает
key-won_in_play_value = Империалов за него
key-point = В очко считают
key-point_value = Фишек за очко
key-point_to = Очко по привилегированным картам отмечает
key-privileged = Привилегированные карты
key-first_lead = Первый ход
key-follow = Отвечая на ход, кладут
key-tricks = За взятки отмечают
key-tricks_over = Взяток, за которые не отмечают
key-capot = За все взятки (капот) отмечают
key-capot_imperials = Империалов за капот
key-capot_counters = Фишек за капот
key-no_trick_imperials = Империалов остальным за игрока без взяток
key-wipe = Империал уничтожает фишки остальных
key-target = Империалов для выигрыша партии
key-win_by = Партию выигрывает
key-deals = Талий в партии на очки карт
key-stakes = Проигравшие платят
key-marking = Кто отмечает

value-first_dealer-lot = по жребию
value-first_dealer-ace_high = кто снял старшую карту, туз старший
value-first_dealer-king_high = кто вынул старшую карту, король старший
value-turn_up_card-talon = следующая, кладётся на талон
value-turn_up_card-dealers_last = последняя у сдающего, остаётся у него
value-honours_when-won = тотчас, как взята взятка
value-honours_when-end = после последней взятки
value-show_imperials-before_play = до очка и розыгрыша
value-show_imperials-after_trick = взяв взятку, перед своим ходом
value-blank-none = не считаются
value-blank-carte_blanche = белые карты: ни короля, ни дамы, ни валета
value-blank-white = белые: только черви и бубны
value-blank_deal-played = разыгрывается
value-blank_deal-not_played = не разыгрывается
value-blank_wipe-wipes = уничтожают, как всякий империал
value-blank_wipe-does_not_wipe = не уничтожают
value-blank_wipe-suspends = в такой талии империалы на руках не уничтожают фишек
value-turn_up_imperial-none = ничего
value-turn_up_imperial-sequence = первый империал
value-turn_up_imperial-sequence_or_four = первый или второй империал
value-turn_up_imperial_for-dealer = только сдающего
value-turn_up_imperial_for-all = каждого из двух игроков
value-won_in_play-none = ни у кого
value-won_in_play-king_queen = у того, кому сданы король и дама и кто взял остальные
value-won_in_play-captured = у того, у кого все четыре во взятках
value-point-length = самую длинную масть, потом её очки
value-point-worth = очки одной масти
value-point-privileged = привилегированные карты, против карт сдающего
value-point_to-each_above_dealer = каждый, у кого больше, чем у сдающего
value-point_to-best = только лучший
value-first_lead-elder = у первой руки
value-first_lead-point = у выигравшего очко
value-follow-must_beat = масть, старше карты хода; нет её — козырь
value-follow-follow = масть; нет её — козырь
value-tricks-over = каждую сверх числа, указанного ниже
value-tricks-difference = разницу, у кого взяток больше
value-tricks-most = каждую сверх числа, указанного ниже, у кого взяток больше всех; поровну — ничего
value-capot-none = ничего
value-capot-instead = вместо взяток
value-capot-besides = сверх взяток
value-win_by-imperials = кто первым наберёт империалы
value-win_by-card_points = у кого больше очков карт после всех талий
value-stakes-none = ничего
value-stakes-quadruple = от простой ставки до четверной, по отметкам проигравшего
value-stakes-difference = условленную цену за каждый империал, недостающий до выигравшего
value-marking-automatic = стол, за всех
value-marking-by_hand = каждый сам; опоздавшее и забытое пропадает

value-yes = да
value-no = нет
value-empty = нет
value-or = { $first } или { $last }
value-with = { $value }; { $players } — { $special }

players-2 = вдвоём
players-3 = втроём
players-4 = вчетвером

## imperiale

error = Ошибка: { $message }
file-unreadable = Файл { $file } прочесть нельзя: { $reason }. Назовите файл, который есть и доступен для чтения, или - для стандартного ввода.
reason-missing = его нет
reason-folder = это папка
reason-forbidden = читать его не разрешено
reason-closed = он закрыт
system = Система говорит: { $reason }.
option-twice = { $option } указано дважды. Уберите лишнее.
stdout-closed = Стандартный вывод закрыт, и сказать ничего нельзя. Оставьте его открытым или направьте в файл.
stdin-twice = Стандартный ввод (-) можно прочесть только раз. Назовите его один раз.
lang-unknown = языка { $found } нет. Известны { $allowed }.
rules-same-id = В двух файлах домашних правил одно имя { $id }, а правила разные. Дайте одному из них другое имя.
too-many-forms = Выберите что-нибудь одно: { $forms }.
needs-other = Для { $option } нужно { $other }.
broken-line = строка { $line }: { $message }

## imperiale rules

rules-more = imperiale rules ИМЯ показывает каждое решение одних правил.

section-players = Стол и колода
section-honours = Онеры
section-sequence = Империалы
section-point = Очко
section-follow = Взятки
section-wipe = Счёт

rules-head-players = Игроков: { $players }
rules-head-source = Источник: { $source }
rules-head-extends = На основе { $base }
rules-head-for = Так, как играют { $players }
rules-asked = { $key }:
rules-authority = { $status }: { $source }

rules-key = ключ
rules-same = { $first } и { $second } решают всё одинаково.
rules-good = { $file } — исправные правила: { $name } ({ $id }), игроков: { $players }.
rules-bad = { $file } — не правила; ошибок: { $count }

## imperiale deal

deal-nothing = Сдача не указана. Дайте запись, сдачу в одну строку или --seed вместе с --rules; можно и подать строки на ввод.
deal-head = { $rules }, сдаёт место { $dealer }, вскрыша { $turn_up }
deal-column-seat = место
deal-column-hand = карты
deal-column-imperials = империалы на руках
deal-column-point = очко
deal-column-honours = онеры на руках
deal-column-score = счёт
deal-combination = { $kind } { $cards } ({ $worth })
deal-seat-elder = { $seat }, первая рука
deal-seat-dealer = { $seat }, сдающий
deal-point-length = карт { $length }, очков { $worth }
deal-marks = Отмечено до розыгрыша:
deal-mark-imperials = место { $seat }: { $step }, империалов { $amount }
deal-mark-counters = место { $seat }: { $step }, фишек { $amount }
deal-marks-none = ничего
deal-lead = Ходит место { $seat }.
deal-ended = Талия { $ending }.
deal-options = Иначе, чем в правилах: { $options }

## imperiale solve

solve-head = { $rules }, вскрыша { $turnup }, счёт { $scores }
solve-hand = На руках у места { $seat }: { $cards }
solve-trick = На столе: { $cards }
solve-to-play = Ходит место { $seat }. Его отметки за вычетом отметок другого в конце талии:
solve-to-play-alone = Ходит место { $seat }. Его отметки за вычетом отметок каждого другого, вместе, в конце талии, если все остальные играют против него:
solve-best = * { $card } { $value }
solve-card =   { $card } { $value } (хуже лучшей на { $loss })
solve-chances = Вероятность места { $seat } выиграть партию, если оба играют на это, по таблице { $table }:
solve-chances-alone = Вероятность места { $seat } выиграть партию, если все остальные играют против него, по таблице { $table }:
solve-best-chance = * { $card } { $chance } %
solve-chance =   { $card } { $chance } % (хуже лучшей на { $loss })
solve-over = Талия окончена: играть нечего.
solve-not = Это положение решить нельзя: { $reason }
solve-not-by-hand = игроки в нём отмечают сами. Дайте его без marking=by_hand.
solve-not-at-play = ходить картой не нужно.
solve-not-unseen = известны не все карты.

## imperiale perft

perft-count = perft { $depth } { $count }
perft-divide = { $card } { $count }
perft-tally = { $score } взятки { $tricks } выигравший { $winner }: { $count }
perft-nobody = никто
perft-no-core = Ядро на C++ не установлено, так что работать оно не может. Возьмите --engine python или установите Imperiale с компилятором C++.
perft-not-for-core = Ядро на C++ здесь считать не может: { $reason }. Возьмите --engine python.
perft-one-deal = Указано несколько сдач. Дайте одну.
perft-over = Талия окончена: играть нечего.

## imperiale records check

check-place = { $file }, строка { $line }: { $message }
check-table = Записи
check-rules = правила
check-records = записей
check-agree = верны
check-fields = полей сверено
check-all = все
check-unreadable = (не запись)
check-nothing = В этих файлах нет ни одной записи; сверять нечего.

## imperiale counts

counts-table = { $rules }, игроков { $players }: рук по { $size } из { $deck } карт
counts-what = руки
counts-count = число
counts-one-in = одна из
counts-number = { $number }
counts-ratio = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
counts-hands = все руки
counts-carte_blanche = ни короля, ни дамы, ни валета
counts-white = только черви и бубны
counts-sequence = первый империал { $cards }
counts-four = второй империал { $cards }
counts-any-sequence = хотя бы один первый империал
counts-any-four = хотя бы один второй империал
counts-both = и первый, и второй империал
counts-any = первый или второй империал
counts-combinations = империалов на руках: { $number }

## imperiale hint

hint-best = Лучше всего: { $what }
hint-play = сыграть { $cards }
hint-show = показать { $cards }
hint-call = объявить { $number }
hint-claim = отметить { $number }
hint-silent = промолчать
hint-done = ничего: показывать и отмечать нечего
hint-forced = Это единственная карта, которую можно сыграть.
hint-due = То, что положено, показывают и отмечают сразу; позже оно пропадает.
hint-all = Из всех раскладов скрытых карт ({ $of }):
hint-some = Из { $worlds } раскладов скрытых карт, взятых наугад из { $of }:
hint-played-out = Из { $worlds } раскладов скрытых карт из { $of }, каждый доигран наугад:
hint-card = { $card } вероятность выиграть партию { $chance }, отметки { $marks }, лучшей карты нет в { $share }
hint-card-marks = { $card } отметки { $marks }, лучшей карты нет в { $share }
hint-between = В этой партии сейчас нет сдачи: играть нечего.
hint-no-core = Без ядра на C++ карты взвесить нельзя. Установите imperiale вместе с ним на машине, где есть компилятор C++.
