# Что говорится за столом: imperiale play

## Карты

suit-s = пики
    .gen = пик
suit-h = черви
    .gen = червей
suit-c = трефы
    .gen = треф
suit-d = бубны
    .gen = бубен
rank-K = король
    .gen = короля
    .acc = короля
rank-Q = дама
    .gen = дамы
    .acc = даму
rank-J = валет
    .gen = валета
    .acc = валета
rank-A = туз
    .gen = туза
    .acc = туза
rank-T = десятка
    .gen = десятки
    .acc = десятку
rank-9 = девятка
    .gen = девятки
    .acc = девятку
rank-8 = восьмёрка
    .gen = восьмёрки
    .acc = восьмёрку
rank-7 = семёрка
    .gen = семёрки
    .acc = семёрку
rank-6 = шестёрка
    .gen = шестёрки
    .acc = шестёрку
ranks-K = короля
ranks-Q = дамы
ranks-J = валета
ranks-A = туза
ranks-T = десятки
ranks-9 = девятки
ranks-8 = восьмёрки
ranks-7 = семёрки
ranks-6 = шестёрки
letter-K = К
letter-Q = Д
letter-J = В
letter-A = Т
card-spoken = { $rank } { FORM($suit, "gen") }
    .gen = { FORM($rank, "gen") } { FORM($suit, "gen") }
    .acc = { FORM($rank, "acc") } { FORM($suit, "gen") }
cards-spoken = { $ranks } { FORM($suit, "gen") }
cards-none = нет
list-more = { $first }; { $last }
list-and = { $first } и { $last }

counters = { $counters ->
    [one] { $counters } фишка
    [few] { $counters } фишки
    [many] { $counters } фишек
   *[other] { $counters } фишки
}
    .acc = { $counters ->
        [one] { $counters } фишку
        [few] { $counters } фишки
        [many] { $counters } фишек
       *[other] { $counters } фишки
    }
imperials = { $imperials ->
    [one] { $imperials } империал
    [few] { $imperials } империала
    [many] { $imperials } империалов
   *[other] { $imperials } империала
}
number-tricks = { $tricks ->
    [one] { $tricks } взятка
    [few] { $tricks } взятки
    [many] { $tricks } взяток
   *[other] { $tricks } взятки
}
number-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}

## Кто

person = вы
elder = первая рука
dealer = сдающий

## Что происходит

