# What is said of agents that play each other: imperiale arena

arena-title-fresh = { $rules }, { $players } players, from the start of a partie, seed { $seed }; margins in { $unit } a deal
arena-title-random = { $rules }, { $players } players, from any score, seed { $seed }; margins in { $unit } a deal
arena-unit-imperials = counters
arena-unit-card_points = card points

arena-column-agent = agent
arena-column-against = against
arena-column-margin = margin
arena-column-error = s.e.
arena-column-interval = 95 %
arena-column-sd = sd
arena-column-pairs = pairs
arena-column-void = void
arena-column-sprt = test
arena-column-chance = winning chance, %
arena-column-speed = deals/s
arena-column-ms = ms a decision

arena-equity = Winning chance: what the scores after a deal are worth by the table { $table }, above an even share.
arena-interval = { $low } to { $high }
arena-test-open = open ({ $ratio })
arena-test-over = { $mean } ({ $ratio })
arena-bar = { $a } – { $b } { $margin } ± { $error }

arena-illegal = { $agent } did at seat { $seat } what may not be done: { $detail }
arena-crash = { $agent } crashed at seat { $seat }: { $detail }
arena-overtime = { $agent } took too long at seat { $seat }: { $detail }
arena-more = and { $more } more, all of which the results file and --json have

arena-dropped = Line { $line } was cut off when it was written; it is left out, and its pair is played again.
arena-go-on = What was played is kept. Go on with: imperiale arena --resume { $file }
arena-lost = A process that played died, at pair { $pair } or soon after. Play again with --workers 1 to see at which.

arena-no-agent = There is no agent { $found }. Known: { $known }.
arena-plan-agents = Too few agents are named: { $found }. Name two or more: imperiale arena greedy random
arena-plan-pairs = --pairs { $found } cannot be. Give a number from 1 to { $most }.
arena-plan-seed = A seed is a word of at most { $longest } printable signs. Give such a one.
arena-plan-sprt = A test between { $low } and { $high } cannot be. Give two margins, the lower one first, none beyond 1000.
arena-plan-limit = --limit { $found } cannot be. Give the seconds that a decision may take, more than 0.
arena-workers = --workers { $found } cannot be. Give a number from 1 to { $most }.
arena-resume-alone = --resume goes on as the file says, so it cannot be with { $given }. Leave that out, or begin anew with --out.
arena-fewer = --pairs { $pairs } is fewer than the file was begun for: { $before }. Give as many or more.
arena-exists = { $file } is there already. Go on from it with --resume, or write over it with --force.
arena-unwritable = { $file } cannot be written: { $reason }. Name a file that may be written.
arena-not-results = { $file } holds no results of an arena. Name a file that --out wrote.
arena-other-program = { $file } was written by version { $program }, this is { $here }: agents may play otherwise. Begin anew with --out.
arena-not-playable = { $file } cannot be gone on with: { $reason }. Begin anew with --out.
arena-damaged = { $file }, line { $line }, is damaged, and it is not the last. Mend it, cut the file off there, or begin anew.
