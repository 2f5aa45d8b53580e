# What is said of looking back, of deals that are written down, of proofs and of onlookers

## Looking back

past-look = Look back
past-on = Looking back
past-at = You are looking back: { $at } of { $of }
past-now = Back to now
past-turn = Back to now: your turn
past-over = You are at the present again.
past-not = You are looking back, where nothing can be played. Go back to now first.
past-none = There is nothing to look back on yet.
keys-back = look back a step, and on again
keys-now = back to now

## Deals that are written down

home-written = Paste a deal, or open a file of them, and see it card by card.
written-title = Read a deal
written-what = Paste a deal in one line, or records, one JSON object a line. It is played through here with all hands open.
written-text = The deal, or several, each in a line
written-read = Show it
written-file = Open a file
written-example = An example
replay-deals = Deals
replay-line = In one line
replay-alone = By itself
replay-save = Save the partie as a file
replay-share = Pass it on
share-link = Link
share-embed = For a page of your own

## The deal is checked

proof-check = Check the deals
proof-how = This page has reckoned all of it itself, from what the server told: it has not asked anybody whether it is so.
proof-none = No deal is over yet.
proof-good = Deal { $deal }: the cards are the ones that were promised.
proof-bad = Deal { $deal }: something is not as it was promised!
proof-bound = Before the deal the server bound itself by this number:
proof-noted-yes = This browser noted that number before the cards were dealt: it is the same.
proof-noted-no = Before the cards were dealt this browser noted another number: { $noted }
proof-nonce-yes = The number that this browser added is among those that were used.
proof-nonce-no = The number that this browser added was not used: { $nonce }
proof-absent = This browser was not at the deal, and has noted nothing of its own.
proof-secret-yes = The secret has been told since, and its SHA-256 is that number: { $secret }
proof-secret-no = What has been told since is not the secret of that number: { $secret }
proof-cards-yes = Secret and added numbers give one pack only; dealt from its top it gives the very hands that were played.
proof-cards-no = Secret and added numbers give one pack only, and these are not its hands.
proof-pack = The pack, from its top, and whose each card became
proof-talon = talon
proof-save = Save the proof
proof-command = It can be checked without this page, and who dealt first with it:

## Onlookers and their bets

home-onlookers = Onlookers
home-onlookers-public = see what lies open
home-onlookers-late = see everything, one deal late
home-onlookers-none = are not let in
bet-name = Give a name, and you may bet play chips on the players.
bet-look-on = Take part
bet-against = Against
bet-later = Bets are taken before the cards are dealt.
bet-purse = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
bet-open = still open
bet-won = won { $chips }
bet-lost = lost { $chips }
bet-returned = given back
bet-rules = On tricks: over the next two deals, half the stake on each. On an imperial: the next deal that is played; if both hold one, or neither, the stake goes back.

## Settings

set-courts = Court cards
set-courts-own = Drawn for Impériale
set-courts-classic = Classic

## Who plays

seat-bot = bot
page-account = Your account
home-account = Your games on all your devices, by a passkey; nobody needs one to play.
home-rated = Rated: both need an account, nothing is taken back
page-rated = rated
failed-rated = A rated game is one by a rule set as it is: without bots, options or house rules. Leave them out, or let it not be rated.
failed-rated-computer = A rated game against the computer is one for two with a clock, against a level that has a rating by these rules (see /ratings). Choose so, or let it not be rated.
failed-rated-guest = In a rated game sit people with different accounts. Sign in with yours, or play a game that is not rated.
not-rated = In a rated game nothing is taken back. Play on.
