# What is said on the page: imperiale serve

## Cards: what stands in their corners

index-K = K
index-Q = Q
index-J = J
index-A = A
index-T = 10

## Everywhere

window-title = { $game } · Impériale
window-title-turn = ● Your turn · { $game }
page-home = Home
page-lobby = Open tables
page-rules = Rules
page-study = Study
page-settings = Settings
page-close = Close
page-no = No
page-again = Try again
page-copy = Copy
page-copied = Copied
page-name = Your name
page-loading = One moment …
page-nothing = There is nothing here.
page-connecting = Coming to the table …
page-offline = No connection. The table waits; it comes back by itself.
seat-number = seat { $seat }

## Home

home-what = The card game the French court played from the 16th century on: show your imperials, name your point, and let trumps do the rest.
home-play = Play now
home-choose = Choose the game
home-friend = Play with a friend
home-against = { $rules }, against { $level }
home-rules = Which rules?
home-players = Players
home-level = Opponent
home-length = Length
home-length-usual = As the rules say ({ $target ->
    [one] 1 imperial
   *[other] { $target } imperials
})
home-clock = Clock
home-clock-none = None
home-clock-move = A minute for each move
home-clock-bank = A minute for the partie, and ten seconds with each move
home-by-hand = Mark by hand
home-listed = List the table among the open ones
home-lobby = Sit down at a table, or look on.
home-rules-what = Five texts from three centuries, every ruling with its source.
home-study = Solve, review, calculate: how to play better.
home-settings = Language, deck, speed, order of the hand.

rules-line-academie = The French salon of 1725: you must beat the card led, and the capot is worth two imperials.
rules-line-biblioteka = The Russian drawing room: honours are marked as they fall, and trumps may be gathered in play.
rules-line-dobor = Refill from the talon after every trick, and show what the talon brings.
rules-line-foster = Foster’s scoring of 1897: only the difference in tricks counts.
rules-line-imperialas = The Lithuanian table for two, three or four: white hands, privileged cards, six imperials to win.
rules-line-pierer = The German encyclopedia: a short partie to eighteen points, and stakes that may quadruple.

agent-random = Random
agent-line-random = Plays any card that the rules allow.
agent-greedy = Greedy
agent-line-greedy = Takes what is there, and never looks ahead.
agent-worlds4 = Worlds 4
agent-line-worlds4 = Weighs four ways in which the unseen cards can lie.
agent-worlds20 = Worlds 20
agent-line-worlds20 = Weighs twenty ways in which the unseen cards can lie.
agent-worlds100 = Worlds 100
agent-line-worlds100 = Weighs a hundred ways in which the unseen cards can lie.
agent-worlds = Worlds
agent-line-worlds = Weighs every way in which the unseen cards can lie.
agent-inference = Inference
agent-line-inference = Weighs them by what your play tells.
agent-equilibrium = Equilibrium
agent-line-equilibrium = Mixes its last tricks so that nobody gains against it.
agent-beginner = Beginner
agent-line-beginner = Forgets what is gone and overlooks a lot.
agent-casual = Casual
agent-line-casual = Forgets some cards, and does not listen.
agent-club = Club player
agent-line-club = Counts the trumps and listens to what you show.
agent-strong = Strong
agent-line-strong = Remembers everything and plays for the partie.
agent-master = Master
agent-line-master = The strongest there is.

## Before the game

page-invited = You are asked to the table
page-waiting = Waiting for your friend
page-open-seat = An open seat
page-sit = Sit down
page-send-link = Send this link. The partie begins as soon as the seat is taken.
page-link = Link to the table
page-qr = The link as a QR code
page-closed = The table is closed
page-have-code = Take up a seat from another device
page-code-label = Code of the seat
page-take-up = Take up
lobby-open = { $open } of { $players } seats open
lobby-watch = Look on
lobby-empty = No table waits for anybody now.
lobby-make = Make one

## The table

