# Что говорится о последних взятках: imperiale exploitability

exploitability-bar = Концовки
exploitability-column-tricks = взяток
exploitability-column-policy = манера
exploitability-column-endings = концовок
exploitability-column-mean = уязвимость
exploitability-column-error = ст. ош.
exploitability-column-most = худшее
exploitability-equilibrium = равновесие
exploitability-worlds = расклады, по вероятности
exploitability-worlds-alike = расклады, все поровну
exploitability-greedy = хват
exploitability-random = случай
exploitability-not = Эту концовку измерить нельзя: { $reason }
exploitability-not-players = она должна быть на двоих.
exploitability-not-drawn = в ней добирают, и под конец каждый знает все карты. Спросите imperiale solve.
exploitability-not-by-hand = её игроки отмечают сами. Дайте её без marking=by_hand.
exploitability-not-at-play = ходить картой не нужно.
exploitability-not-size = она слишком велика. Пусть играют, пока не останется самое большее четыре взятки.

## imperiale bounds

bounds-bar = Сдачи
bounds-title = { $agent }, { $rules }, сдач { $deals }: что можно у него выиграть за сдачу; единица — { $unit }
bounds-unit-marks = фишка
bounds-unit-chance = сотая доля партии
bounds-lower = не меньше { $mean } ± { $error }, 95 %: от { $low } до { $high }, лучшим ответом в последних взятках ({ $tricks })
bounds-upper = не больше { $mean } ± { $error }, 95 %: от { $low } до { $high }, тем, кто видит все карты в последних взятках ({ $tricks })
bounds-whole-lower = не меньше { $mean } ± { $error }, 95 %: от { $low } до { $high }, тем, кто взвешивает его руки ({ $hands }) по тому, что он с ними сыграл бы
bounds-whole-upper = не больше { $mean } ± { $error }, 95 %: от { $low } до { $high }, тем, кто видит все карты и спрашивает ({ $questions }) раз
bounds-not-whole = Верхняя граница — только для этих взяток: до них можно выиграть больше.
bounds-not = Для этих правил границ не найти: { $reason }
bounds-not-drawn = в них добирают.
bounds-not-by-hand = игроки отмечают сами. Уберите marking=by_hand.
bounds-no-chance = Таблицы вероятностей выигрыша для этих правил нет. Спросите фишки: --marks.

## Файлы с итогами

kept-other = В { $file } итоги другой версии или с другими настройками. Назовите новый файл: --out.
kept-damaged = { $file }, строка { $line }: не итог. Уберите строку; её итог будет найден заново.
kept-unwritable = В { $file } писать нельзя: { $reason }
