# Kas sakoma apie paskutinius kirčius: imperiale exploitability

exploitability-bar = Pabaigos
exploitability-column-tricks = kirčių
exploitability-column-policy = būdas
exploitability-column-endings = pabaigų
exploitability-column-mean = pažeidžiamumas
exploitability-column-error = st. pakl.
exploitability-column-most = blogiausia
exploitability-equilibrium = pusiausvyra
exploitability-worlds = pasauliai, pagal tikėtinumą
exploitability-worlds-alike = pasauliai, visi vienodai
exploitability-greedy = gobšas
exploitability-random = atsitiktinis
exploitability-not = Šios pabaigos išmatuoti negalima: { $reason }
exploitability-not-players = ji turi būti dviejų žaidėjų.
exploitability-not-drawn = joje traukiama, tad galiausiai kiekvienas žino visas kortas. Klauskite imperiale solve.
exploitability-not-by-hand = jos žaidėjai žymi patys. Duokite ją be marking=by_hand.
exploitability-not-at-play = dabar ne metas eiti korta.
exploitability-not-size = ji per didelė. Tegu žaidžiama, kol liks ne daugiau kaip keturi kirčiai.

## imperiale bounds

bounds-bar = Dalijimai
bounds-title = { $agent }, { $rules }, dalijimų { $deals }: kiek iš jo galima laimėti per dalijimą; vienetas – { $unit }
bounds-unit-marks = punktas
bounds-unit-chance = šimtoji partijos dalis
bounds-lower = ne mažiau kaip { $mean } ± { $error }, 95 %: nuo { $low } iki { $high }, geriausiu atsakymu paskutiniuose kirčiuose ({ $tricks })
bounds-upper = ne daugiau kaip { $mean } ± { $error }, 95 %: nuo { $low } iki { $high }, tam, kas paskutiniuose kirčiuose ({ $tricks }) mato visas kortas
bounds-whole-lower = ne mažiau kaip { $mean } ± { $error }, 95 %: nuo { $low } iki { $high }, tam, kas sveria jo rankas ({ $hands }) pagal tai, ką jis jomis būtų žaidęs
bounds-whole-upper = ne daugiau kaip { $mean } ± { $error }, 95 %: nuo { $low } iki { $high }, tam, kas mato visas kortas ir klausia ({ $questions }) kartų
bounds-not-whole = Viršutinė riba tinka tik šiems kirčiams: prieš juos galima laimėti daugiau.
bounds-not = Šioms taisyklėms ribų rasti negalima: { $reason }
bounds-not-drawn = jose traukiama.
bounds-not-by-hand = žaidėjai žymi patys. Išmeskite marking=by_hand.
bounds-no-chance = Šioms taisyklėms laimėjimo tikimybių lentelės nėra. Klauskite punktų su --marks.

## Rezultatų failai

kept-other = Faile { $file } kitos versijos arba kitų nuostatų rezultatai. Nurodykite naują failą su --out.
kept-damaged = { $file }, eilutė { $line }: ne rezultatas. Išmeskite eilutę; jos rezultatas bus rastas iš naujo.
kept-unwritable = Į { $file } rašyti negalima: { $reason }
