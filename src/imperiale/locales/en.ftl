### English, complete. Other languages stand beside it as files of the same form.

## Where something is wrong

where = at { $at }
where-whole = in the whole
meant = Did you mean { $name }?
cards-legal = Legal: { $legal }.

## What is wrong with something that was written down

code-not-text = Not UTF-8 { $where }: byte { $found } cannot be read. Save the file as UTF-8.
code-too-long = The line is too long: more than { $allowed } bytes. A deal needs some thousand; leave out what does not belong to it.
code-too-deep = The data are nested too deeply. A record is an object of numbers, texts and lists; write it so.
code-not-json = Not JSON { $where }: { $found }. One object { "{…}" } a line is expected; mend the line, or leave it out.
code-not-a-line = This is not a deal of one line: { $found } fields between bars, { $expected } were expected. Write { $fields }.
code-not-toml = Not a TOML file: { $found }. Mend that place; docs/guide/house-rules.md shows the form.
code-not-object = A record is an object, found { $found }. Write one object { "{…}" } a line.
code-missing = { $at } is missing. Give it: { $allowed }.
code-unknown-field = There is no field { $at }. Leave it out; known are { $allowed }.
code-field-twice = The name { $at } comes twice. Leave one of the two out.
code-wrong-type = Wrong kind of value { $where }: { $found }. Expected { $allowed }.
code-not-allowed = Not allowed { $where }: { $found }. Allowed: { $allowed }.
code-out-of-range = Out of range { $where }: { $found }. Allowed: { $allowed }.
code-unknown-rules = There is no rule set { $found } ({ $where }). Known are { $allowed }.
code-unknown-key = There is no key { $at }. Leave it out, or use one of: { $allowed }.
code-no-source = A decision needs its authority { $where }: found { $found }, expected { $allowed }.
code-players-unsupported = { $rules } is not played by { $found } ({ $where }). Choose a number of players: { $allowed }.
code-deck-too-small = The pack of { $found } is too small for { $players } players ({ $where }): { $needed } cards are needed. Deal fewer cards or take the pack of 36.
code-rank-not-in-deck = The pack of { $deck } has no { $found } ({ $where }). Name ranks of that pack only, or take the pack of 36.
code-packets-do-not-fit = Packets of { $found } do not make a hand of { $hand_size } ({ $where }). Allow packets that add up to a hand.
code-talon-uneven = { $left } cards to draw cannot be shared evenly by { $players } players ({ $where }). Change the size of the hands, or switch refill off.
code-no-talon = With { $players } players nothing can be drawn: no card lies on the talon ({ $where }). Set turn_up_card to talon, or switch refill off.
code-not-a-card = Not a card { $where }: { $found }. Expected { $allowed }: a rank of A K Q J T 9 8 7 6 and a suit of c d h s.
code-not-in-deck = { $card } is not in the pack of { $deck } ({ $where }). Use the cards of that pack.
code-card-twice = { $card } comes twice: in { $first } and again { $where }. Every card comes once; mend one of the two.
code-hand-size = Wrong number of cards { $where }: { $found }, expected { $expected }. Deal every seat the same number.
code-hands-count = Wrong number of hands { $where }: { $found }, expected { $expected }. Give one hand a seat.
code-talon-size = Wrong number of cards { $where }: { $found }, expected { $expected } below the turn-up. Give them all, or leave stock out where it is not drawn from.
code-turn-up-in-hand = { $card } is turned up ({ $where }), but seat { $seat } holds it. The turn-up lies on the talon; change one of the two.
code-turn-up-not-dealers = { $card } is turned up ({ $where }), but is not in the dealer's hand. Here the turn-up is the dealer's last card and stays in his hand.
code-no-such-seat = There is no seat { $found } ({ $where }). Seats are { $allowed }.
code-start-count = Wrong number of scores { $where }: { $found }, expected { $expected }. Give one score a seat.
code-start-won = The score { $where } has { $found } imperials already and { $target } win. Nothing is dealt in a partie that is over; give a lower score.
code-card-not-legal = { $card } may not be played { $where } by seat { $seat }. { $why } Legal: { $legal }.
code-play-too-long = The deal is over before { $at }: { $found } cards are listed, { $expected } can be played. Leave out the rest.
code-play-too-short = The { $at } stops before the deal is over: { $found } of { $expected } cards. Give all cards, or allow a cut play with --partial.
code-differs = Differs { $where }: the record says { $expected }, its cards come to { $found }. Mend the record, or leave the field out.

