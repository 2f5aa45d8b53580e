# Что говорится о скорости: imperiale bench

bench-head-processor = Academie вдвоём, новых сдач { $deals } от зерна { $seed }, цена каждого хода; время процессора в один поток:
bench-head-wall = Academie вдвоём, новых сдач { $deals } от зерна { $seed }, цена каждого хода; время по часам, потому что точных часов процессора нет:
bench-column-what = что
bench-column-times = раз
bench-column-median = медиана
bench-column-p99 = 99 %
bench-column-nodes = положений
bench-column-goal = цель
bench-column-value = значение

bench-real = одна талия, настоящий счёт
bench-tricks = одна талия, только взятки
bench-honours = одна талия, взятки и онеры
bench-worlds-honours = все расклады, взятки и онеры
bench-worlds-real = все расклады, настоящий счёт
bench-endplay = endplay, сдача в бридж
bench-rules = { $rules }, игроков { $players }, настоящий счёт
bench-random = игра наугад, карт в секунду
bench-threads = два потока против одного, во сколько раз быстрее
bench-no-endplay = endplay не установлен, сравнивать не с чем. Он приходит так: pip install "imperiale[bench]"

bench-step-real = талии по настоящему счёту
bench-step-tricks = талии по взяткам
bench-step-honours = талии по взяткам и онерам
bench-step-worlds = все расклады первых ходов
bench-step-others = прочие правила
bench-step-random = игра наугад
bench-step-threads = два потока
bench-step-by-cards = цена по числу оставшихся карт
bench-step-by-table = цена по величине таблицы
bench-step-endplay = endplay

bench-plot-cards = осталось карт на каждых руках
bench-plot-time = медиана времени, мс
bench-plot-nodes = просмотрено положений, в среднем
bench-plot-table = записей в таблице
bench-plot-seconds = секунды
bench-plot-tenth = десятая часть раскладов первого хода
bench-plotted = График — в { $file }.

bench-deals = --deals { $found } быть не может. Укажите число от 1 до { $most }.
bench-no-core = Ядра на C++ нет, а больше измерять нечего: { $reason }
bench-no-plot = Чтобы чертить, нужен matplotlib. Он приходит так: pip install "imperiale[bench]"
bench-plot-kind = { $file } начертить нельзя. Укажите имя с одним из этих окончаний: { $known }.
