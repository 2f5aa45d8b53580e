# How likely everything is: imperiale chances, and the page

chances-title = Chances
chances-lead = Exact, by enumeration: every way in which the unseen cards can lie counts alike, and nothing is made of what anybody did.
chances-head = { $rules }, { $players } players
chances-rules = Rule set
chances-ask-place = Your place
chances-ask-hand = Your hand
chances-ask-turn-up = The turn-up
chances-ask-none = not known
chances-before = Nothing is known: these are the chances before the deal.
chances-choose = Choose { $size } cards for what your hand makes of them; { $chosen } chosen.
chances-clear = Put all back
chances-random = Deal me a hand
chances-working = Counting …
chances-own = As { $place ->
    [elder] elder
    [dealer] the dealer
   *[other] number { $number }
  }
chances-about-turn_up = The turn-up
chances-about-mine = Your hand
chances-about-hand = { $place ->
    [elder] Elder’s hand
    [dealer] The dealer’s hand
   *[other] The hand of number { $number }
  }
chances-about-point-mine = Your point
chances-about-point = { $place ->
    [elder] Elder’s point
    [dealer] The dealer’s point
   *[other] The point of number { $number }
  }
chances-worths = What it is worth
chances-column-what = what
chances-column-chance = chance
chances-column-one-in = one in
chances-column-exactly = exactly
chances-column-drawn = drawn
chances-column-off = off
chances-chance = { NUMBER($percent, minimumFractionDigits: 4, maximumFractionDigits: 4) } %
chances-number = { NUMBER($number, maximumFractionDigits: 1) }
chances-off = { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.e.
chances-drawn-title = { $number } deals drawn at random, from the seed { $seed }
chances-drawn-worst = The farthest off is { NUMBER($errors, minimumFractionDigits: 1, maximumFractionDigits: 1) } standard errors, of { $rows } chances.
chances-drawn-wrong = What cannot be has been drawn, or what must be has not: { $what }.
chances-csv = Save as CSV
chances-more = Every worth
chances-turned-honour = an honour is turned up
chances-turned-suit = { $suit } are trumps
chances-carte_blanche = carte blanche: no king, queen or jack
chances-white = white: hearts and diamonds only
chances-sequence = the sequence { $cards }
chances-trump-sequence = the sequence of trumps { $cards }
chances-four = the four { $cards }
chances-any-sequence = at least one sequence
chances-any-four = at least one four
chances-both = a sequence and a four
chances-imperials = worth in imperials: { $number }
chances-honours = honours of trumps: { $number }
chances-turned-sequence = the turn-up makes the sequence whole
chances-turned-four = the turn-up makes a four whole
chances-turned-both = it makes both whole
chances-winnable = an imperial can be won in play
chances-point-length = cards of the longest suit: { $length }
chances-point-worth = worth of the longest suit: { $worth }
chances-point-privileged = worth of the privileged cards: { $worth }
chances-point-good = your point is good
chances-point-better = it is better than any other
chances-point-equal = none is better, one is equal
chances-point-above = yours is above the dealer’s
chances-point-not-below = elder’s is not above yours
chances-point-marks = you mark the point
chances-point-kept = elder does not mark the point
chances-fault-place = There is no such place: { $found }. Count from 1, elder, to { $last }, the dealer.
chances-fault-pack = A card is not in the pack of { $deck }: { $found }. Leave it out.
chances-fault-size = A hand has { $size } cards; these are { $found }. Give all of them.
chances-fault-turn-up-alone = The turn-up is asked about with a hand only. Give the hand too.
chances-fault-turn-up-twice = The turn-up { $found } is in the hand. Give a card that is not.
chances-fault-turn-up-dealers = The dealer’s turn-up is a card of his hand, and { $found } is not in it. Give one that is.