## What is allowed, in the words of the domain
## The English texts are patterns: what the domain says is found among them.

phrase-text = a text
phrase-name = a name
phrase-word = a word of letters, digits, - and _
phrase-other-word = another word than { $names }
phrase-object = an object
phrase-rules = the name of a rule set
phrase-card = a rank and a suit, e.g. Kh
phrase-cards = a list of cards
phrase-hands = a list of cards for each seat
phrase-scores = a score for each seat
phrase-score = e.g. { $score }
phrase-stock = the cards to be drawn
phrase-from = { $low } or more
phrase-range = { $low } to { $high }
phrase-number = a number from { $low } to { $high }
phrase-numbers = a list of different numbers from { $low } to { $high }
phrase-ranks = { $count } different ranks of { $ranks }
phrase-core-two = the core solves the play of two
phrase-core-marking = the core plays deals that the table marks, not marking = by_hand
phrase-core-step = the core plays from the first lead on, not from { $step }
phrase-core-hands = the core must know every hand; known cards by seat: { $known }
phrase-core-score = { $score } is more than the core can count on from: { $most } imperials
phrase-core-talon = the core must know the talon, from which the hands are refilled

## Why a command is refused

why-partie-over = The partie is over. Start a new one.
why-deal-over = The deal is over. Deal again.
why-not-your-turn = It is not your turn. Seat { $seat } is to act; wait for it.
why-not-in-hand = That card is not in the hand. Play a card that is.
why-must-follow = The suit led must be followed. Play a card of that suit.
why-must-beat = The card led must be beaten. Play a higher card of that suit.
why-must-trump = Who cannot follow must trump. Play a trump.
why-must-overtrump = The trump in the trick must be beaten. Play a higher trump.
why-too-early = It is too early for that. Do first what the deal is at.
why-too-late = It is too late for that: the moment has passed, and what was forgotten is not scored. Go on.
why-not-a-claim = There is nothing to claim or to pass on at this moment. Play a card, show or call.
why-marked-automatically = The table marks for the players here. Only play cards, or choose by_hand marking.
why-false-claim = That claim is not true: { $claimed }. Show, call or claim what is there.
why-already-marked = These cards have been marked in this deal already: { $claimed }. Go on.

## A text that is not what it should be

notation = Not understood: { $found }. Expected { $expected }.
notation-card = Not a card: { $found }. Write a rank and a suit, e.g. Kh: ranks A K Q J T 9 8 7 6, suits c d h s.
notation-cards = Not cards: { $found }. Write ranks and then their suit, e.g. AKQs 7h.
notation-once = { $found } comes twice. Every card comes once; leave one out.

## Steps of a deal

step-turn_up = turn-up
step-imperial = imperial
step-point = point
step-play = play
step-trick = trick
step-won_in_play = won in play
step-honours = honours
step-tricks = tricks
step-capot = capot
step-no_trick = no trick
step-over = over

kind-sequence = sequence
kind-four = four
kind-carte_blanche = carte blanche
kind-white = white
kind-turn_up_imperial = imperial of the turn-up
kind-won_in_play = imperial won in play

answer-says = says
answer-good = good
answer-not_good = not good
answer-equal = equal
answer-silent = nothing

ending-played = played out
ending-not_played = not played
ending-won = ended by the win of the partie

status-stated = stated
status-inferred = inferred
status-corrected = corrected
status-house = house rule

## The keys of a rule set

key-players = How many may play
key-deck = How many cards the pack has
key-first_dealer = Who deals first
key-packets = Cards dealt at a time
key-packets_fixed = One packet kept all game
key-hand_size = Cards dealt to each player
key-turn_up_card = The card turned up
key-refill = Hands refilled from the talon
key-honours = Honours, of trumps
key-turn_up_mark = Counters for turning up an honour
key-honours_when = Captured honours are marked
key-sequence = The sequence that is an imperial
key-trump_sequence_value = Imperials for it in trumps
key-fours = Ranks of which four are an imperial
key-show_imperials = Imperials are shown
key-blank = The blank hand
key-blank_value = Imperials for a blank hand
key-blank_deal = A deal with a blank hand is
key-blank_wipe = A blank hand and the wipe
key-turn_up_imperial = The turn-up may complete
key-turn_up_imperial_for = It completes for
key-turn_up_imperial_most = Imperials that one turn-up may make
key-won_in_play = Sequence of trumps won in play, for
key-won_in_play_value = Imperials for it
key-point = The point counts
key-point_value = Counters for the point
key-point_to = The point of privileged cards goes to
key-privileged = Privileged cards
key-first_lead = First lead
key-follow = A follower must play
key-tricks = Tricks mark
key-tricks_over = Tricks that mark nothing
key-capot = All tricks (capot) are marked
key-capot_imperials = Imperials for the capot
key-capot_counters = Counters for the capot
key-no_trick_imperials = Imperials to the others for a player without a trick
key-wipe = An imperial wipes the counters of the others
key-target = Imperials that win the partie
key-win_by = The partie is won by
key-deals = Deals in a partie won by card points
key-stakes = The losers pay
key-marking = Who marks

