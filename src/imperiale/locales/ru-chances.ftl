# Насколько что вероятно: imperiale chances и страница

chances-title = Вероятности
chances-lead = Точно, перебором: все расклады скрытых карт считаются равновозможными, и из того, кто что делал, ничего не выводится.
chances-head = { $rules }, игроков: { $players }
chances-rules = Правила
chances-ask-place = Ваше место
chances-ask-hand = Ваша рука
chances-ask-turn-up = Вскрыша
chances-ask-none = неизвестна
chances-before = Ещё ничего не известно: это вероятности до сдачи.
chances-choose = Выберите карты, чтобы узнать, что обещает рука; нужно { $size }, выбрано { $chosen }.
chances-clear = Вернуть все
chances-random = Сдать мне руку
chances-working = Считаем …
chances-own = { $place ->
    [elder] Первая рука
    [dealer] Сдающий
   *[other] Игрок { $number }
  }
chances-about-turn_up = Вскрыша
chances-about-mine = Ваша рука
chances-about-hand = { $place ->
    [elder] Карты первой руки
    [dealer] Карты сдающего
   *[other] Карты игрока { $number }
  }
chances-about-point-mine = Ваше очко
chances-about-point = { $place ->
    [elder] Очко первой руки
    [dealer] Очко сдающего
   *[other] Очко игрока { $number }
  }
chances-worths = Чего оно стоит
chances-column-what = что
chances-column-chance = вероятность
chances-column-one-in = один из
chances-column-exactly = точно
chances-column-drawn = выпало
chances-column-off = отклонение
chances-chance = { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } %
chances-number = { NUMBER($number, maximumFractionDigits: 1) }
chances-off = { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } σ
chances-drawn-title = Случайных сдач: { $number }, из зерна { $seed }
chances-drawn-worst = Наибольшее отклонение: { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } стандартной ошибки; вероятностей: { $rows }.
chances-drawn-wrong = Выпало невозможное или не выпало неизбежное: { $what }.
chances-csv = Сохранить в CSV
chances-more = Все значения
chances-turned-honour = вскрыт онер
chances-turned-suit = козыри: { $suit }
chances-carte_blanche = белые карты: ни короля, ни дамы, ни валета
chances-white = белая рука: только черви и бубны
chances-sequence = первый империал { $cards }
chances-trump-sequence = первый империал в козырях { $cards }
chances-four = второй империал { $cards }
chances-any-sequence = хотя бы один первый империал
chances-any-four = хотя бы один второй империал
chances-both = и первый, и второй империал
chances-imperials = стоимость в империалах: { $number }
chances-honours = козырных онеров: { $number }
chances-turned-sequence = вскрыша дополняет первый империал
chances-turned-four = вскрыша дополняет второй империал
chances-turned-both = она дополняет оба
chances-winnable = ещё возможен империал томбе
chances-point-length = карт в самой длинной масти: { $length }
chances-point-worth = стоимость самой длинной масти: { $worth }
chances-point-privileged = стоимость привилегированных карт: { $worth }
chances-point-good = ваше очко засчитывается
chances-point-better = оно больше любого другого
chances-point-equal = большего нет, есть равное
chances-point-above = ваше больше, чем у сдающего
chances-point-not-below = у первой руки не больше вашего
chances-point-marks = вы записываете очко
chances-point-kept = первая рука не записывает очко
chances-fault-place = Такого места нет: { $found }. Считайте от 1, первой руки, до { $last }, сдающего.
chances-fault-pack = Карты нет в колоде из { $deck }: { $found }. Уберите её.
chances-fault-size = На руках карт: { $size }; указано { $found }. Укажите все.
chances-fault-turn-up-alone = О вскрыше спрашивают только вместе с рукой. Укажите и руку.
chances-fault-turn-up-twice = Вскрыша { $found } есть на руках. Укажите карту, которой там нет.
chances-fault-turn-up-dealers = Вскрыша сдающего — карта из его руки, а { $found } в ней нет. Укажите ту, что есть.
