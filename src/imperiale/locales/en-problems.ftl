# Problems: one card is clearly best, and the obvious one is not

problem-title = Problem { $name }
problem-of = { $rules }, { $players } players, grade { $grade } of 5, rating { $rating }
problem-ask = Which card is best? You play for the partie, and know what you see.
problem-right = Right: { $card }.
problem-wrong = No. { $card } is better than { $own }.
problem-wrong-by = { $own } costs { $loss } of the chance to win the partie.
problem-value = { $card } { $chance } to win the partie, { $marks } marks
problem-values = What each card leads to, over all ways in which the unseen cards can lie:
problem-levels = Found in eight tries: beginner { $beginner }, casual { $casual }, club player { $club }, strong { $strong }.
problem-rating = Your rating: { $rating }, give or take { $doubt }; the problem’s: { $its }.
problem-rating-same = Your rating stays { $rating }: only the first try at a problem counts.
problem-go-on = Enter: the next problem. q: enough.
problem-none = No problem is left that is so. See imperiale problems list.
problem-farewell = { $tried ->
    [0] Nothing tried. imperiale problems solve brings the problem back.
    [one] One problem tried, { $right } right. Your rating: { $rating }.
   *[other] { $tried } problems tried, { $right } right. Your rating: { $rating }.
}

problem-next = Next problem
problem-choose = Choose problems
problem-any = All
problem-theme = Theme
problem-grade = Grade
problem-grade-1 = 1: very easy
problem-grade-2 = 2: easy
problem-grade-3 = 3: middling
problem-grade-4 = 4: hard
problem-grade-5 = 5: very hard
problem-left = { $left } to be solved, { $done } solved.
problem-none-so = No problem is so.
problem-own = Your rating: { $rating }, give or take { $doubt }.
problem-column-card = Card
problem-column-chance = Wins the partie
problem-column-marks = Marks ahead
problem-theme-duck = duck
problem-theme-hold_up = hold up
problem-theme-hunt = hunt the honours
problem-theme-draw = draw the trumps
problem-theme-guard = guard the trump king
problem-theme-cash = take what is yours
problem-theme-exit = lead away
problem-theme-take = take with the right card
problem-theme-high = take high
problem-theme-low = part with the right card
problem-theme-discard = throw away
problem-theme-capot = capot
problem-theme-gather = gather the trumps
problem-theme-counters = save the counters
problem-theme-tricks = count to seven
problem-theme-honours = honours
problem-theme-partie = play for the partie

problem-how-duck = Duck: the trick could be taken, and is better let go.
problem-how-hold_up = Hold up: keep the card that nobody can beat, and lead another.
problem-how-hunt = Hunt the honours: lead trumps while honours are still out.
problem-how-draw = Draw the trumps that are still out.
problem-how-guard = Guard the trump king: lead something else while trumps are out.
problem-how-cash = Take what is yours: nobody can beat this card in its suit any more.
problem-how-exit = You hold no sure trick: it matters from which suit you lead.
problem-how-take = Take the trick: to let it go costs more.
problem-how-high = Take higher than is needed: the low card is worth more later.
problem-how-low = The trick is lost: it matters which card you part with.
problem-how-discard = You cannot follow: it matters what you throw away.
problem-why-capot = It is about the capot, or about having no trick: if that counted nothing, another card would be best.
problem-why-gather = It is about the imperial won in play: if it counted nothing, another card would be best.
problem-why-counters = It is about the wipe: if an imperial did not wipe counters, another card would be best.
problem-why-tricks = It is about the number of tricks: if they marked nothing, another card would be best.
problem-why-honours = It is about the honours: if they marked nothing, another card would be best.
problem-why-partie = It is about the partie: another card would bring more marks in this deal, and win less often.

problems-row = { $name }  { $rules } { $players }  grade { $grade }  rating { $rating }  { $themes }
problems-row-done = { $row }  ({ $right ->
    [yes] solved
   *[no] not yet
})
problems-count = { $count ->
    [one] One problem.
   *[other] { $count } problems.
}
problems-no-name = There is no problem { $found }. See imperiale problems list.
problems-no-theme = There is no theme { $found }. Known: { $known }
problems-no-rules = There are no problems of { $found }. Known: { $known }
problems-kept-damaged = { $file }: this is not what imperiale keeps of problems ({ $reason }). Move it away to begin anew.
problems-kept-unwritable = { $file }: what you solved cannot be kept: { $reason }
problems-file-line = { $file }, line { $line }: this is no problem ({ $reason }). See docs/guide/problems.md.
problems-mined = { $parties ->
    [one] One partie
   *[other] { $parties } parties
} played, { $found } problems found, { $kept } kept: { $file }
problems-mining = parties
problems-lost = A process that played died, at { $part } or soon after. The same command with --workers 1 shows why.
problems-stopped = Stopped. The same command goes on from { $file }.
problems-not-one = This position is no problem: no card is better than every other by { $least } of winning the partie, or the first card that comes to mind is the best one.
problems-checked = { $count ->
    [one] One problem
   *[other] { $count } problems
} solved again, { $wrong } otherwise than the file has it.
problems-differs = { $name }: the file has { $answer }, { $by } finds { $found }.
problems-by-all = weighing all ways
problems-by-strongest = the strongest agent
problems-by-listening = listening to the play
problems-by-reference = the reference in Python
problems-looked = { $deals ->
    [one] One deal
   *[other] { $deals } deals
} looked through, { $found } problems found, { $kept } kept: { $file }
