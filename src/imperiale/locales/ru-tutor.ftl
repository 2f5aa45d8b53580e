# Подсказка и наставник за столом

tutor-hint = Подсказка
tutor-weighing = Минуту …
tutor-best = Лучше всего: { $best }.
tutor-share = В { $share } рук, какие может держать { $who }, нет карты лучше.
tutor-share-many = В { $share } возможных рук нет ничего лучше.
tutor-forced = Это единственная карта, которой можно пойти.
tutor-next = Затем: { $next }, на { $loss } меньше.
tutor-warning = { $played } — это { $grade }.
tutor-loses = Потеря вероятности выигрыша { $loss }. Лучше: { $best }.
tutor-play = Всё равно пойти так
tutor-back = Взять назад
set-tutor = Наставник
set-tutor-off = выключен
set-tutor-bad = предупреждает о плохих ходах
set-tutor-doubtful = предупреждает и о сомнительных
tutor-card = { $card }: { $chance }
tutor-cards = К чему ведёт каждая карта
tutor-grade-doubtful = сомнительно
tutor-grade-bad = плохо
tutor-grade-very_bad = очень плохо

## What the server refuses

failed-hint-turn = Сейчас не ваш ход.
failed-hint-people = Подсказки даются только тому, кто играет один против компьютера.
failed-hint = Подсказка не получилась. Попробуйте ещё раз.

## In the terminal

typed-tutor = Эта карта — { $grade }: потеря вероятности выигрыша { $loss }. Лучше: { $best }. Введите её ещё раз, чтобы всё равно пойти так.
