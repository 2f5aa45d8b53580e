# Learn from your mistakes: the decisions that were wrong, again, until they are right

mistake-ask-card = You erred here. Which card is best?
mistake-ask = You erred here. What is best?
mistake-what = What you did lost { $loss } of the chance to win: { $grade }.
mistake-right = Right: { $did }.
mistake-wrong = Not that: { $did }.
mistake-near = It is as good as right; { $best } is worth { $loss } more.
mistake-better = { $best } is better; { $own } loses { $loss }.
mistake-then = Then it was { $then }, which lost { $loss }: { $grade }.
mistake-values = What each choice leads to, from what you could know:
mistake-column-what = Choice
mistake-played-then = played then
mistake-again-now = It comes again in a moment.
mistake-again-in = { $days ->
    [one] It comes again tomorrow.
   *[other] It comes again in { $days } days.
}
mistake-learned = Five times right, at longer and longer intervals: this one is learned.
mistake-next = Next one
mistake-review = the review
mistake-left = To be mended now: { $due }. Learned: { $learned }.
mistake-count = { $all ->
    [one] One decision of your reviews was wrong
   *[other] { $all } decisions of your reviews were wrong
}. To be mended now: { $due }. Learned: { $learned }.
mistake-sitting = Right in this sitting: { $right }.
mistake-begin = Mend your mistakes
mistake-when = Nothing is left for now. The next one comes on { $day }.
mistake-early = Practise all the same
mistake-how = What is right comes again later and later, what is wrong at once.
mistake-none = Your reviews have no error in them that is worth a grade.
mistake-no-review = Here come the decisions that a review finds wrong. Play a partie to its end, and open its review; or review one that you have kept.
mistake-of-review = { $who ->
    [you] You
   *[other] { $who }
}: { $errors ->
    [0] no error that is worth a grade.
    [one] one error to be mended.
   *[other] { $errors } errors to be mended.
}
mistake-whose = Whose errors do you want to mend?
failed-mistake-lost = This review was made before reviews told how such a moment came about. Review the partie again.

## imperiale mistakes

mistakes-ask = You erred here, and lost { $loss }: { $grade }. What is best?
mistakes-title = Error { $number } of { $of }, { $rules }, deal { $deal }, trick { $trick }
mistakes-choices = You could do: { $choices }
mistakes-not-weighed = The review has not weighed that. You could do: { $choices }
mistakes-go-on = Enter: the next one. q: enough.
mistakes-farewell = Right now: { $right } of { $tried }. Still to be mended: { $left }.
mistakes-none = No error is to be mended now. { $waiting ->
    [0] Review a partie, or name a file: imperiale mistakes partie-0001.json
    [one] One comes again later; --early asks it now.
   *[other] { $waiting } come again later; --early asks them now.
}
mistakes-whose = { $file }: whose errors are to be mended? Nobody in it is you: name the seat, --seat 0 for the first.
mistakes-no-seat = { $file }: there is no seat { $seat }; { $players } play.
mistakes-lost = { $file }: how some of these moments came about is not known; imperiale review --again makes the review anew.
mistakes-kept-damaged = { $file }: this is not what imperiale keeps of mistakes ({ $reason }). Move it away to begin anew.
