# What is said at the table: imperiale play

## Cards

suit-s = spades
suit-h = hearts
suit-c = clubs
suit-d = diamonds
rank-K = king
rank-Q = queen
rank-J = jack
rank-A = ace
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
ranks-K = kings
ranks-Q = queens
ranks-J = jacks
ranks-A = aces
ranks-T = tens
ranks-9 = nines
ranks-8 = eights
ranks-7 = sevens
ranks-6 = sixes
letter-K = K
letter-Q = Q
letter-J = J
letter-A = A
card-spoken = { $rank } of { $suit }
cards-spoken = { $ranks } of { $suit }
cards-none = none
list-more = { $first }; { $last }
list-and = { $first } and { $last }

counters = { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
imperials = { $imperials ->
    [one] 1 imperial
   *[other] { $imperials } imperials
}
number-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
number-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## Who

person = you
elder = elder
dealer = dealer

## What happens

told-cut = { $who ->
    [you] You have the higher card and deal first.
   *[other] { $who } has the higher card and deals first.
}
told-cut-card = { $who ->
    [you] You cut { $card }.
   *[other] { $who } cuts { $card }.
}
told-lot = { $who ->
    [you] The lot falls on you: you deal first.
   *[other] The lot falls on { $who }, who deals first.
}
told-deal = { $who ->
    [you] Deal { $deal }. You deal, { $packet } cards at a time.
   *[other] Deal { $deal }. { $who } deals, { $packet } cards at a time.
}
told-turn-up = { $card } is turned up: { $suit } are trumps.
told-turn-up-kept = { $who ->
    [you] Your last card, { $card }, is turned up: { $suit } are trumps. It stays in your hand.
   *[other] The last card of { $who }, { $card }, is turned up: { $suit } are trumps. It stays in that hand.
}
told-leads = { $who ->
    [you] You lead { $card }.
   *[other] { $who } leads { $card }.
}
told-plays = { $who ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
told-takes = { $who ->
    [you] You take the trick: { $tricks } so far.
   *[other] { $who } takes the trick: { $tricks } so far.
}
told-trick = { $plays }: { $who ->
    [you] you take it.
   *[other] { $who } takes it.
}
told-trick-play = { $who ->
    [you] you { $card }
   *[other] { $who } { $card }
}
told-draws = { $who ->
    [you] You draw { $card }.
   *[other] { $who } draws a card.
}
told-draws-turn-up = { $who ->
    [you] You draw the turn-up, { $card }.
   *[other] { $who } draws the turn-up, { $card }.
}
told-says-length = { $who ->
    [you] You say: a point of { $length }.
   *[other] { $who } says: a point of { $length }.
}
told-says-worth = { $who ->
    [you] You say: { $worth }.
   *[other] { $who } says: { $worth }.
}
told-good = { $who ->
    [you] You say: good.
   *[other] { $who } says: good.
}
told-not_good-length = { $who ->
    [you] You say: not good, { $length }.
   *[other] { $who } says: not good, { $length }.
}
told-not_good-worth = { $who ->
    [you] You say: not good, { $worth }.
   *[other] { $who } says: not good, { $worth }.
}
told-equal-length = { $who ->
    [you] You say: equal. Yours is worth { $worth }; against it stands { $other }.
   *[other] { $who } says: equal, and worth { $worth }; against it stands { $other }.
}
told-equal-worth = { $who ->
    [you] You say: equal. The first in order keeps it.
   *[other] { $who } says: equal. The first in order keeps it.
}
told-silent = { $who ->
    [you] You say nothing of your point.
   *[other] { $who } says nothing of the point.
}
told-mark = { $who ->
    [you] You mark { $amount }: { $reason }. ({ $source })
   *[other] { $who } marks { $amount }: { $reason }. ({ $source })
}
told-amount-both = { $imperials } and { $counters }
told-exchange = { $who ->
    [you] Six counters become an imperial: you have { $score }.
   *[other] Six counters become an imperial: { $who } has { $score }.
}
told-exchange-more = { $who ->
    [you] { $handed } counters become { $gained } imperials: you have { $score }.
   *[other] { $handed } counters become { $gained } imperials: { $who } has { $score }.
}
told-wipe = { $loser ->
    [you] That imperial wipes your { $counters }. ({ $source })
   *[other] That imperial wipes the { $counters } of { $loser }. ({ $source })
}
told-no-wipe = No wipe: a blank hand is in this deal. ({ $source })
told-no-wipe-blank = A blank hand wipes nobody. ({ $source })
told-forfeit = { $who ->
    [you] You took no trick, and lose all your counters. ({ $source })
   *[other] { $who } took no trick, and loses all counters. ({ $source })
}
told-restored = { $who ->
    [you] You take back { $counters }: with a blank hand in the deal no imperial wipes. ({ $source })
   *[other] { $who } takes back { $counters }: with a blank hand in the deal no imperial wipes. ({ $source })
}
told-ended-played = The deal is played.
told-ended-not_played = The deal is not played: a blank hand has been shown. ({ $source })
told-ended-won = { $who ->
    [you] You have { $score } and win the partie at once.
   *[other] { $who } has { $score } and wins the partie at once.
}

reason-turn_up = { $cards }, turned up, is an honour
reason-sequence = the sequence { $cards }
reason-sequence-trumps = the sequence of trumps { $cards }
reason-four = four { $ranks }, { $cards }
reason-carte_blanche = carte blanche, no king, queen or jack in the hand
reason-white = a white hand, hearts and diamonds only
reason-turn_up_imperial = { $cards }, the turn-up being the fourth
reason-won_in_play = the trumps { $cards }, gathered in tricks
reason-point-length = the best point, { $length } cards
reason-point-worth = the best point, { $worth }
reason-point-privileged = privileged cards { $worth }, the dealer's { $other }
reason-honours = { $number ->
    [one] the honour { $cards } taken
   *[other] the honours { $cards } taken
}
reason-tricks-over = { $tricks }, { $over } over { $par }
reason-tricks-most = most tricks, { $tricks }, { $over } over { $par }
reason-tricks-difference = { $tricks }, the difference to the next
reason-capot = all tricks
reason-no_trick = a player took no trick

## The table

title = Imperiale · { $rules }
title-deal = deal { $deal }
title-target = { $target ->
    [one] first to 1 imperial
   *[other] first to { $target } imperials
}
title-points = most card points after { $deals } deals
score-spoken = { $imperials }, { $counters }
trumps-lying = { $suit }, turn-up { $card } on the talon ({ $left } below)
trumps-kept = { $suit }, turn-up { $card } in the hand of { $who }
trumps-kept-own = { $suit }, turn-up { $card } in your hand
trumps-drawn = { $suit }, turn-up { $card } has been drawn
trumps-played = { $suit }, turn-up { $card } has been played
label-trumps = Trumps
label-last = Last trick
label-table = On table
plain-deal-hand = Your hand. { $suits }
plain-suit = { $suit }: { $ranks }.
plain-trumps = Trumps: { $trumps }.
plain-table = On the table: { $plays }.
plain-may-one = You may play only { $card }.
plain-may = You may play: { $cards }.
plain-numbered = { $number } { $card }
plain-score = { $who ->
    [you] You: { $score }; tricks { $tricks }.
   *[other] { $who }: { $score }; tricks { $tricks }.
}
plain-points = Card points so far. { $points }.

## What is asked

ask-lead = You lead: type a card, its name (Kh) or its number.
ask-follow = { $suit } led: type a card, its name or its number.
ask-only = Enter plays { $card }, the only card you may play.
ask-turn_up = You turned up { $card }. Type the counters that you mark for it; Enter: none.
ask-imperial = Imperials: show one by its cards (AKQJs, 4K, seq h), or Enter: none.
ask-imperial-more = Another imperial? Type its cards, or Enter: no more.
ask-imperial-lead = Show an imperial by its cards, or lead a card; Enter: nothing to show.
ask-point-length = Your point: type the length of your best suit; Enter: say nothing.
ask-point-worth = Your point: type what your best suit is worth; Enter: say nothing.
ask-point-privileged = Your privileged cards: type what they count; Enter: say nothing.
ask-trick = Your trick. Type the honours you mark in it (1, 2 ...), or lead; Enter: none.
ask-trick-last = Your trick. Type the honours you mark in it (1, 2 ...); Enter: none.
ask-won_in_play = Trumps won in play: type their cards if you have them; Enter: no.
ask-honours = Honours in your tricks: type how many counters you mark; Enter: none.
ask-tricks = You took { $tricks } of { $all }. Type the counters you mark for them; Enter: none.
ask-capot = { $unit ->
    [imperials] All tricks are yours. Type the imperials you mark for them; Enter: none.
   *[counters] All tricks are yours. Type the counters you mark for them; Enter: none.
}
ask-next = Enter: next deal.
ask-more = Enter: more
ask-watch = Enter: next trick; n: the rest of the deal.
ask-watch-deal = Enter: next deal.
ask-again = Another partie? Enter: yes; n: no.
prompt = {"> "}
keys = ? help   h why   u undo   q quit
plain-keys = Type ? for help.

## Summary

summary-title = Deal { $deal } is over
summary-mark = { $who ->
    [you] You marked { $marks }.
   *[other] { $who } marked { $marks }.
}
summary-part = { $amount } for { $what }
summary-for-turn_up = the turn-up
summary-for-sequence = a sequence
summary-for-four = a four
summary-for-carte_blanche = carte blanche
summary-for-white = the white hand
summary-for-turn_up_imperial = an imperial with the turn-up
summary-for-won_in_play = an imperial won in play
summary-for-point = the point
summary-for-honours = honours
summary-for-tricks = tricks
summary-for-capot = all tricks
summary-for-no_trick = a player without a trick
summary-nothing = Nobody marked anything.
summary-tricks = Tricks. { $tricks }.
summary-points = Card points of the partie. { $points }.
summary-score = Score. { $scores }.
summary-dealer = { $who ->
    [you] Next you deal.
   *[other] Next { $who } deals.
}
summary-hand = { $who ->
    [you] You were dealt { $cards }.
   *[other] { $who } was dealt { $cards }.
}
each = { $who ->
    [you] you: { $what }
   *[other] { $who }: { $what }
}
who-number = { $who } { $number }
won = { $who ->
    [you] You win the partie, { $score }!
   *[other] { $who } wins the partie, { $score }.
}
won-points = { $points } card points
settled = { $who ->
    [you] { $gets ->
        [yes] You get { $amount }.
       *[no] You pay { $amount }.
    }
   *[other] { $gets ->
        [yes] { $who } gets { $amount }.
       *[no] { $who } pays { $amount }.
    }
}
settled-none = These rules name no stakes.
won-after = After { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}. The seed was { $seed }: --seed deals the same cards again.

## Notices

taken-back = Taken back: { $what }.
move-show = showing { $cards }
move-call = calling { $number }
move-call-none = saying nothing of the point
move-claim = marking { $number }
move-done = passing
saved = The partie is kept after every move in { $file }
saved-copy = A copy is in { $file }
quit = The partie is kept. Play on with: { $command }
quit-unkept = The partie could not be kept and is lost.
not-begun = No partie was begun.
resumed = The partie goes on: { $what }.
kept-failed = The partie cannot be kept: { $reason }. You can play on, but not resume it.
kept-elsewhere = Another program has changed the file of this partie. Yours is kept in { $file }
plain-forced = This terminal draws nothing, so the game is told in plain lines.
last-none = No trick has been taken in this deal yet.
why-lead = You lead, and may play any card of your hand.
claimed-blank = a blank hand
why-may = You may play { $cards }.
why-not = Not { $cards }: { $reason }
why-rule = The rule: { $rule }. ({ $source })
why-claims = You mark for yourself: show or claim what you have now, or it is lost.
why-sequence = A sequence is { $cards } of one suit; of trumps it marks { $imperials }.
why-fours = Four of a kind count of these ranks: { $ranks }.
why-blank-carte_blanche = A hand without king, queen or jack is carte blanche: { $imperials }.
why-blank-white = A hand of hearts and diamonds only is white: { $imperials }.
why-blank-typed = Show it by: blank
why-turn_up_imperial = The turn-up may be the fourth card of yours.
why-point = Ace 11; king, queen, jack and ten 10 each; the others their pips.
why-honours = Honours are the trumps { $cards }; each marks 1 counter for who takes it.
why-tricks = Tricks: { $rule }; the number is { $par }. You took { $tricks }.
why-turn_up = An honour turned up marks { $counters } for the dealer.
why-won_in_play = The trumps { $cards } in your tricks: { $rule }.
help-cards = To play a card type its name (Kh, or K if it can be but one) or its number; the numbers mark the cards that you may play. Enter plays the only one.
help-ranks = High to low in the tricks: K Q J A 10 9 8 7 (6). In the point an ace counts 11, court cards and tens 10.
help-score = Six counters make an imperial. The partie: { $target }.
help-wipe = Who gains an imperial wipes the counters of all others.
help-no-wipe = An imperial wipes nobody's counters here.
help-by_hand = You mark by hand: at each moment you are asked what you show, call or claim. What is forgotten is not scored; a false claim is refused.
help-commands = h what is legal and why, ! what is best as far as you can know, l last trick, c your cards, t the table, u undo, s save (s FILE saves a copy), n or Enter next deal, q quit (the partie is kept).
help-rules = All rules with their sources: imperiale rules { $rules }

## What may be typed, a single key first
## Of suits one letter each: clubs, diamonds, hearts, spades.

words-help = ? help
words-why = h hint why
words-best = ! best advice
words-last = l last
words-cards = c cards hand
words-table = t table score
words-undo = u undo
words-save = s save
words-next = n next deal
words-quit = q quit exit
words-yes = y yes
words-no = n no
words-blank = blank white carte
words-sequence = seq sequence
words-suits = c d h s

## What is typed wrongly

typed-nothing = Several cards may be played: { $cards }. Type one of them.
typed-too-long = That is too long ({ $length } characters). Type a card, or ? for help.
typed-control = That holds characters that cannot be typed here. Type a card, or ? for help.
typed-number = There is no card number { $number }; numbers go from 1 to { $most }. For a rank type its suit too, e.g. 7h.
typed-number-form = Not a number that can be meant: { $found }. Type a whole number such as 2.
typed-number-zero = { $found } marks nothing. Type a number from 1 on, or just Enter for none.
typed-number-wanted = A number is wanted here, not { $found }. Type e.g. 2, or just Enter for none.
typed-ambiguous = { $found } may be { $cards }. Type the suit too.
typed-ambiguous-suit = { $found } may be { $cards }. Type the rank too.
typed-no-rank = You hold no { $rank }. Your cards: { $cards }
typed-no-suit = You hold no { $suit }. Your cards: { $cards }
typed-rank = { $found } has no rank that is known. Ranks are K Q J A T (or 10) 9 8 7 6; write e.g. Kh.
typed-suit = { $found } has no suit that is known. Suits are s h c d: spades, hearts, clubs, diamonds; write e.g. Kh.
typed-reversed = { $found } is written the other way round: rank first, then suit. Type { $card }.
typed-pack = { $card } is not in the pack of { $deck } cards.
typed-two-cards = One card at a time: { $found }. Type one of them.
typed-unknown = Not understood: { $found }. Type a card such as { $card }, or ? for help.
typed-meant = Not understood: { $found }. Did you mean { $word }? Type ? for help.
typed-played = { $card } has been played already. You may play { $cards }.
typed-not-yours = You do not hold { $card }. You may play { $cards }.
typed-card-now = Now a card is to be played, nothing is to be shown or claimed. You may play { $cards }.
typed-not-between = The deal is not over yet. Play on; the next one comes after it.
typed-between = The deal is over, there is no card to play. Enter deals the next one.
typed-nothing-to-undo = There is nothing of yours to take back yet.
typed-undo-watch = Only your own moves can be taken back, and you only watch.
typed-show = Not an imperial: { $found }. Type its four cards (AKQJs), 4K for four kings, seq h for a sequence, or blank.
typed-show-size = An imperial is four cards, or a blank hand; { $found } is { $cards }.
typed-show-not-held = Neither held nor turned up nor in your tricks: { $cards }. Show only what you have.
typed-show-rank = Four of what rank? { $found }. Type e.g. 4K.
typed-show-suit = A sequence of what suit? { $found }. Type e.g. seq h.
typed-show-now = Now { $what } is asked, no imperial. Type a number, or just Enter for none.
typed-file = A copy cannot be kept in { $file }: { $reason }.
typed-file-exists = There is a file { $file } already; nothing was written. Choose another name.
typed-yes-no = Type y for yes or n for no, or just Enter for y; not { $found }.
typed-players = { $found } cannot play these rules. Type one of: { $numbers }.
typed-choice = { $found } is not among them. Type a number from 1 to { $most } or a name: { $names }.
asked-point = your point
asked-turn_up = the mark for the turn-up
asked-honours = the number of honours
asked-tricks = the marks for tricks
asked-capot = the marks for all tricks

## Setting up

setup-welcome = Imperiale, the French card game. Enter takes what stands in brackets; q quits.
setup-rules = Which rules?
setup-players = How many players, you among them?
setup-opponent = Against whom?
setup-resume = There is an unfinished partie ({ $what }). Play on?
setup-choice = { $number }  { $name }: { $summary }
setup-default = [{ $default }]
setup-numbers = { $numbers } [{ $default }]
setup-yes-no = [Y/n]
setup-begins = { $rules }: { $seats }. Seed { $seed }.
setup-what = { $rules }, { $seats }, deal { $deal }

terms-seats = There are { $found } seats for { $expected } players. Name one for each: --seats you,greedy
terms-one-person = Only one seat may be you; the others are agents: { $known }.
terms-watch-person = To watch, all seats are agents: { $known }. Leave out you, or leave out --watch.
terms-nobody = No seat is you. Put you among --seats, or use --watch to look on.
terms-seed = The seed must be 1 to { $longest } printable characters.
terms-stake = The stake is { $found }. Choose a number from 1 to { $highest }.
terms-agent = There is no player { $found }. Known: you, { $known }.
terms-twice = { $option } and --option { $key } say the same thing. Leave one out.
resume-none = There is no unfinished partie in { $folder }. Start one with: imperiale play
resume-others = --resume plays a kept partie by its own terms. Leave out: { $options }
save-not-a-partie = { $file } is no kept partie. It is left as it is. Name a file that imperiale play has written.
save-newer = { $file } was written by a newer version ({ $program }). It is left as it is. Install that version to play on.
save-damaged = { $file } is damaged: its checksum does not agree. It is left as it is. Start anew, or name a copy.
save-not-playable = { $file } cannot be played on by this version: { $reason }. It is left as it is.
save-too-large = { $file } is too large for a kept partie. It is left as it is.
column-imperials = imperials
column-counters = counters
column-tricks = tricks
column-cards = cards
column-points = points
label-suit-trumps = trumps
typed-watching = You watch: just Enter for the next trick, n for the rest of the deal, q to quit.
