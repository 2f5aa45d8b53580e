# What is said on the command line of games in the browser: imperiale serve, imperiale verify

serve-ready = The page is at { $address }. Games are kept in { $file }. Ctrl+C ends.
serve-ended = Ended. Every game is kept, and goes on when it is served again.
serve-cannot-listen = Nothing can be served at { $host }, port { $port }: { $reason }. Choose another --port, or end the program that uses it.
serve-database = Games cannot be kept in { $file }: { $reason }. Name another --database.

backup-done = { $games ->
    [0] There are no games; { $file } says so.
    [one] 1 game is copied to { $file }.
   *[other] { $games } games are copied to { $file }.
} Keep it to yourself: it holds the cards of games under way.
backup-unwritable = { $file } cannot be written: { $reason }. Name another file.
backup-database = No games can be copied from { $file }: { $reason }. Name the --database that is served.
restore-done = { $games ->
    [0] There were no games in { $file }.
    [one] 1 game of { $file } is now in { $database }.
   *[other] { $games } games of { $file } are now in { $database }.
}
restore-unreadable = { $file } cannot be read: { $reason }. Name a file that imperiale backup wrote.
restore-not-backup = { $file } is no backup: { $reason }. Nothing was restored. Give a file that imperiale backup wrote.
restore-there = The game { $game } is in { $database } already, so nothing was restored. Name a --database that is empty.

verify-good = Deal { $deal }: the cards are those of the secret { $commitment } and the nonces.
verify-all = { $deals ->
    [one] 1 deal checked; all is as it was promised.
   *[other] { $deals } deals checked; all is as they were promised.
}
verify-none = No deal of this game is over yet; there is nothing to check.
verify-secret = Deal { $deal } is false: the secret is not the one to which the server had bound itself.
verify-cards = Deal { $deal } is false: secret and nonces give other cards than were dealt.
verify-dealer = The first dealer is not the one that the first secret gives.
verify-not-proof = { $file } is no proof: { $reason }. Save one from the page, or from /api/games/NAME/proof.
serve-push = Notices cannot be signed by the key in { $file }: { $reason }. Name a file that holds such a key, or none yet.