value-first_dealer-lot = by lot
value-first_dealer-ace_high = who cuts the higher card, ace high
value-first_dealer-king_high = who draws the higher card, king high
value-turn_up_card-talon = the next card, laid on the talon
value-turn_up_card-dealers_last = the dealer's last card, kept in hand
value-honours_when-won = as their trick is won
value-honours_when-end = after the last trick
value-show_imperials-before_play = before the point and the play
value-show_imperials-after_trick = by the winner of a trick, before he leads
value-blank-none = none
value-blank-carte_blanche = carte blanche: no king, queen or jack
value-blank-white = white: hearts and diamonds only
value-blank_deal-played = played
value-blank_deal-not_played = not played
value-blank_wipe-wipes = it wipes like any imperial
value-blank_wipe-does_not_wipe = it does not wipe
value-blank_wipe-suspends = no imperial shown in hand wipes in that deal
value-turn_up_imperial-none = nothing
value-turn_up_imperial-sequence = a sequence
value-turn_up_imperial-sequence_or_four = a sequence or a four
value-turn_up_imperial_for-dealer = the dealer only
value-turn_up_imperial_for-all = each player (of two)
value-won_in_play-none = nobody
value-won_in_play-king_queen = who was dealt king and queen and wins the others
value-won_in_play-captured = who has all four in his tricks
value-point-length = the longest suit, then its worth
value-point-worth = the worth of a suit
value-point-privileged = privileged cards, against the dealer's
value-point_to-each_above_dealer = each with more than the dealer
value-point_to-best = the best only
value-first_lead-elder = elder
value-first_lead-point = the winner of the point
value-follow-must_beat = the suit, beating the card led; else a trump
value-follow-follow = the suit; else a trump
value-tricks-over = each over the number below
value-tricks-difference = the difference, to the winner of more
value-tricks-most = each over the number below, to the winner of most; a tie nothing
value-capot-none = not at all
value-capot-instead = instead of the tricks
value-capot-besides = besides the tricks
value-win_by-imperials = the first to have the imperials
value-win_by-card_points = most card points after the deals
value-stakes-none = nothing
value-stakes-quadruple = simple to quadruple, by what the loser has marked
value-stakes-difference = an agreed worth for each imperial behind the winner
value-marking-automatic = the table, for all
value-marking-by_hand = each for himself; what is late or forgotten is lost

value-yes = yes
value-no = no
value-empty = none
value-or = { $first } or { $last }
value-with = { $value }; with { $players }: { $special }

players-2 = two
players-3 = three
players-4 = four

## imperiale

error = Error: { $message }
file-unreadable = { $file } cannot be read: { $reason }. Name a file that is there and may be read, or - for standard input.
reason-missing = there is no such file
reason-folder = it is a folder
reason-forbidden = it may not be read
reason-closed = it is closed
system = The system says: { $reason }.
option-twice = { $option } is given twice. Leave one of the two out.
stdout-closed = Standard output is closed, so nothing can be said. Leave it open, or send it to a file.
stdin-twice = Standard input (-) can be read only once. Name it once.
lang-unknown = there is no language { $found }. Known are { $allowed }.
rules-same-id = Two files of house rules have the id { $id }, and are not the same. Give one of them another id.
too-many-forms = Choose one of these, not several: { $forms }.
needs-other = { $option } needs { $other }.
broken-line = line { $line }: { $message }

## imperiale rules

rules-more = imperiale rules NAME shows every decision of one.

section-players = The table and the pack
section-honours = Honours
section-sequence = Imperials
section-point = The point
section-follow = The tricks
section-wipe = The score

rules-head-players = Players: { $players }
rules-head-source = Source: { $source }
rules-head-extends = Builds on { $base }
rules-head-for = As played by { $players }
rules-asked = { $key }:
rules-authority = { $status }: { $source }

rules-key = key
rules-same = { $first } and { $second } decide everything alike.
rules-good = { $file } is a sound rule set: { $name } ({ $id }), for { $players } players.
rules-bad = { $file } is no rule set; faults: { $count }

