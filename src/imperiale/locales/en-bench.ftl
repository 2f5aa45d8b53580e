# What is said of speed: imperiale bench

bench-head-processor = Academie for 2, { $deals } fresh deals of seed { $seed }, the value of every lead; processor time of one thread:
bench-head-wall = Academie for 2, { $deals } fresh deals of seed { $seed }, the value of every lead; time on the wall, as there is no fine clock of processor time:
bench-column-what = what
bench-column-times = times
bench-column-median = median
bench-column-p99 = 99 %
bench-column-nodes = positions
bench-column-goal = goal
bench-column-value = value

bench-real = a deal, real scoring
bench-tricks = a deal, tricks only
bench-honours = a deal, tricks and honours
bench-worlds-honours = all worlds, tricks and honours
bench-worlds-real = all worlds, real scoring
bench-endplay = endplay, a bridge deal
bench-rules = { $rules } for { $players }, real scoring
bench-random = random play, cards a second
bench-threads = two threads against one, times as fast
bench-no-endplay = endplay is not installed, so there is nothing to compare with. It comes with: pip install "imperiale[bench]"

bench-step-real = deals by the real scoring
bench-step-tricks = deals by tricks
bench-step-honours = deals by tricks and honours
bench-step-worlds = all worlds of openings
bench-step-others = the other rule sets
bench-step-random = random play
bench-step-threads = two threads
bench-step-by-cards = cost by cards left
bench-step-by-table = cost by table size
bench-step-endplay = endplay

bench-plot-cards = cards left in each hand
bench-plot-time = median time, ms
bench-plot-nodes = positions looked at, mean
bench-plot-table = entries of the table
bench-plot-seconds = seconds
bench-plot-tenth = a tenth of the worlds of an opening
bench-plotted = The plot is in { $file }.

bench-deals = --deals { $found } cannot be. Give a number from 1 to { $most }.
bench-no-core = The C++ core is not here, and there is nothing else to measure: { $reason }
bench-no-plot = To draw a plot matplotlib is needed. It comes with: pip install "imperiale[bench]"
bench-plot-kind = { $file } cannot be drawn. Give a name that ends in one of: { $known }.
