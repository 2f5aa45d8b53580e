# Задачи: одна карта заметно лучше, и не та, что напрашивается

problem-title = Задача { $name }
problem-of = { $rules }, игроков: { $players }, ступень { $grade } из 5, рейтинг { $rating }
problem-ask = Какая карта лучше? Вы играете ради партии и знаете то, что видите.
problem-right = Верно: { $card }.
problem-wrong = Нет. { $card } лучше, чем { $own }.
problem-wrong-by = { $own }: вероятность выиграть партию меньше на { $loss }.
problem-value = { $card } вероятность выиграть партию { $chance }, отметки { $marks }
problem-values = К чему ведёт каждая карта, по всем раскладам скрытых карт:
problem-levels = Найдена за восемь попыток: новичок { $beginner }, любитель { $casual }, завсегдатай { $club }, сильный { $strong }.
problem-rating = Ваш рейтинг: { $rating }, с точностью до { $doubt }; рейтинг задачи: { $its }.
problem-rating-same = Ваш рейтинг остаётся { $rating }: считается только первая попытка.
problem-go-on = Enter: следующая задача. q: довольно.
problem-none = Таких задач не осталось. См. imperiale problems list.
problem-farewell = { $tried ->
    [0] Ничего не решали. imperiale problems solve вернёт задачу.
    [one] Решали { $tried } задачу, верно { $right }. Ваш рейтинг: { $rating }.
    [few] Решали { $tried } задачи, верно { $right }. Ваш рейтинг: { $rating }.
   *[other] Решали { $tried } задач, верно { $right }. Ваш рейтинг: { $rating }.
}

problem-next = Следующая задача
problem-choose = Выбрать задачи
problem-any = Все
problem-theme = Тема
problem-grade = Ступень
problem-grade-1 = 1: очень лёгкая
problem-grade-2 = 2: лёгкая
problem-grade-3 = 3: средняя
problem-grade-4 = 4: трудная
problem-grade-5 = 5: очень трудная
problem-left = Осталось решить: { $left }, решено: { $done }.
problem-none-so = Таких задач нет.
problem-own = Ваш рейтинг: { $rating }, с точностью до { $doubt }.
problem-column-card = Карта
problem-column-chance = Выигрыш партии
problem-column-marks = Отметок больше
problem-theme-duck = пропустить взятку
problem-theme-hold_up = придержать старшую карту
problem-theme-hunt = охота на онеры
problem-theme-draw = выбить козыри
problem-theme-guard = беречь козырного короля
problem-theme-cash = взять своё
problem-theme-exit = ход без верной взятки
problem-theme-take = взять
problem-theme-high = взять старшей
problem-theme-low = отдать нужную карту
problem-theme-discard = сбросить
problem-theme-capot = капот
problem-theme-gather = собрать козыри
problem-theme-counters = спасти фишки
problem-theme-tricks = считать до семи
problem-theme-honours = онеры
problem-theme-partie = играть ради партии

problem-how-duck = Пропустите: взятку можно взять, но лучше отдать.
problem-how-hold_up = Придержите карту, которую никто не побьёт, и пойдите с другой.
problem-how-hunt = Охотьтесь на онеры: ходите с козырей, пока онеры ещё не вышли.
problem-how-draw = Выбейте козыри, которые ещё не вышли.
problem-how-guard = Берегите козырного короля: ходите с другой карты, пока козыри не вышли.
problem-how-cash = Возьмите своё: эту карту в её масти уже никто не побьёт.
problem-how-exit = Верной взятки у вас нет: важно, с какой масти пойти.
problem-how-take = Берите взятку: отдать её дороже.
problem-how-high = Берите старшей, чем нужно: младшая пригодится позже.
problem-how-low = Взятка потеряна: важно, какую карту отдать.
problem-how-discard = Масти у вас нет: важно, что сбросить.
problem-why-capot = Дело в капоте или в том, чтобы не остаться без взятки: если бы это ничего не значило, лучше была бы другая карта.
problem-why-gather = Дело в империале томбе: если бы он ничего не давал, лучше была бы другая карта.
problem-why-counters = Дело в уничтожении фишек: если бы империал их не уничтожал, лучше была бы другая карта.
problem-why-tricks = Дело в числе взяток: если бы они ничего не давали, лучше была бы другая карта.
problem-why-honours = Дело в онерах: если бы они ничего не давали, лучше была бы другая карта.
problem-why-partie = Дело в партии: другая карта дала бы больше отметок в этой сдаче, но выигрывала бы реже.

problems-row = { $name }  { $rules } { $players }  ступень { $grade }  рейтинг { $rating }  { $themes }
problems-row-done = { $row }  ({ $right ->
    [yes] решена
   *[no] ещё нет
})
problems-count = { $count ->
    [one] { $count } задача.
    [few] { $count } задачи.
   *[other] { $count } задач.
}
problems-no-name = Задачи { $found } нет. См. imperiale problems list.
problems-no-theme = Темы { $found } нет. Известны: { $known }
problems-no-rules = Задач по { $found } нет. Известны: { $known }
problems-kept-damaged = { $file }: это не то, что imperiale хранит о задачах ({ $reason }). Уберите файл, чтобы начать заново.
problems-kept-unwritable = { $file }: решённое нельзя сохранить: { $reason }
problems-file-line = { $file }, строка { $line }: это не задача ({ $reason }). См. docs/guide/problems.md.
problems-mined = { $parties ->
    [one] Сыграна { $parties } партия
    [few] Сыграны { $parties } партии
   *[other] Сыграно { $parties } партий
}, задач найдено: { $found }, оставлено: { $kept }: { $file }
problems-mining = партии
problems-lost = Процесс, который играл, умер на { $part } или вскоре после. Та же команда с --workers 1 покажет почему.
problems-stopped = Остановлено. Та же команда продолжит из { $file }.
problems-not-one = Эта позиция не задача: ни одна карта не лучше всех других на { $least } вероятности выиграть партию, или лучшая карта как раз та, что приходит в голову первой.
problems-checked = { $count ->
    [one] { $count } задача решена
    [few] { $count } задачи решены
   *[other] { $count } задач решено
} заново, иначе, чем в файле: { $wrong }.
problems-differs = { $name }: в файле { $answer }, { $by } находит { $found }.
problems-by-all = взвешивание всех раскладов
problems-by-strongest = сильнейший агент
problems-by-listening = тот, кто слушает игру,
problems-by-reference = образец на Python
problems-looked = Просмотрено сдач: { $deals }, найдено задач: { $found }, оставлено: { $kept } — { $file }
