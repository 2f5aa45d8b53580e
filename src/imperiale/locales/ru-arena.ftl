# Что говорится об автоматах, играющих друг с другом: imperiale arena

arena-title-fresh = { $rules }, игроков { $players }, с начала партии, зерно { $seed }; перевес на сдачу, единица — { $unit }
arena-title-random = { $rules }, игроков { $players }, с любого счёта, зерно { $seed }; перевес на сдачу, единица — { $unit }
arena-unit-imperials = фишка
arena-unit-card_points = очко карт
arena-equity = Вероятность выигрыша: чего стоит счёт после сдачи по таблице { $table }, сверх равной доли.

arena-column-agent = автомат
arena-column-against = против
arena-column-margin = перевес
arena-column-error = ст. ош.
arena-column-interval = 95 %
arena-column-sd = ст. откл.
arena-column-pairs = пар
arena-column-void = негодных
arena-column-sprt = проверка
arena-column-chance = вероятность выигрыша, %
arena-column-speed = сдач/с
arena-column-ms = мс на решение

arena-interval = от { $low } до { $high }
arena-test-open = не решено ({ $ratio })
arena-test-over = { $mean } ({ $ratio })
arena-bar = { $a } – { $b } { $margin } ± { $error }

arena-illegal = { $agent } на месте { $seat } делает то, чего нельзя: { $detail }
arena-crash = { $agent } на месте { $seat } отказывает: { $detail }
arena-overtime = { $agent } на месте { $seat } думает слишком долго: { $detail }
arena-more = и ещё { $more }; все они в файле итогов и в --json

arena-dropped = Строка { $line } оборвалась при записи; она опущена, и её пара играется снова.
arena-go-on = Сыгранное сохранено. Продолжить: imperiale arena --resume { $file }
arena-lost = Процесс, который играл, умер на паре { $pair } или вскоре после неё. Сыграйте снова с --workers 1, чтобы увидеть, на какой.

arena-no-agent = Автомата { $found } нет. Известны: { $known }.
arena-plan-agents = Названо слишком мало автоматов: { $found }. Назовите двух или больше: imperiale arena greedy random
arena-plan-pairs = --pairs { $found } быть не может. Укажите число от 1 до { $most }.
arena-plan-seed = Зерно — слово не длиннее { $longest } печатных знаков. Укажите такое.
arena-plan-sprt = Проверки между { $low } и { $high } быть не может. Укажите два перевеса, сперва меньший, не дальше 1000.
arena-plan-limit = --limit { $found } быть не может. Укажите, сколько секунд может занять решение, больше 0.
arena-workers = --workers { $found } быть не может. Укажите число от 1 до { $most }.
arena-resume-alone = --resume продолжает так, как сказано в файле, и потому не бывает вместе с { $given }. Уберите это или начните заново с --out.
arena-fewer = --pairs { $pairs } — меньше, чем начато в файле: { $before }. Укажите столько же или больше.
arena-exists = Файл { $file } уже есть. Продолжите его с --resume или запишите поверх с --force.
arena-unwritable = В { $file } писать нельзя: { $reason }. Назовите файл, в который можно.
arena-not-results = В { $file } нет итогов арены. Назовите файл, записанный --out.
arena-other-program = { $file } записан версией { $program }, а это { $here }: автоматы могут играть иначе. Начните заново с --out.
arena-not-playable = Продолжить { $file } нельзя: { $reason }. Начните заново с --out.
arena-damaged = { $file }, строка { $line }: повреждена, и она не последняя. Исправьте её, обрежьте там файл или начните заново.
