# What imperiale simulate says

simulate-agents = { $found } agents cannot be. Name one, who plays all seats, or { $players }, one for each.
simulate-parties = --parties { $found } cannot be. Give a number from 1 to { $most }.
simulate-seed = seed: { $seed }
simulate-seed-wrong = A seed is a word of at most { $longest } printable signs. Give such a one.
simulate-no-seed = { $folder } is there already. To go on with what was begun there, give its --seed; to begin anew, name another folder with --out.
simulate-workers = --workers { $found } cannot be. Give a number from 1 to { $most }.
simulate-no-polars = Parquet is written by polars, which is not installed. Install it with: pip install "imperiale[sim]"
simulate-no-cluster = No Dask cluster answers at { $address }: { $reason }. Give the address of its scheduler, e.g. tcp://127.0.0.1:8786; for Dask itself: pip install "imperiale[cluster]"
simulate-other = { $folder } holds another simulation, or other things. Name another folder with --out.
simulate-unwritable = { $folder } cannot be used: { $reason }. Name a folder that may be written.
simulate-going-on = { $folder } holds { $parties } parties; going on from there.
simulate-go-on = What was played is kept in { $folder }. The same command goes on from there.
simulate-lost = Processes that played died again and again, at part { $part } or soon after. Play again with --workers 1 to see why.
simulate-bar = parties
simulate-written = { $folder }: { $parties } parties, with their deals and decisions.
simulated-none = { $folder } holds no simulation: { $reason }. Name a folder that imperiale simulate wrote.
simulated-damaged = { $folder } holds a simulation that is damaged: { $reason }
simulated-unfinished = { $folder } holds a simulation that was broken off: { $missing } of { $parts } parts are missing. Play it to its end by the command that began it.
