# Ką sako imperiale simulate

simulate-agents = Agentų: { $found } — taip negalima. Nurodykite vieną, kuris žaidžia už visus, arba { $players }, po vieną kiekvienai vietai.
simulate-parties = --parties { $found } netinka. Nurodykite skaičių nuo 1 iki { $most }.
simulate-seed = sėkla: { $seed }
simulate-seed-wrong = Sėkla – žodis, ne ilgesnis kaip { $longest } spausdinamų ženklų. Nurodykite tokį.
simulate-no-seed = { $folder } jau yra. Norėdami tęsti, kas ten pradėta, nurodykite jo --seed; norėdami pradėti iš naujo, nurodykite kitą aplanką su --out.
simulate-workers = --workers { $found } netinka. Nurodykite skaičių nuo 1 iki { $most }.
simulate-no-polars = Parquet rašo polars, o jis neįdiegtas. Įdiekite: pip install "imperiale[sim]"
simulate-no-cluster = Adresu { $address } neatsako joks Dask telkinys: { $reason }. Nurodykite jo planuoklės adresą, pvz., tcp://127.0.0.1:8786; pačiam Dask: pip install "imperiale[cluster]"
simulate-other = Aplanke { $folder } kita simuliacija arba kiti dalykai. Nurodykite kitą aplanką su --out.
simulate-unwritable = { $folder } netinka: { $reason }. Nurodykite aplanką, į kurį galima rašyti.
simulate-going-on = Aplanke { $folder } jau sužaista partijų: { $parties }; tęsiama nuo ten.
simulate-go-on = Kas sužaista, laikoma aplanke { $folder }. Ta pati komanda tęs nuo ten.
simulate-lost = Žaidžiantys procesai žuvo vienas po kito, ties dalimi { $part } ar netrukus po jos. Žaiskite dar kartą su --workers 1, kad pamatytumėte kodėl.
simulate-bar = partijos
simulate-written = { $folder }: partijų { $parties }, su jų dalijimais ir sprendimais.
simulated-none = { $folder } nėra jokios simuliacijos: { $reason }. Nurodykite aplanką, kurį įrašė imperiale simulate.
simulated-damaged = { $folder } yra sugadinta simuliacija: { $reason }
simulated-unfinished = { $folder } yra nutraukta simuliacija: trūksta dalių: { $missing } iš { $parts }. Užbaikite ją ta pačia komanda, kuria ji pradėta.