told-cut = { $who ->
    [you] Старшая карта у вас: первая сдача ваша.
   *[other] { $who } снимает старшую карту и сдаёт первую талию.
}
told-cut-card = { $who ->
    [you] Вы снимаете { FORM($card, "acc") }.
   *[other] { $who } снимает { FORM($card, "acc") }.
}
told-lot = { $who ->
    [you] Жребий пал на вас: первая сдача ваша.
   *[other] Первым, по жребию, сдаёт { $who }.
}
told-deal = { $who ->
    [you] Сдача { $deal }. Вы сдаёте по { $packet ->
        [one] { $packet } карте
        [few] { $packet } карты
        [many] { $packet } карт
       *[other] { $packet } карты
    }.
   *[other] Сдача { $deal }. { $who } сдаёт по { $packet ->
        [one] { $packet } карте
        [few] { $packet } карты
        [many] { $packet } карт
       *[other] { $packet } карты
    }.
}
told-turn-up = Вскрыша — { $card }: козыри { $suit }.
told-turn-up-kept = { $who ->
    [you] Ваша последняя карта — { $card }, она вскрыта: козыри { $suit }. Она остаётся у вас на руках.
   *[other] Последняя карта сдающего ({ $who }) — { $card }, она вскрыта: козыри { $suit }. Она остаётся на руках у сдающего.
}
told-leads = { $who ->
    [you] Вы ходите с { FORM($card, "gen") }.
   *[other] { $who } ходит с { FORM($card, "gen") }.
}
told-plays = { $who ->
    [you] Вы кладёте { FORM($card, "acc") }.
   *[other] { $who } кладёт { FORM($card, "acc") }.
}
told-takes = { $who ->
    [you] Взятка ваша, всего { $tricks }.
   *[other] Взятку берёт { $who }, всего { $tricks }.
}
told-trick = { $plays }: { $who ->
    [you] взятка ваша.
   *[other] взятку берёт { $who }.
}
told-trick-play = { $who ->
    [you] вы { $card }
   *[other] { $who } { $card }
}
told-draws = { $who ->
    [you] Вы добираете { FORM($card, "acc") }.
   *[other] { $who } добирает карту.
}
told-draws-turn-up = { $who ->
    [you] Вы добираете вскрышу, { FORM($card, "acc") }.
   *[other] { $who } добирает вскрышу, { FORM($card, "acc") }.
}
told-says-length = { $who ->
    [you] Вы объявляете очко: карт { $length }.
   *[other] { $who } объявляет очко: карт { $length }.
}
told-says-worth = { $who ->
    [you] Вы объявляете очко: { $worth }.
   *[other] { $who } объявляет очко: { $worth }.
}
told-good = { $who ->
    [you] Вы отвечаете: «Годится».
   *[other] { $who } отвечает: «Годится».
}
told-not_good-length = { $who ->
    [you] Вы отвечаете: «Не годится, { $length }».
   *[other] { $who } отвечает: «Не годится, { $length }».
}
told-not_good-worth = { $who ->
    [you] Вы отвечаете: «Не годится, { $worth }».
   *[other] { $who } отвечает: «Не годится, { $worth }».
}
told-equal-length = { $who ->
    [you] Вы отвечаете: «Равно». У вас { $worth }, а против { $other }.
   *[other] { $who } отвечает: «Равно». Здесь { $worth }, а против { $other }.
}
told-equal-worth = { $who ->
    [you] Вы отвечаете: «Равно». Очко остаётся за тем, у кого подход.
   *[other] { $who } отвечает: «Равно». Очко остаётся за тем, у кого подход.
}
told-silent = { $who ->
    [you] Вы не объявляете очка.
   *[other] { $who } не объявляет очка.
}
told-mark = { $who ->
    [you] Вы отмечаете { FORM($amount, "acc") }: { $reason }. ({ $source })
   *[other] { $who } отмечает { FORM($amount, "acc") }: { $reason }. ({ $source })
}
told-amount-both = { $imperials } и { $counters }
    .acc = { $imperials } и { FORM($counters, "acc") }
told-exchange = { $who ->
    [you] Шесть фишек составляют империал: у вас { $score }.
   *[other] Шесть фишек составляют империал: { $who } имеет { FORM($score, "acc") }.
}
told-exchange-more = { $who ->
    [you] { $handed ->
        [one] { $handed } фишка составляет
        [few] { $handed } фишки составляют
        [many] { $handed } фишек составляют
       *[other] { $handed } фишки составляют
    } { $gained ->
        [one] { $gained } империал
        [few] { $gained } империала
        [many] { $gained } империалов
       *[other] { $gained } империала
    }: у вас { $score }.
   *[other] { $handed ->
        [one] { $handed } фишка составляет
        [few] { $handed } фишки составляют
        [many] { $handed } фишек составляют
       *[other] { $handed } фишки составляют
    } { $gained ->
        [one] { $gained } империал
        [few] { $gained } империала
        [many] { $gained } империалов
       *[other] { $gained } империала
    }: { $who } имеет { FORM($score, "acc") }.
}
told-wipe = { $loser ->
    [you] Этот империал уничтожает у вас { FORM($counters, "acc") }. ({ $source })
   *[other] Из-за этого империала { $loser } теряет { FORM($counters, "acc") }. ({ $source })
}
told-no-wipe = Фишки никто не уничтожает: в этой талии есть белые карты. ({ $source })
told-no-wipe-blank = Белые карты ничьих фишек не уничтожают. ({ $source })
told-forfeit = { $who ->
    [you] У вас нет ни одной взятки, и вы теряете все фишки. ({ $source })
   *[other] { $who } без взяток и теряет все фишки. ({ $source })
}
told-restored = { $who ->
    [you] Вы возвращаете себе { FORM($counters, "acc") }: в талии с белыми картами империалы не уничтожают фишек. ({ $source })
   *[other] { $who } возвращает себе { FORM($counters, "acc") }: в талии с белыми картами империалы не уничтожают фишек. ({ $source })
}
told-ended-played = Талия разыграна.
told-ended-not_played = Талия не разыгрывается: показаны белые карты. ({ $source })
told-ended-won = { $who ->
    [you] У вас { $score }, и вы тут же выигрываете партию.
   *[other] { $who } имеет { FORM($score, "acc") } и тут же выигрывает партию.
}