## imperiale deal

deal-nothing = No deal is given. Give a record, a deal of one line, or --seed with --rules; or pipe lines in.
deal-head = { $rules }, dealer seat { $dealer }, turn-up { $turn_up }
deal-column-seat = seat
deal-column-hand = hand
deal-column-imperials = imperials held
deal-column-point = point
deal-column-honours = honours held
deal-column-score = score
deal-combination = { $kind } { $cards } ({ $worth })
deal-seat-elder = { $seat }, elder
deal-seat-dealer = { $seat }, dealer
deal-point-length = { $length } cards, { $worth }
deal-marks = Marked before the play:
deal-mark-imperials = seat { $seat }: { $step }, imperials { $amount }
deal-mark-counters = seat { $seat }: { $step }, counters { $amount }
deal-marks-none = nothing
deal-lead = Seat { $seat } leads.
deal-ended = The deal is { $ending }.
deal-options = Otherwise than the rule set: { $options }

## imperiale solve

solve-head = { $rules }, turn-up { $turnup }, score { $scores }
solve-hand = Seat { $seat } holds { $cards }
solve-trick = On the table: { $cards }
solve-to-play = Seat { $seat } is to play. Its marks less the other's at the end of the deal:
solve-to-play-alone = Seat { $seat } is to play. Its marks less those of each other seat, added up, at the end of the deal, if all others play against it:
solve-best = * { $card } { $value }
solve-card =   { $card } { $value } ({ $loss } less than the best)
solve-chances = The chance of seat { $seat } to win the partie, if both play for that, by the table { $table }:
solve-chances-alone = The chance of seat { $seat } to win the partie, if all others play against it, by the table { $table }:
solve-best-chance = * { $card } { $chance } %
solve-chance =   { $card } { $chance } % ({ $loss } less than the best)
solve-over = The deal is over: there is nothing to play.
solve-not = This position cannot be solved: { $reason }
solve-not-by-hand = its players mark by hand. Give it without marking=by_hand.
solve-not-at-play = no card is to be played.
solve-not-unseen = not all cards are known.

## imperiale perft

perft-count = perft { $depth } { $count }
perft-divide = { $card } { $count }
perft-tally = { $score } tricks { $tricks } winner { $winner }: { $count }
perft-nobody = none
perft-no-core = The C++ core is not installed, so the native engine cannot run. Use --engine python, or install Imperiale with a C++ compiler.
perft-not-for-core = The C++ core cannot count here: { $reason }. Use --engine python.
perft-one-deal = Several deals are given. Give one.
perft-over = The deal is over: there is nothing to play.

## imperiale records check

check-place = { $file }, line { $line }: { $message }
check-table = Records
check-rules = rule set
check-records = records
check-agree = agree
check-fields = fields compared
check-all = all
check-unreadable = (not a record)
check-nothing = There is no record in these files; nothing was checked.

## imperiale counts

counts-table = { $rules }, { $players } players: hands of { $size } from a pack of { $deck }
counts-what = hands
counts-count = count
counts-one-in = one in
counts-number = { $number }
counts-ratio = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
counts-hands = all hands
counts-carte_blanche = no king, queen or jack
counts-white = hearts and diamonds only
counts-sequence = the sequence { $cards }
counts-four = the four { $cards }
counts-any-sequence = at least one sequence
counts-any-four = at least one four
counts-both = a sequence and a four
counts-any = a sequence or a four
counts-combinations = sequences and fours: { $number }

## imperiale hint

hint-best = Best: { $what }
hint-play = play { $cards }
hint-show = show { $cards }
hint-call = call { $number }
hint-claim = claim { $number }
hint-silent = say nothing
hint-done = nothing: there is nothing to show or to claim
hint-forced = It is the only card that may be played.
hint-due = What is due is shown and claimed at once; later it is lost.
hint-all = Of all { $of } ways in which the unseen cards can lie:
hint-some = Of { $worlds } ways in which the unseen cards can lie, taken by chance of { $of }:
hint-played-out = Of { $worlds } ways in which the unseen cards can lie, of { $of }, each played out by chance:
hint-card = { $card } { $chance } to win the partie, { $marks } marks, no card better in { $share }
hint-card-marks = { $card } { $marks } marks, no card better in { $share }
hint-between = No deal is on in this partie: there is nothing to play.
hint-no-core = Without the C++ core no cards can be weighed. Install imperiale with it, on a machine that has a C++ compiler.
