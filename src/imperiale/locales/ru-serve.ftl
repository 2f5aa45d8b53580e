# Что говорит командная строка об играх в браузере: imperiale serve, imperiale verify

serve-ready = Страница здесь: { $address }. Игры хранятся в { $file }. Ctrl+C — конец.
serve-ended = Конец. Все игры сохранены и продолжатся, когда сервер запустят снова.
serve-cannot-listen = На { $host }, порт { $port }, работать нельзя: { $reason }. Выберите другой --port или закройте программу, которая его занимает.
serve-database = Хранить игры в { $file } нельзя: { $reason }. Назовите другую --database.

backup-done = { $games ->
    [0] Игр нет; { $file } так и говорит.
    [one] { $games } игра скопирована в { $file }.
    [few] { $games } игры скопированы в { $file }.
   *[other] { $games } игр скопировано в { $file }.
} Никому не показывайте этот файл: в нём карты идущих игр.
backup-unwritable = Записать { $file } нельзя: { $reason }. Назовите другой файл.
backup-database = Скопировать игры из { $file } нельзя: { $reason }. Назовите ту --database, с которой работает сервер.
restore-done = { $games ->
    [0] В { $file } игр не было.
    [one] { $games } игра из { $file } теперь в { $database }.
    [few] { $games } игры из { $file } теперь в { $database }.
   *[other] { $games } игр из { $file } теперь в { $database }.
}
restore-unreadable = Прочитать { $file } нельзя: { $reason }. Назовите файл, записанный imperiale backup.
restore-not-backup = { $file } — не резервная копия: { $reason }. Ничего не восстановлено. Укажите файл, записанный imperiale backup.
restore-there = Игра { $game } уже есть в { $database }, поэтому ничего не восстановлено. Назовите пустую --database.

verify-good = Сдача { $deal }: карты соответствуют тайне { $commitment } и добавленным числам.
verify-all = { $deals ->
    [one] Проверена { $deals } сдача; всё, как обещано.
    [few] Проверено { $deals } сдачи; всё, как обещано.
    [many] Проверено { $deals } сдач; всё, как обещано.
   *[other] Проверено { $deals } сдачи; всё, как обещано.
}
verify-none = Ни одна сдача этой игры ещё не окончена; проверять нечего.
verify-secret = Сдача { $deal } подложна: тайна не та, которой связал себя сервер.
verify-cards = Сдача { $deal } подложна: из тайны и добавленных чисел выходят другие карты.
verify-dealer = Первый сдающий не тот, что выходит из первой тайны.
verify-not-proof = { $file } — не доказательство: { $reason }. Сохраните его со страницы или с /api/games/NAME/proof.
serve-push = Ключом из файла { $file } подписывать сообщения нельзя: { $reason }. Назовите файл с таким ключом или файл, которого ещё нет.