reason-turn_up = вскрыша, { $cards }, — онер
reason-sequence = первый империал, { $cards }
reason-sequence-trumps = первый империал в козырях, { $cards }
reason-four = второй империал, четыре { $ranks }: { $cards }
reason-carte_blanche = белые карты, на руках ни короля, ни дамы, ни валета
reason-white = белый империал, на руках только черви и бубны
reason-turn_up_imperial = вскрытый империал, { $cards }
reason-won_in_play = империал томбе, { $cards }
reason-point-length = лучшее очко, { $length ->
    [one] { $length } карта
    [few] { $length } карты
    [many] { $length } карт
   *[other] { $length } карты
}
reason-point-worth = лучшее очко, { $worth }
reason-point-privileged = привилегированные карты, { $worth } против { $other } у сдающего
reason-honours = { $number ->
    [one] взят онер, { $cards }
   *[other] взяты онеры, { $cards }
}
reason-tricks-over = { $tricks }, лишних сверх { $par }: { $over }
reason-tricks-most = взяток больше всех, { $tricks }, лишних сверх { $par }: { $over }
reason-tricks-difference = { $tricks }, разница со следующим
reason-capot = капот, все взятки
reason-no_trick = один игрок без взяток

## Стол

title = Империал · { $rules }
title-deal = сдача { $deal }
title-target = { $target ->
    [one] до { $target } империала
   *[other] до { $target } империалов
}
title-points = больше очков за { $deals ->
    [one] { $deals } талию
    [few] { $deals } талии
    [many] { $deals } талий
   *[other] { $deals } талии
}
score-spoken = { $imperials }, { $counters }
    .acc = { $imperials }, { FORM($counters, "acc") }
trumps-lying = { $suit }, вскрыша { $card } на талоне (под ней { $left })
trumps-kept = { $suit }, вскрыша { $card }, её держит { $who }
trumps-kept-own = { $suit }, вскрыша { $card } у вас на руках
trumps-drawn = { $suit }, вскрыша { $card } уже взята
trumps-played = { $suit }, вскрыша { $card } уже сыграна
label-trumps = Козыри
label-last = Взятка
label-table = На столе
plain-deal-hand = Ваши карты. { $suits }
plain-suit = { $suit }: { $ranks }.
plain-trumps = Козыри: { $trumps }.
plain-table = На столе: { $plays }.
plain-may-one = Вы можете сыграть только { FORM($card, "acc") }.
plain-may = Можно сыграть: { $cards }.
plain-numbered = { $number } { $card }
plain-score = { $who ->
    [you] Вы: { $score }; взяток: { $tricks }.
   *[other] { $who }: { $score }; взяток: { $tricks }.
}
plain-points = Очки карт до сих пор. { $points }.

## О чём спрашивают

ask-lead = Ваш ход: наберите карту (Кч — король червей) или её номер.
ask-follow = Ход в { $suit }: наберите карту или её номер.
ask-only = Ввод — сыграть { FORM($card, "acc") }: другого нельзя.
ask-turn_up = Вы вскрыли { FORM($card, "acc") }. Наберите, сколько фишек отметить; Ввод — ни одной.
ask-imperial = Империалы: покажите карты (ТКДВп, 4К, ряд ч); Ввод — нет.
ask-imperial-more = Есть ещё империал? Наберите его карты; Ввод — больше нет.
ask-imperial-lead = Покажите империал картами или ходите; Ввод — показать нечего.
ask-point-length = Ваше очко: сколько карт в лучшей масти; Ввод — промолчать.
ask-point-worth = Ваше очко: сколько стоит лучшая масть; Ввод — промолчать.
ask-point-privileged = Сколько стоят ваши привилегированные карты; Ввод — промолчать.
ask-trick = Взятка ваша. Сколько в ней онеров (1, 2...)? Или ходите; Ввод — нет.
ask-trick-last = Взятка ваша. Сколько в ней онеров (1, 2...)? Ввод — нет.
ask-won_in_play = Империал томбе: наберите его карты, если он есть; Ввод — нет.
ask-honours = Онеры в ваших взятках: сколько фишек отметить; Ввод — ни одной.
ask-tricks = Взяток у вас { $tricks } из { $all }. Сколько фишек отметить; Ввод — ни одной.
ask-capot = { $unit ->
    [imperials] Капот: все взятки ваши. Сколько империалов отметить; Ввод — нисколько.
   *[counters] Капот: все взятки ваши. Сколько фишек отметить; Ввод — нисколько.
}
ask-next = Ввод — следующая сдача.
ask-more = Ввод — дальше
ask-watch = Ввод — следующая взятка; n — остаток талии.
ask-watch-deal = Ввод — следующая сдача.
ask-again = Ещё партию? Ввод — да; н — нет.
prompt = {"> "}
keys = ? помощь   h почему   u назад   q выход
plain-keys = Знак ? — помощь.

