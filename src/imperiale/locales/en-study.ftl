# The index of what can be studied

study-what = Nobody plays well by being told. Take a subject, a quarter of an hour, and look at your own cards first.
study-lessons = Lessons
study-lessons-what = From the first trick to what masters think about, with cards in your hand.
study-problems = Problems
study-problems-what = One card is right and the obvious one is not. Find it.
study-mistakes = Learn from your mistakes
study-mistakes-what = The decisions that you got wrong, again, until they are right.
study-daily = The deal of the day
study-daily-what = The same cards for everybody. Play them, then see who did what.
study-review = Reviews
study-review-what = What each card of a finished partie was worth, and what it cost.
study-rules = Rules
study-rules-what = Every ruling of every text, with its source, and what differs.
study-chances = Chances
study-chances-what = How likely is it? Counted exactly, card by card.
study-statistics = Statistics
study-statistics-what = Your results and everybody’s, with what was luck in them.
study-panel = Answers and what happened
