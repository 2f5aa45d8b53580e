# How a deal goes, from what a rule set answers; and what differs between two

course-of-cards = The cards
course-of-deal = The deal
course-of-imperials = Imperials
course-of-point = The point
course-of-tricks = The tricks
course-of-after = After the tricks
course-of-score = Counters and imperials
course-of-end = The end

course-cards = With { $players } players each is dealt { $hand } from a pack of { $deck }.
course-ranks = In the tricks cards rank king, queen, jack, ace, ten, nine, eight, seven (six): the ace stands below the jack. In the point an ace counts eleven, a court card or a ten counts ten, the others their pips.
course-turn-up = { $where ->
    [talon] The next card is turned up on the talon, and its suit is trumps.
   *[dealers_last] The dealer shows his last card, which stays in his hand, and its suit is trumps.
}
course-honours = Honours are the trumps { $ranks }.
course-turn-up-mark = If the card turned up is an honour, the dealer marks { $counters }.
course-sequence = The sequence { $ranks } of one suit is an imperial{ $more ->
    [yes] ; of trumps it is worth { $imperials }.
   *[no] , of trumps too.
}
course-fours = So are four of a kind of these ranks: { $ranks }.
course-blank = { $kind ->
    [white] A hand of hearts and diamonds only is white and worth { $imperials }.
   *[carte_blanche] A hand without king, queen and jack is carte blanche and worth { $imperials }.
}
course-blank-not-played = A deal in which it is shown is not played: only the imperials in hand are marked.
course-turn-up-imperial = { $what ->
    [sequence] The card turned up may be the fourth card of a sequence.
   *[sequence_or_four] The card turned up may be the fourth card of a sequence or of a four.
}
course-won-in-play = { $who ->
    [king_queen] Who was dealt king and queen of trumps and has { $ranks } of trumps in his tricks in the end marks { $imperials } for them.
   *[captured] Who has { $ranks } of trumps in his tricks in the end marks { $imperials } for them.
}
course-show = { $when ->
    [after_trick] Who has just taken a trick shows his imperials, before he leads to the next.
   *[before_play] Imperials are shown before the point, elder first; every player marks his own.
}
course-point = { $by ->
    [worth] The point goes to the suit that is worth most in one hand; of equal ones to elder.
   *[length] The point goes to the longest suit in one hand; of equally long ones to the one worth more, then to elder.
}
course-point-privileged = For the point each player counts his { $ranks } over the whole hand, if he has marked an imperial or nobody has. { $to ->
    [best] It goes to whoever has most.
   *[each_above_dealer] It goes to each who has more than the dealer; of equal ones to the first.
}
course-point-marks = It marks { $counters }.
course-point-leads = Whoever has the point leads to the first trick.
course-follow = { $rule ->
    [must_beat] The suit led must be followed, and the card beaten by whoever can; who cannot follow must trump.
   *[follow] The suit led must be followed; who cannot follow must trump. Nobody is bound to beat a card.
} The winner of a trick leads to the next.
course-refill = After each trick every player draws a card from the talon, the winner first; the card turned up is drawn last.
course-honours-when = { $when ->
    [won] Each honour marks a counter for whoever takes it, as soon as the trick is taken.
   *[end] After the last trick each honour in a player’s tricks marks a counter.
}
course-tricks = { $how ->
    [difference] Who has more tricks marks the difference.
    [most] Who has most tricks marks a counter for each from number { $first } on; a tie marks nothing.
   *[over] Each trick over { $over } marks a counter.
}
course-capot = { $how ->
    [besides] All the tricks in one hand are a capot, and mark { $value } besides.
   *[instead] All the tricks in one hand are a capot, and mark { $value } in place of the tricks.
}
course-no-trick = A player without a trick loses all his counters, and each of the others marks { $imperials }.
course-six = Six counters are handed back for one imperial.
course-wipe = { $wipes ->
    [yes] Whoever gains an imperial, in whatever way, wipes the counters of all the others; imperials are never lost.
   *[no] An imperial wipes nobody’s counters, and imperials are never lost.
}
course-blank-wipe = { $what ->
    [suspends] In a deal with a blank hand no imperial shown in hand wipes.
   *[does_not_wipe] A blank hand wipes nothing.
}
course-end = { $target ->
    [one] Whoever first has an imperial wins at once, in the middle of the deal.
   *[other] Whoever first has { $target } imperials wins at once, in the middle of the deal.
}
course-end-points = { $deals ->
    [one] After one deal
   *[other] After { $deals } deals
} most card points in the tricks win.

compare = What differs
compare-what = Choose two rule sets. All on which they do not agree stands here, with the places in the texts.
compare-first = First
compare-second = Second
compare-with = Compare with another rule set
compare-none = These two answer everything alike.
compare-count = { $differs ->
    [one] They differ in 1 of { $all } answers.
   *[other] They differ in { $differs } of { $all } answers.
}
compare-question = Question
course-examples = To play
course-worked = See a whole deal, step by step