## Итог талии

summary-title = Сдача { $deal } окончена
summary-mark = { $who ->
    [you] У вас отмечено: { $marks }.
   *[other] { $who }, отмечено: { $marks }.
}
summary-part = { $amount } за { $what }
summary-for-turn_up = вскрышу
summary-for-sequence = первый империал
summary-for-four = второй империал
summary-for-carte_blanche = белые карты
summary-for-white = белый империал
summary-for-turn_up_imperial = вскрытый империал
summary-for-won_in_play = империал томбе
summary-for-point = очко
summary-for-honours = онеры
summary-for-tricks = взятки
summary-for-capot = капот
summary-for-no_trick = игрока без взяток
summary-nothing = Никто ничего не отметил.
summary-tricks = Взятки. { $tricks }.
summary-points = Очки карт за партию. { $points }.
summary-score = Счёт. { $scores }.
summary-dealer = { $who ->
    [you] Следующая сдача ваша.
   *[other] Дальше сдаёт { $who }.
}
summary-hand = { $who ->
    [you] Вам были сданы: { $cards }.
   *[other] { $who }, на руках было: { $cards }.
}
each = { $who ->
    [you] вы: { $what }
   *[other] { $who }: { $what }
}
who-number = { $who } { $number }
won = { $who ->
    [you] Вы выигрываете партию: { $score }!
   *[other] Партию выигрывает { $who }: { $score }.
}
won-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
settled = { $who ->
    [you] { $gets ->
        [yes] Вы получаете { $amount }.
       *[no] Вы платите { $amount }.
    }
   *[other] { $gets ->
        [yes] { $who } получает { $amount }.
       *[no] { $who } платит { $amount }.
    }
}
settled-none = В этих правилах ставок нет.
won-after = Сыграно { $deals ->
    [one] { $deals } талия
    [few] { $deals } талии
    [many] { $deals } талий
   *[other] { $deals } талии
}. Зерно было { $seed }: --seed сдаст те же карты.

## Извещения

