# Учиться на ошибках: неудачные решения ещё раз, пока не станут верными

mistake-ask-card = Здесь вы ошиблись. Какая карта лучше?
mistake-ask = Здесь вы ошиблись. Что лучше?
mistake-what = Ваш выбор отнял у вероятности выиграть { $loss }: { $grade }.
mistake-right = Верно: { $did }.
mistake-wrong = Не то: { $did }.
mistake-near = Почти так же хорошо; { $best } лучше на { $loss }.
mistake-better = Лучше { $best }; { $own } теряет { $loss }.
mistake-then = Тогда было { $then }, потеря { $loss }: { $grade }.
mistake-values = К чему ведёт каждый выбор, по тому, что вы могли знать:
mistake-column-what = Выбор
mistake-played-then = сыграно тогда
mistake-again-now = Скоро спросим ещё раз.
mistake-again-in = { $days ->
    [one] Спросим снова через { $days } день.
    [few] Спросим снова через { $days } дня.
   *[other] Спросим снова через { $days } дней.
}
mistake-learned = Верно пять раз со всё большими промежутками: это вы усвоили.
mistake-next = Следующая
mistake-review = разбор
mistake-left = Исправить сейчас: { $due }. Усвоено: { $learned }.
mistake-count = { $all ->
    [one] В ваших разборах неверно { $all } решение
    [few] В ваших разборах неверны { $all } решения
   *[other] В ваших разборах неверно { $all } решений
}. Исправить сейчас: { $due }. Усвоено: { $learned }.
mistake-sitting = Верно за этот раз: { $right }.
mistake-begin = Исправить свои ошибки
mistake-when = Пока ничего не осталось. Следующая придёт { $day }.
mistake-early = Всё равно упражняться
mistake-how = Верное возвращается всё позже, неверное сразу.
mistake-none = В ваших разборах нет ошибок, достойных оценки.
mistake-no-review = Сюда попадают решения, которые разбор нашёл неверными. Доиграйте партию и откройте её разбор; или разберите сохранённую.
mistake-of-review = { $who ->
    [you] Вы
   *[other] { $who }
}: { $errors ->
    [0] ошибок, достойных оценки, нет.
    [one] исправить { $errors } ошибку.
    [few] исправить { $errors } ошибки.
   *[other] исправить { $errors } ошибок.
}
mistake-whose = Чьи ошибки вы хотите исправить?
failed-mistake-lost = Этот разбор сделан, когда разборы ещё не говорили, как возник такой момент. Разберите партию снова.

## imperiale mistakes

mistakes-ask = Здесь вы ошиблись и потеряли { $loss }: { $grade }. Что лучше?
mistakes-title = Ошибка { $number } из { $of }, { $rules }, сдача { $deal }, взятка { $trick }
mistakes-choices = Можно было: { $choices }
mistakes-not-weighed = Этого разбор не взвешивал. Можно было: { $choices }
mistakes-go-on = Enter: следующая. q: довольно.
mistakes-farewell = Теперь верно: { $right } из { $tried }. Ещё исправить: { $left }.
mistakes-none = Сейчас исправлять нечего. { $waiting ->
    [0] Разберите партию или назовите файл: imperiale mistakes partie-0001.json
    [one] Позже придёт { $waiting }; --early спросит сейчас.
   *[other] Позже придут { $waiting }; --early спросит сейчас.
}
mistakes-whose = { $file }: чьи ошибки исправлять? Вас здесь нет: назовите место, --seat 0 для первого.
mistakes-no-seat = { $file }: места { $seat } нет; играют { $players }.
mistakes-lost = { $file }: неизвестно, как возникли некоторые из этих моментов; imperiale review --again сделает разбор заново.
mistakes-kept-damaged = { $file }: это не то, что imperiale хранит об ошибках ({ $reason }). Уберите файл, чтобы начать заново.
