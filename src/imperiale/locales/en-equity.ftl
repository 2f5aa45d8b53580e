# What is said of winning chances: imperiale equity, and the chances of imperiale solve and arena

equity-title = Table { $table }: the chance to win the partie, by the scores before a deal
equity-of = { $rules }, { $players } players, { $target } imperials; { $deals } deals by { $policy }, seed { $seed }; standard error { $error } % at most
equity-control = Made surer by { $deals } deals more by { $control }, which played the others too
equity-lent = It is lent: these rules differ from those of the table in { $keys }.
equity-first = First dealer, at nothing to nothing: { $chance } %, { $above } above an even share (s.e. { $error })
equity-paid = Expected payment of the first dealer: { $payment } (s.e. { $error })

equity-grid = Elder's chance in %, the dealer has the rest. By imperials, no counters: elder's down, the dealer's across
equity-ahead = Chances in % of the place that is some imperials ahead of all others, who have nothing
equity-elder = elder
equity-place = place { $place }
equity-dealer = dealer
equity-imperials = imperials
equity-score = { $place } at { $score }: { $chance } %
equity-score-paid = { $place } at { $score }: { $chance } %, expected payment { $payment }
equity-score-error = Standard error { $error } % at most

equity-scores = { $found } are no scores for { $players } players before a deal, none of whom has { $target } imperials. Give one a place, elder first and the dealer last: --score "2i3c 0i5c"
equity-alone = --build makes a table, so it cannot be with { $given }. Leave that out.
equity-build-only = { $given } belongs to --build. Give that too, or leave it out.
equity-deals = { $option } { $found } cannot be. Give a multiple of { $step } from { $step } to { $most }.
equity-seed = A seed is a word of at most { $longest } printable signs. Give such a one.
equity-length = --length { $found } cannot be. Give the imperials of the longest partie: from { $least } to { $most }.
equity-workers = --workers { $found } cannot be. Give a number from 1 to { $most }.
equity-exists = { $file } is there already. Name another file with --out, or write over it with --force.
equity-unwritable = { $file } cannot be written: { $reason }. Name a file that may be written.
equity-part-other = { $file } holds deals for another table. Remove it, or name another file with --out.
equity-part-damaged = { $file }, line { $line }, is damaged, and it is not the last. Remove the file to begin anew.
equity-part-cut = The last line of { $file } was cut off when it was written; its deals are played again.
equity-going-on = { $file } holds { $deals } deals; going on from there.
equity-go-on = What was played is kept in { $file }. The same command goes on from there.
equity-lost = A process that played died, at chunk { $chunk } or soon after. Play again with --workers 1 to see at which.
equity-bar = deals of { $policy }
equity-written = { $file }: { $deals } deals, standard error { $most } % at most. Show it with: imperiale equity --table { $file }
equity-unreadable = { $file } holds no table of winning chances: { $reason }. Name a file that --build wrote.
equity-other-table = { $file } is for { $players } players, not for { $wanted }. Give its rules with --rules and --players.
equity-no-core = Winning chances are made by the C++ core, which is not installed. Install imperiale again with a C++ compiler.

equity-none = There are no winning chances: { $reason }
equity-none-card-points = card points win this partie, and no table knows of them.
equity-none-players = no table is for { $players } players. Make one with --build.
equity-none-length = the partie goes to { $target } imperials, the table to { $longest }. Make one with --build --length { $target }.
equity-none-payment = nothing is paid here, or otherwise than the table knows.
equity-none-core = the values of this table are made by the C++ core, which is not installed. Install imperiale again with a C++ compiler.
equity-from-alone = --from makes a table of deals that were played already, so it cannot be with { $given }. Leave that out.
equity-unfit-agents = { $folder } was played by { $found }. A table needs deals in which one agent has all seats.
equity-unfit-options = { $folder } was played in parties that end too soon: of their last deals nobody knows the whole. Simulate with { $needed }
equity-unfit-few = { $folder } holds { $found } whole deals. A table needs { $step } or more.