taken-back = Взято назад: { $what }.
move-show = показ { $cards }
move-call = объявление { $number }
move-call-none = молчание об очке
move-claim = отметка { $number }
move-done = пропуск
saved = Партия после каждого хода хранится в { $file }
saved-copy = Копия — в { $file }
quit = Партия сохранена. Продолжить: { $command }
quit-unkept = Партию сохранить не удалось, она пропала.
not-begun = Партия не начата.
resumed = Партия продолжается: { $what }.
kept-failed = Партию сохранить нельзя: { $reason }. Играть дальше можно, но продолжить потом не выйдет.
kept-elsewhere = Файл этой партии изменила другая программа. Ваша хранится в { $file }
plain-forced = Этот терминал не рисует, поэтому игра идёт простыми строками.
last-none = В этой талии ещё никто не брал взятки.
why-lead = Ход ваш, ходить можно с любой карты.
claimed-blank = белые карты
why-may = Можно сыграть: { $cards }.
why-not = Нельзя: { $cards }. { $reason }
why-rule = Правило: { $rule }. ({ $source })
why-claims = Отмечаете вы сами: покажите или объявите сейчас, что у вас есть, иначе оно пропадёт.
why-sequence = Первый империал — { $cards } одной масти; в козырях за него { $imperials }.
why-fours = Второй империал — четыре карты одного достоинства из этих: { $ranks }.
why-blank-carte_blanche = Рука без короля, дамы и валета — белые карты: { $imperials }.
why-blank-white = Рука из одних червей и бубен — белый империал: { $imperials }.
why-blank-typed = Показать: белые
why-turn_up_imperial = Вскрыша может быть четвёртой к вашим картам.
why-point = Туз 11; король, дама, валет и десятка по 10; прочие по числу очков.
why-honours = Онеры — козыри { $cards }; за каждый отмечает 1 фишку тот, кто его взял.
why-tricks = Взятки: { $rule }; это число { $par }. У вас { $tricks }.
why-turn_up = За вскрытый онер сдающий отмечает { FORM($counters, "acc") }.
why-won_in_play = Козыри { $cards } в ваших взятках; такой империал бывает { $rule }.
help-cards = Чтобы сыграть карту, наберите её имя (Кч или Kh — король червей; просто К, если он может быть только один) или номер; номера стоят у карт, которыми можно ходить. Масти: п пики, ч черви, т трефы, б бубны. Ввод играет единственную.
help-ranks = По старшинству во взятках: К Д В Т 10 9 8 7 (6). В очке туз стоит 11, фигуры и десятка по 10.
help-score = Шесть фишек составляют империал. Партия: { $target }.
help-wipe = Кто получил империал, уничтожает фишки всех остальных.
help-no-wipe = Здесь империал ничьих фишек не уничтожает.
help-by_hand = Отмечаете вы сами: всякий раз вас спросят, что вы показываете, объявляете или отмечаете. Забытое не считается, в неверном будет отказано.
help-commands = h что можно и почему, ! что лучше всего, насколько вы можете знать, l последняя взятка, c ваши карты, t стол, u взять ход назад, s сохранить (s ФАЙЛ — копия), n или Ввод — следующая сдача, q выход (партия сохраняется).
help-rules = Все правила с источниками: imperiale rules { $rules }

## Что можно набрать; сперва одной клавишей

words-help = ? help помощь
words-why = h hint why почему
words-best = ! best совет
words-last = l last взятка
words-cards = c cards hand карты
words-table = t table score стол счёт
words-undo = u undo назад
words-save = s save сохранить
words-next = n next deal дальше
words-quit = q quit exit выход
words-yes = д да y yes
words-no = н нет n no
words-blank = blank white carte белые белый
words-sequence = seq sequence ряд
words-suits = т б ч п

## Что набрано неверно

typed-nothing = Сыграть можно не одну карту: { $cards }. Наберите одну из них.
typed-too-long = Слишком длинно (знаков: { $length }). Наберите карту или ? для помощи.
typed-control = В этом есть знаки, которых здесь набирать нельзя. Наберите карту или ? для помощи.
typed-number = Карты номер { $number } нет; номера идут от 1 до { $most }. Если это достоинство, наберите и масть, напр. 7ч.
typed-number-form = Такого числа быть не может: { $found }. Наберите целое число, напр. 2.
typed-number-zero = { $found } ничего не отмечает. Наберите число от 1 или просто Ввод, если нет.
typed-number-wanted = Здесь нужно число, а не { $found }. Наберите, напр., 2 или просто Ввод, если нет.
typed-ambiguous = { $found } — это может быть { $cards }. Наберите и масть.
typed-ambiguous-suit = { $found } — это может быть { $cards }. Наберите и достоинство.
typed-no-rank = У вас нет { FORM($rank, "gen") }. Ваши карты: { $cards }
typed-no-suit = У вас нет { FORM($suit, "gen") }. Ваши карты: { $cards }
typed-rank = В { $found } нет известного достоинства. Достоинства: К Д В Т 10 9 8 7 6; пишите, напр., Кч.
typed-suit = В { $found } нет известной масти. Масти: п пики, ч черви, т трефы, б бубны; пишите, напр., Кч.
typed-reversed = { $found } написано наоборот: сперва достоинство, потом масть. Наберите { $card }.
typed-pack = В колоде из { $deck } карт нет { FORM($card, "gen") }.
typed-two-cards = Карту за раз: { $found }. Наберите одну.
typed-unknown = Непонятно: { $found }. Наберите карту, напр. { $card }, или ? для помощи.
typed-meant = Непонятно: { $found }. Не имелось ли в виду { $word }? Знак ? — помощь.
typed-played = Эта карта уже вышла: { $card }. Можно сыграть: { $cards }.
typed-not-yours = У вас нет { FORM($card, "gen") }. Можно сыграть: { $cards }.
typed-card-now = Сейчас нужно сыграть карту, показывать и отмечать нечего. Можно сыграть: { $cards }.
typed-not-between = Талия ещё не окончена. Играйте; следующая сдача после неё.
typed-between = Талия окончена, играть нечем. Ввод сдаёт снова.
typed-nothing-to-undo = Вам пока нечего брать назад.
typed-undo-watch = Назад берут только свои ходы, а вы зритель.
typed-show = Не империал: { $found }. Наберите его четыре карты (ТКДВп), 4К для четырёх королей, ряд ч для первого империала или белые.
typed-show-size = Империал — это четыре карты или белые карты; { $found }: { $cards }.
typed-show-not-held = Этого нет ни на руках, ни на вскрыше, ни в ваших взятках: { $cards }. Показывайте то, что есть.
typed-show-rank = Четыре карты какого достоинства? { $found }. Наберите, напр., 4К.
typed-show-suit = Первый империал какой масти? { $found }. Наберите, напр., ряд ч.
typed-show-now = Сейчас спрашивают другое: { $what }, а не империал. Наберите число или просто Ввод, если нет.
typed-file = Сохранить копию в { $file } нельзя: { $reason }.
typed-file-exists = Файл { $file } уже есть; ничего не записано. Выберите другое имя.
typed-yes-no = Наберите д (да) или н (нет), или просто Ввод — да; а не { $found }.
typed-players = По этим правилам так не играют: { $found }. Наберите одно из чисел: { $numbers }.
typed-choice = { $found } — такого нет. Наберите номер от 1 до { $most } или имя: { $names }.
asked-point = ваше очко
asked-turn_up = отметка за вскрышу
asked-honours = число онеров
asked-tricks = отметка за взятки
asked-capot = отметка за капот

