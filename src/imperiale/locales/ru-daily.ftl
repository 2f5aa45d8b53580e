# Сдача дня: одни и те же карты для всех

daily-title = Сдача дня { $day }, { $rules }
daily-ask = Сыграйте карту. Потом увидите, как играли другие.
daily-result = { $who }: { $lead } (отметки { $marks }, напротив { $other }; взятки: { $tricks })
daily-grid = Карты, взятка за взяткой: сначала своя, потом карта напротив; знак показывает, кто ходил.
daily-trick = Взятка
daily-cards = { $who }, сыгранные карты: { $cards }.
daily-no-day = Сдачи { $found } нет. Назовите день от { $first } до { $today }.
daily-no-play = Эти карты не ход той сдачи: { $reason }
daily-not-over = Сдача не окончена: сначала доиграйте её.
daily-name = Имя, под которым стоит ваш итог
daily-keep = Показать мой итог другим
daily-kept = Ваш итог стоит среди других.
daily-computing = Агенты играют …
daily-who = Кто
daily-lead = Отметок больше
daily-marks = Отметки
daily-tricks = Взятки
daily-others = Как играли другие
daily-differs = Что другой сыграл не так, как вы, обведено.
daily-led = ход
daily-days = Другие дни
daily-again = Сыграть ещё раз
daily-opposite = Напротив { $who }, и для всех играет одинаково.
daily-over = Сдача окончена: { $lead } в отметках.
daily-anonymous = Кто-то
daily-table = За столом

## Any deal, played again

challenge-title = Сдача ещё раз, { $rules }
challenge-as = Сыграть ещё раз как
challenge-elder = первая рука
challenge-dealer = сдающий
challenge-heading = Сдача ещё раз
challenge-pass = Передайте эту сдачу: кто откроет ссылку, сыграет её и потом увидит, как играли вы, если вы покажете свой итог.
challenge-not-players = Так играют ещё раз только сдачи вдвоём.
challenge-not-over = В этой сдаче ничего не играют: она кончается раньше.
challenge-no-deal = В файле { $file } сдач: { $deals }, сдачи { $number } нет.
challenge-no-link = В этой ссылке нет сдачи. Попросите её ещё раз.
