# The deal of the day: the same cards for everybody

daily-title = The deal of { $day }, { $rules }
daily-ask = Play a card. Afterwards you see how others played it.
daily-result = { $who }: { $lead } ({ $marks } marks, opposite { $other }; tricks: { $tricks })
daily-grid = Cards, trick by trick: own first, then the one opposite; the sign shows who led.
daily-trick = Trick
daily-cards = { $who }, cards played: { $cards }.
daily-no-day = There is no deal of { $found }. Name a day from { $first } to { $today }.
daily-no-play = These cards are not the play of that deal: { $reason }
daily-not-over = The deal is not over: play it first.
daily-name = The name under which your result stands
daily-keep = Let others see my result
daily-kept = Your result stands among the others.
daily-computing = The agents are playing …
daily-who = Who
daily-lead = Marks ahead
daily-marks = Marks
daily-tricks = Tricks
daily-others = How others played
daily-differs = Where somebody played another card than you, it is framed.
daily-led = led
daily-days = Other days
daily-again = Play it again
daily-opposite = Opposite sits { $who }, who plays the same for everybody.
daily-over = The deal is over: { $lead } marks.
daily-anonymous = Somebody
daily-table = At the table

## Any deal, played again

challenge-title = The deal again, { $rules }
challenge-as = Play it again as
challenge-elder = elder
challenge-dealer = dealer
challenge-heading = A deal, played again
challenge-pass = Pass this deal on: whoever opens the link plays it, and sees then how you did if you let others see your result.
challenge-not-players = Only deals for two are played again so.
challenge-not-over = Nothing is played in this deal: it ends before.
challenge-no-deal = { $file } has { $deals } deals and no deal { $number }.
challenge-no-link = This link tells of no deal. Ask for it once more.