## Перед партией

setup-welcome = Империал, французская карточная игра. Ввод берёт то, что в скобках; q — выход.
setup-rules = По каким правилам?
setup-players = Сколько игроков вместе с вами?
setup-opponent = Против кого?
setup-resume = Есть неоконченная партия ({ $what }). Продолжить?
setup-choice = { $number }  { $name }: { $summary }
setup-default = [{ $default }]
setup-numbers = { $numbers } [{ $default }]
setup-yes-no = [Д/н]
setup-begins = { $rules }: { $seats }. Зерно { $seed }.
setup-what = { $rules }, { $seats }, сдача { $deal }

terms-seats = Мест { $found }, а игроков { $expected }. Назовите по одному на место: --seats you,greedy
terms-one-person = Ваше место (you) может быть только одно; на прочих автоматы: { $known }.
terms-watch-person = Чтобы смотреть, на всех местах должны быть автоматы: { $known }. Уберите you или уберите --watch.
terms-nobody = Вашего места нет. Поставьте you в --seats или смотрите с --watch.
terms-seed = Зерно — от 1 до { $longest } печатных знаков.
terms-stake = Ставка { $found } не годится. Выберите число от 1 до { $highest }.
terms-agent = Игрока { $found } нет. Известны: you, { $known }.
terms-twice = { $option } и --option { $key } говорят об одном. Уберите лишнее.
resume-none = В { $folder } нет неоконченной партии. Начните новую: imperiale play
resume-others = --resume продолжает партию на её условиях. Уберите: { $options }
save-not-a-partie = { $file } — не сохранённая партия. Файл оставлен как есть. Назовите файл, записанный imperiale play.
save-newer = { $file } записан более новой версией ({ $program }). Файл оставлен как есть. Чтобы продолжить, установите её.
save-damaged = { $file } повреждён: контрольная сумма не сходится. Файл оставлен как есть. Начните заново или назовите копию.
save-not-playable = Партию { $file } эта версия продолжить не может: { $reason }. Файл оставлен как есть.
save-too-large = { $file } слишком велик для сохранённой партии. Файл оставлен как есть.
column-imperials = империалы
column-counters = фишки
column-tricks = взятки
column-cards = карты
column-points = очки
label-suit-trumps = козыри
typed-watching = Вы зритель: Ввод — следующая взятка, n — остаток талии, q — выход.