page-table-of = Table: { $rules }
page-on-table = On the table
page-hand = Your hand
page-journal = What happened
page-voice = What happens at the table
page-menu = Menu
page-help = Help and keys
page-on-turn = to act
page-away = away
page-tricks = { $tricks ->
    [one] trick
   *[other] tricks
}
page-onlookers = { $onlookers ->
    [one] One looks on
   *[other] { $onlookers } look on
}
page-go-on = Go on
page-not-now = It is not your turn to play.
page-card-not = { $card }, may not be played: { $reason }
page-may = You may play: { $cards }.
page-hand-is = Your hand: { $cards }.
page-took = { $who ->
    [you] You took it.
   *[other] { $who } took it.
}
page-seat-is = { $who ->
    [you] You have { $imperials }, { $counters }, { $tricks }, { $cards }.
   *[other] { $who } has { $imperials }, { $counters }, { $tricks }, { $cards }.
}
page-shown = Shown:
page-sure = Are you sure?
page-agree = Agree
page-decline = Decline
page-say-nothing = Say nothing
page-less = Less
page-more = More
page-now = Now
turned-up = The turn-up
summary-nothing-seat = Nothing in this deal.
summary-title-deal = Deal { $deal }
page-over = The partie is over
page-you-win = You win the partie!
page-wins = { $who } wins the partie
page-to-rematch = To the next partie
page-replay = See it again
page-review = Review
page-rules-of = The rules: { $rules }
page-share = Ask somebody to the table, or let him look on
page-code = To take up your seat from another device, type this code there: { $code }
page-fair = Is the deal fair?
page-fair-what = Before each deal the server binds itself to a secret by its SHA-256; your page adds a number of its own, and the cards follow from both. When the deal is over the secret is told, so that everybody can check it.
page-secret = Secret:

## Keys

page-keys = Keys
keys-move = go along your cards
keys-play = play the card, press the button
keys-number = play the first, second … card you may play
keys-on = go on
keys-last = last trick
keys-hand = hear your hand
keys-table = hear the table
keys-why = hear what you may do, and why
keys-hint = ask for a hint
keys-undo = take back
keys-sort = sort the hand otherwise
keys-journal = what happened
keys-menu = menu
keys-help = this help

## Bets of onlookers

page-bets = Bets
page-bet = Bet
page-bet-on = On
page-bet-tricks = more tricks, over two deals
page-bet-imperials = an imperial
page-bet-seat = By
page-bet-stake = Chips
page-bet-line = { $name }: { $stake } on { $seat } against { $against }, { $on }

## Settings

set-language = Language
set-speed = Speed
set-speed-instant = At once
set-speed-fast = Fast
set-speed-normal = Unhurried
set-speed-slow = Slow
set-sort = Order of the hand
set-sort-suits = By suits
set-sort-trumps = Trumps first
set-sort-ranks = By ranks
set-theme = Light
set-theme-auto = As the device
set-theme-light = By day
set-theme-dark = By night
set-deck = Deck
set-deck-two = Two colours
set-deck-four = Four colours
set-motion = Movement
set-motion-auto = As the device
set-motion-full = Cards travel
set-motion-none = Nothing moves
set-tapOn = Wait for a tap after tricks and marks
set-leftHand = Left hand: lay the hand out the other way round
set-rising = Low cards first
set-forced = Play a card by itself if it is the only one
set-sound = Knock when it is my turn
sort-suits = Sorted by suits.
sort-trumps = Sorted by suits, trumps first.
sort-ranks = Sorted by ranks.

## Replay

replay-table = To the table
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-last = To the end
replay-moment = Moment of the deal

## The page of rules

rules-source = After: { $source }
rules-course = How a deal goes
rules-keys = Ruling by ruling
rules-with = { $players } players

## For who plays the first time

home-learn = Learn while you play
set-guide = Tell me everything the first time it happens
lesson-aim = The aim is imperials: whoever first has as many as are wanted, five by most rules, wins. Four cards that belong together are one, and six counters make one.
lesson-dealt = These are your cards. In the tricks they rank king, queen, jack, ace, ten, nine, eight, seven: the ace comes fourth.
lesson-turned_up = The card turned up names trumps. Certain trumps are honours; by most rules, turning one up marks a counter.
lesson-called = Now the point: each names a number for the best suit in hand, or says that the number named is good, not good, or equal.
lesson-imperial = An imperial has been shown: cards that belong together. It is marked with a fiche, and the agreed number of fiches wins.
lesson-point = The point marks a counter, a round jeton. Six jetons are exchanged for a fiche.
lesson-took = The winner of a trick leads to the next. Grey cards may not be played now: tap one to learn why.
lesson-drew = The winner of the trick draws first; the turned-up card is drawn last.
lesson-honours = Honours taken in tricks mark a counter each.
lesson-tricks = Tricks beyond a player’s share mark counters too.
lesson-capot = All tricks in one hand are a capot, which marks more.
lesson-wipe = An imperial wipes: all others hand back their jetons. Fiches are never lost.
challenge-play = Play this deal yourself
