# Reviews of a partie: imperiale review, and the page

review-title = Review
review-of = { $rules }, { $players } players, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
review-won = Won by { $who }
review-open-end = These deals do not decide the partie.
review-seat = seat { $seat }

## How everybody played

review-players = How everybody played
review-column-player = player
review-column-class = plays like
review-column-rate = lost per decision
review-column-doubtful = doubtful
review-column-bad = bad
review-column-very_bad = very bad
review-column-decisions = decisions
review-column-forced = forced
review-column-luck = luck
review-column-result = result
review-column-adjusted = without luck
review-class-master = a master
review-class-strong = a strong player
review-class-club = a club player
review-class-casual = a casual player
review-class-beginner = a beginner
review-class-novice = a newcomer
review-grade-none = right or nearly so
review-grade-doubtful = doubtful
review-grade-bad = bad
review-grade-very_bad = very bad
review-note-luck = Luck is what the cards alone did, deal by deal against the mean of all deals: in the long run it comes to nothing for everybody. The result less luck is what is left for skill, and for what luck this measure does not see; it may lie below 0 or above 100 %.
review-note-loss = What a choice lost is told from what the player could know: the mean over all hands that the others could hold. Beside it stands what it cost with all cards seen.
review-note-marks = No table tells the chance to win here: losses and luck are in marks, less those of the others.
review-note-chance = Some of these moments were too long to be solved and were played out by chance; what is said of them is less sure.

## The course

review-course = The chance to win
review-course-of = The chance to win the partie: { $who }
review-course-note = As the cards lay and both could have played with all cards seen; between deals by the scores.
review-course-table = The same as a table
review-column-moment = moment
review-column-chance = chance
review-moment = deal { $deal }, trick { $trick }
review-moment-before = before deal { $deal }
review-moment-dealt = deal { $deal } is dealt
review-moment-after = after deal { $deal }

## What turned the partie

review-turning = What turned the partie
review-turning-none = No error and no deal stands out.
review-luck-deal = Deal { $deal }: the cards favour { $who }, { $size }
review-where = Deal { $deal }, trick { $trick }
review-error = { $who }: { $played }; better { $best }. It loses { $loss } of the chance to win: { $grade }
review-why = No choice is better than { $best } in { $share } of the hands that are possible; than { $played } in { $less }.
review-why-marks = At the end of the deal the better choice has { $marks } marks more on the mean.
review-open-right = As the cards lay it cost nothing: wrong by what could be known, and it did no harm.
review-open-cost = As the cards lay it cost { $loss }.
review-right = Right with the cards you saw; as they lay it cost { $loss }.
review-weighed-all = All { $of } possible hands were weighed.
review-weighed-some = { $worlds } of { $of } possible hands were weighed; standard error { $error }.
review-weighed-chance = { $worlds } possible hands were played out by chance; standard error { $error }.

## Choices

review-do-play = { $cards }
review-do-show = show { $cards }
review-do-call = call { $number }
review-do-call-none = call nothing
review-do-claim = claim { $number }
review-do-done = show and claim nothing more

## Deal by deal

review-deals = Deal by deal
review-deal = Deal { $deal }
review-deal-luck = dealer { $dealer }, scores { $scores }; luck ({ $who }): { $luck }
review-column-trick = trick
review-column-did = did
review-column-better = better
review-column-loss = loses
review-column-open = as they lay
review-column-grade = grade
review-nothing-wrong = Nothing was lost in this deal.

## The command

review-bar = Deals reviewed
review-kept = { $done } of { $deals } deals are reviewed and kept; the same command goes on from there.
review-not-nothing = { $file } tells of no deal that is over: nothing can be reviewed. Give a kept partie, a proof, or deals, one a line.
review-not-mixed = { $file }, deal { $line }: it is played by other rules than the first. Give the deals of one partie.
review-not-proof = { $file } is no proof: { $reason }
review-no-core = Without the C++ core nothing can be reviewed. Install imperiale with it, on a machine that has a C++ compiler.
review-written = { $file } is written.

## imperiale calibrate

calibrate-bar = Parties
calibrate-column-agent = agent
calibrate-column-parties = parties
calibrate-column-decisions = decisions
calibrate-column-rate = lost per decision, %
calibrate-column-result = result of seat 0, %
calibrate-column-adjusted = without luck, %
calibrate-column-spread = spread
calibrate-order = Rank correlation of the order named with the error rates: { $order }

## What the server refuses

failed-review-no-core = A review needs the C++ core, with which this server was not built.
failed-review-busy = Many reviews are asked for just now. Try again in a minute.
failed-no-review = There is no such review here. Ask for it again.
failed-review-not-over = A partie is reviewed when it is over.
failed-review-nothing = There is no deal in it that is over.
failed-review-mixed = Deal { $line } is played by other rules than the first.
failed-review-proof = It is no proof: { $reason }
failed-review-save = It is no kept partie: { $reason }
failed-review-json = A line is no JSON.

## The page

review-page-ask-title = Review a partie
review-page-ask-what = Paste deals of one partie in notation or as records, one a line, or a partie or a proof that you have kept.
review-page-ask-text = Deals
review-page-ask-go = Review
review-page-progress = { $done } of { $deals } deals are reviewed.
review-page-waiting = The review waits for its turn.
review-page-stop = Break off
review-page-stopped = The review was broken off.
review-page-failed = The review came to nothing.
review-page-again = Review again
review-page-at-error = Error { $number } of { $of }
review-page-at = Decision { $number } of { $of }
review-page-back = The one before
review-page-on = The next one
review-page-error-back = The error before
review-page-error-on = The next error
review-page-card-played = played
review-page-card-better = better
review-page-card-right = right
review-page-first = The first decision
review-page-last = The last decision
review-page-turning-all = Show all { $number }
review-page-keys = Arrow keys go from decision to decision, with Shift from error to error.
review-page-look = Look at it
review-page-told-right = { $who }: { $played }. Nothing was lost.
review-page-told-loss = { $who }: { $played }; better { $best }. It loses { $loss } of the chance to win.
review-page-decisions = Decisions
