# The table on a whole terminal: imperiale tui

## What there is

screen-language = English
screen-new = New partie
screen-begin = Begin
screen-marking = Marking
screen-automatic = The table marks
screen-hand = Each marks by hand
screen-server = Sit down at a table on a server
screen-look = See a partie again
screen-file = A kept partie or a file of deals
screen-link = Link to the table, or the server’s address
screen-link-wrong = { $found } is no link to a table. Give one such as https://cards.example/g/abcdefghij.
screen-server-silent = { $server } does not answer: { $reason } See that the server runs and that the address is right.
screen-server-refused = The server refuses: { $reason }

## At the table

screen-title = { $game } · { $deal } · { $wins }
screen-trumps = Trumps:
screen-last = Last trick:
screen-why = What may be done now
screen-marks = What was marked, and why
screen-type-cards = cards: KQJAs, 4K
screen-type-number = a number
screen-typed-number = { $found } is no number. Type one, or press Enter alone for nothing.
screen-typed-cards = { $found } are no cards. Type them as KQJAs or 4K, or pick them with the space bar.
screen-why-grey = Cards that are dimmed may not be played now; choose one to be told why.
screen-by-hand = You mark by hand: pick cards with the space bar and press Enter to show them, type a number to say it or to mark it; Enter alone is nothing more. What is forgotten is not scored.

## Looking back, reviews, problems

screen-reviewing = Reviewed: { $done } of { $deals }
screen-problems-left = { $left } left, rating { $rating }

## Keys

screen-key-help = help
screen-key-why = why
screen-key-hint = hint
screen-key-marks = marks
screen-key-replay = look back
screen-key-review = review
screen-key-tutor = tutor
screen-key-leave = leave
screen-key-back = back
screen-key-quit = Quit
screen-keys-go = deal, go on, or play again: the first thing that is offered
screen-keys-pick = pick a card that is to be shown, where you mark by hand
screen-keys-tab = go between the cards, what is typed, and the buttons
screen-keys-answer = agree, or not
screen-keys-replay = look back, moment by moment
screen-keys-review = review the deals that are over
screen-keys-tutor = the tutor: off, bad errors, doubtful ones too
screen-keys-journal = go through what happened
screen-keys-theme = light or dark
screen-keys-leave = leave the table; the partie is kept

## The command

tui-no-terminal = This is no terminal on which a table can be drawn. Play line by line with imperiale play, or with imperiale play --plain for a screen reader.
tui-link = { $found } is no address of a server, nor a link to a table. Give one such as https://cards.example/g/abcdefghij.
tui-alone = { $option } is about a table on a server. Name it by --server.
