### Lietuvių kalba.

## Kur klaida

where = čia: { $at }
where-whole = apskritai
meant = Gal norėjote rašyti { $name }?
cards-legal = Galima: { $legal }.

## Kas negerai užrašyta

code-not-text = Ne UTF-8, { $where }: baito { $found } perskaityti negalima. Įrašykite failą UTF-8 koduote.
code-too-long = Eilutė per ilga: riba baitais – { $allowed }. Vienam dalijimui užtenka kelių tūkstančių; išmeskite, kas nereikalinga.
code-too-deep = Duomenys per giliai sudėti vieni į kitus. Įrašas yra objektas iš skaičių, tekstų ir sąrašų; taip jį ir rašykite.
code-not-json = Ne JSON, { $where }: { $found }. Eilutėje turi būti vienas objektas { "{…}" }; pataisykite eilutę arba išmeskite ją.
code-not-a-line = Tai ne vienos eilutės dalijimas: laukų tarp brūkšnių { $found }, o reikia { $expected }. Rašykite { $fields }.
code-not-toml = Ne TOML failas: { $found }. Pataisykite tą vietą; pavyzdys yra docs/guide/house-rules.md.
code-not-object = Įrašas turi būti objektas, o rasta { $found }. Rašykite po vieną objektą { "{…}" } eilutėje.
code-missing = Trūksta { $at }. Nurodykite: { $allowed }.
code-unknown-field = Lauko { $at } nėra. Išmeskite jį; žinomi { $allowed }.
code-field-twice = Vardas { $at } pasikartoja. Vieną iš dviejų išmeskite.
code-wrong-type = Ne tos rūšies reikšmė, { $where }: { $found }. Turi būti { $allowed }.
code-not-allowed = Neleistina, { $where }: { $found }. Leistina: { $allowed }.
code-out-of-range = Už ribų, { $where }: { $found }. Leistina: { $allowed }.
code-unknown-rules = Taisyklių { $found } nėra ({ $where }). Žinomos { $allowed }.
code-unknown-key = Rakto { $at } nėra. Išmeskite jį arba imkite vieną iš šių: { $allowed }.
code-no-source = Sprendimui reikia šaltinio, { $where }: rasta { $found }, turi būti { $allowed }.
code-players-unsupported = Pagal { $rules } tiek žaidėjų nežaidžia: { $found } ({ $where }). Pasirinkite žaidėjų skaičių: { $allowed }.
code-deck-too-small = Kaladė per maža ({ $where }): kortų { $found }, žaidėjų { $players }, o kortų reikia { $needed }. Dalykite mažiau kortų arba imkite 36 kortų kaladę.
code-rank-not-in-deck = { $deck } kortų kaladėje nėra { $found } ({ $where }). Minėkite tik tos kaladės kortas arba imkite 36 kortų kaladę.
code-packets-do-not-fit = Dalijant po { $found }, { $hand_size } kortų nesusidaro ({ $where }). Leiskite dalyti taip, kad susidarytų visos.
code-talon-uneven = Traukiamų kortų ({ $left }) žaidėjams ({ $players }) po lygiai padalyti negalima ({ $where }). Keiskite kortų skaičių rankose arba išjunkite refill.
code-no-talon = Kai žaidėjų { $players }, traukti nėra ko: kortų nelieka ({ $where }). Nustatykite turn_up_card = talon arba išjunkite refill.
code-not-a-card = Ne korta, { $where }: { $found }. Turi būti { $allowed }: rangas iš A K Q J T 9 8 7 6 ir spalva iš c d h s.
code-not-in-deck = Kortos { $card } nėra { $deck } kortų kaladėje ({ $where }). Imkite tos kaladės kortas.
code-card-twice = Korta { $card } pasikartoja: { $first } ir vėl { $where }. Kiekviena korta yra viena; vieną iš dviejų pataisykite.
code-hand-size = Ne tas kortų skaičius, { $where }: { $found }, o turi būti { $expected }. Kiekvienai vietai dalykite po lygiai.
code-hands-count = Ne tas rankų skaičius, { $where }: { $found }, o turi būti { $expected }. Kiekvienai vietai – viena ranka.
code-talon-size = Ne tas kortų skaičius, { $where }: { $found }, o po atverstąja turi būti { $expected }. Nurodykite visas arba išmeskite stock, jei netraukiama.
code-turn-up-in-hand = Korta { $card } atversta ({ $where }), bet ją turi ir vieta { $seat }. Atverstoji guli ant likusių kortų; vieną iš dviejų pakeiskite.
code-turn-up-not-dealers = Korta { $card } atversta ({ $where }), bet dalijantysis jos neturi. Čia atverstoji yra paskutinė dalijančiojo korta ir lieka jo rankoje.
code-no-such-seat = Vietos { $found } nėra ({ $where }). Vietos: { $allowed }.
code-start-count = Ne tas rezultatų skaičius, { $where }: { $found }, o turi būti { $expected }. Kiekvienai vietai – vienas.
code-start-won = Rezultate { $where } imperialų jau { $found }, o laimi { $target }. Baigtoje partijoje nebedalijama; nurodykite mažesnį rezultatą.
code-card-not-legal = Korta { $card } žaisti negalima, { $where }, vieta { $seat }. { $why } Galima: { $legal }.
code-play-too-long = Dalijimas baigtas prieš { $at }: kortų surašyta { $found }, o sužaisti galima { $expected }. Likusias išmeskite.
code-play-too-short = { $at } nutrūksta nebaigus dalijimo: kortų { $found } iš { $expected }. Nurodykite visas arba leiskite nutraukti: --partial.
code-differs = Nesutampa, { $where }: įraše { $expected }, o pagal kortas { $found }. Pataisykite įrašą arba išmeskite lauką.

## Kas leistina, branduolio žodžiais

phrase-text = tekstas
phrase-name = vardas
phrase-word = žodis iš raidžių, skaitmenų, - ir _
phrase-other-word = kitas žodis, ne { $names }
phrase-object = objektas
phrase-rules = taisyklių vardas
phrase-card = rangas ir spalva, pvz., Kh
phrase-cards = kortų sąrašas
phrase-hands = kortų sąrašas kiekvienai vietai
phrase-scores = rezultatas kiekvienai vietai
phrase-score = pvz., { $score }
phrase-stock = traukiamos kortos
phrase-from = { $low } ar daugiau
phrase-range = nuo { $low } iki { $high }
phrase-number = skaičius nuo { $low } iki { $high }
phrase-numbers = skirtingų skaičių nuo { $low } iki { $high } sąrašas
phrase-ranks = skirtingi rangai iš { $ranks }, jų skaičius: { $count }
phrase-core-two = branduolys sprendžia dviejų žaidėjų žaidimą
phrase-core-marking = branduolys žaidžia dalijimus, kuriuose žymi stalas, o ne marking = by_hand
phrase-core-step = branduolys žaidžia nuo pirmojo ėjimo, o ne nuo { $step }
phrase-core-hands = branduolys turi žinoti visas rankas; žinomų kortų pagal vietas: { $known }
phrase-core-score = { $score } yra daugiau, nei branduolys gali suskaičiuoti: imperialų { $most }
phrase-core-talon = branduolys turi žinoti kortas, iš kurių traukiama

## Kodėl taip negalima

why-partie-over = Partija baigta. Pradėkite kitą.
why-deal-over = Dalijimas baigtas. Dalykite iš naujo.
why-not-your-turn = Dabar ne jūsų eilė. Eilė vietos { $seat }; palaukite.
why-not-in-hand = Šios kortos rankoje nėra. Eikite ta, kurią turite.
why-must-follow = Privaloma dėti paeitos spalvos kortą. Dėkite tos spalvos kortą.
why-must-beat = Paeitą kortą privaloma mušti. Dėkite vyresnę tos spalvos kortą.
why-must-trump = Neturint spalvos privaloma koziriuoti. Dėkite kozirį.
why-must-overtrump = Kirtyje esantį kozirį privaloma mušti. Dėkite vyresnį kozirį.
why-too-early = Tam dar per anksti. Pirma padarykite tai, kam dabar metas.
why-too-late = Tam jau per vėlu: metas praėjo, o kas pamiršta, neskaičiuojama. Žaiskite toliau.
why-not-a-claim = Dabar nėra ko nei žymėti, nei praleisti. Eikite, rodykite arba skelbkite.
why-marked-automatically = Čia už žaidėjus žymi stalas. Tik žaiskite kortomis arba pasirinkite žymėjimą by_hand.
why-false-claim = Tai netiesa: { $claimed }. Rodykite, skelbkite ar žymėkite tai, kas yra.
why-already-marked = Šios kortos šiame dalijime jau pažymėtos: { $claimed }. Žaiskite toliau.

## Tekstas ne toks, koks turi būti

notation = Nesuprantama: { $found }. Turi būti { $expected }.
notation-card = Ne korta: { $found }. Rašykite rangą ir spalvą, pvz., Kh: rangai A K Q J T 9 8 7 6, spalvos c d h s.
notation-cards = Ne kortos: { $found }. Rašykite rangus ir po jų spalvą, pvz., AKQs 7h.
notation-once = { $found } pasikartoja. Kiekviena korta yra viena; vieną išmeskite.

## Dalijimo eiga

step-turn_up = atverstoji korta
step-imperial = imperialas
step-point = taškai
step-play = kirčių ėmimas
step-trick = kirtis
step-won_in_play = kirčiais surinktas imperialas
step-honours = honorai
step-tricks = kirčiai
step-capot = visi kirčiai
step-no_trick = be kirčio
step-over = pabaiga

kind-sequence = eilės imperialas
kind-four = figūrinis imperialas
kind-carte_blanche = baltosios kortos
kind-white = baltasis imperialas
kind-turn_up_imperial = imperialas su atverstąja
kind-won_in_play = kirčiais surinktas imperialas

answer-says = skelbia
answer-good = gerai
answer-not_good = negerai
answer-equal = lygu
answer-silent = nieko

ending-played = sužaistas
ending-not_played = nežaidžiamas
ending-won = baigtas laimėjus partiją

status-stated = pasakyta tekste
status-inferred = išvesta
status-corrected = pataisyta
status-house = namų taisyklė

## Taisyklių raktai

key-players = Kiek gali žaisti
key-deck = Kiek kortų kaladėje
key-first_dealer = Kas dalija pirmas
key-packets = Po kiek kortų dalijama
key-packets_fixed = Visą partiją dalijama vienodai
key-hand_size = Kiek kortų gauna žaidėjas
key-turn_up_card = Atverčiama korta
key-refill = Po kirčio traukiama iš likusių kortų
key-honours = Honorai, iš kozirių
key-turn_up_mark = Punktų už atverstą honorą
key-honours_when = Paimti honorai žymimi
key-sequence = Vienos spalvos kortos, sudarančios imperialą
key-trump_sequence_value = Imperialų už jas iš kozirių
key-fours = Rangai, kurių keturios kortos sudaro imperialą
key-show_imperials = Imperialai rodomi
key-blank = Balta ranka
key-blank_value = Imperialų už baltą ranką
key-blank_deal = Dalijimas su balta ranka
key-blank_wipe = Balta ranka ir punktų netekimas
key-turn_up_imperial = Atverstoji gali papildyti
key-turn_up_imperial_for = Ji papildo
key-turn_up_imperial_most = Kiek imperialų gali duoti viena atverstoji
key-won_in_play = Kirčiais surinktas imperialas tenka
key-won_in_play_value = Imperialų už jį
key-point = Skaičiuojami taškai
key-point_value = Punktų už taškus
key-point_to = Už privilegijuotąsias kortas punktą gauna
key-privileged = Privilegijuotosios kortos
key-first_lead = Pirmasis eina
key-follow = Atsakant privaloma dėti
key-tricks = Už kirčius gaunama
key-tricks_over = Kirčiai, už kuriuos negaunama
key-capot = Už visus kirčius gaunama
key-capot_imperials = Imperialų už visus kirčius
key-capot_counters = Punktų už visus kirčius
key-no_trick_imperials = Imperialų kitiems už žaidėją be kirčio
key-wipe = Dėl imperialo kiti netenka punktų
key-target = Imperialų partijai laimėti
key-win_by = Partiją laimi
key-deals = Dalijimų partijoje kortų taškais
key-stakes = Pralaimėjusieji moka
key-marking = Kas žymi

value-first_dealer-lot = kam tenka burtai
value-first_dealer-ace_high = kas nukelia vyresnę kortą, vyriausias tūzas
value-first_dealer-king_high = kas ištraukia vyresnę kortą, vyriausias karalius
value-turn_up_card-talon = kita korta, padedama ant likusių
value-turn_up_card-dealers_last = paskutinioji dalijančiojo korta, lieka jam
value-honours_when-won = vos paėmus jų kirtį
value-honours_when-end = po paskutinio kirčio
value-show_imperials-before_play = prieš taškus ir kirčių ėmimą
value-show_imperials-after_trick = paėmus kirtį, prieš savo ėjimą
value-blank-none = neskaičiuojama
value-blank-carte_blanche = baltosios kortos: nei karaliaus, nei damos, nei valeto
value-blank-white = baltasis imperialas: vien čirvai ir būgnai
value-blank_deal-played = žaidžiamas
value-blank_deal-not_played = nežaidžiamas
value-blank_wipe-wipes = dėl jos netenkama punktų, kaip dėl kiekvieno imperialo
value-blank_wipe-does_not_wipe = dėl jos punktų niekas nepraranda
value-blank_wipe-suspends = tame dalijime dėl rankoje turimų imperialų punktų neprarandama
value-turn_up_imperial-none = nieko
value-turn_up_imperial-sequence = eilės imperialą
value-turn_up_imperial-sequence_or_four = eilės arba figūrinį imperialą
value-turn_up_imperial_for-dealer = tik dalijančiajam
value-turn_up_imperial_for-all = kiekvienam žaidėjui (dviese)
value-won_in_play-none = niekam
value-won_in_play-king_queen = kas gavo karalių ir damą, o kitas kortas laimėjo
value-won_in_play-captured = kieno kirčiuose visos keturios
value-point-length = ilgiausia spalva, tada jos vertė
value-point-worth = vienos spalvos vertė
value-point-privileged = privilegijuotosios kortos, prieš dalijančiojo
value-point_to-each_above_dealer = kiekvienas, turintis daugiau už dalijantįjį
value-point_to-best = tik geriausias
value-first_lead-elder = Pirmasis
value-first_lead-point = laimėjęs taškus
value-follow-must_beat = paeitą spalvą, mušant kortą; jos neturint – kozirį
value-follow-follow = paeitą spalvą; jos neturint – kozirį
value-tricks-over = už kiekvieną virš žemiau nurodyto skaičiaus
value-tricks-difference = skirtumas tam, kas turi daugiau
value-tricks-most = už kiekvieną virš žemiau nurodyto skaičiaus tam, kas turi daugiausia; po lygiai – nieko
value-capot-none = nieko
value-capot-instead = vietoj kirčių
value-capot-besides = be kirčių dar
value-win_by-imperials = kas pirmas surenka imperialus
value-win_by-card_points = kas po dalijimų turi daugiausia kortų taškų
value-stakes-none = nieko
value-stakes-quadruple = nuo viengubos iki keturgubos kainos, pagal tai, ką pralaimėjusysis pasižymėjo
value-stakes-difference = sutartą kainą už kiekvieną imperialą, trūkstamą iki laimėjusiojo
value-marking-automatic = stalas, už visus
value-marking-by_hand = kiekvienas sau; kas pavėluota ar pamiršta, prarasta

value-yes = taip
value-no = ne
value-empty = nėra
value-or = { $first } arba { $last }
value-with = { $value }; { $players } – { $special }

players-2 = dviese
players-3 = trise
players-4 = keturiese

## imperiale

error = Klaida: { $message }
file-unreadable = Failo { $file } perskaityti negalima: { $reason }. Nurodykite failą, kuris yra ir kurį galima skaityti, arba - standartinei įvesčiai.
reason-missing = tokio failo nėra
reason-folder = tai aplankas
reason-forbidden = skaityti neleidžiama
reason-closed = jis uždarytas
system = Sistema sako: { $reason }.
option-twice = { $option } nurodyta du kartus. Vieną išmeskite.
stdout-closed = Standartinė išvestis uždaryta, tad nieko pasakyti negalima. Palikite ją atvirą arba nukreipkite į failą.
stdin-twice = Standartinę įvestį (-) galima skaityti tik kartą. Nurodykite ją vieną kartą.
lang-unknown = kalbos { $found } nėra. Žinomos { $allowed }.
rules-same-id = Dviejuose namų taisyklių failuose tas pats vardas { $id }, o taisyklės skiriasi. Vienam jų duokite kitą vardą.
too-many-forms = Pasirinkite vieną iš šių, ne kelis: { $forms }.
needs-other = { $option } reikia { $other }.
broken-line = eilutė { $line }: { $message }

## imperiale rules

rules-more = imperiale rules VARDAS rodo kiekvieną vienų taisyklių sprendimą.

section-players = Stalas ir kaladė
section-honours = Honorai
section-sequence = Imperialai
section-point = Taškai
section-follow = Kirčiai
section-wipe = Rezultatas

rules-head-players = Žaidėjų: { $players }
rules-head-source = Šaltinis: { $source }
rules-head-extends = Pagal { $base }
rules-head-for = Kaip žaidžiama { $players }
rules-asked = { $key }:
rules-authority = { $status }: { $source }

rules-key = raktas
rules-same = { $first } ir { $second } viską sprendžia vienodai.
rules-good = { $file } – geros taisyklės: { $name } ({ $id }), žaidėjų: { $players }.
rules-bad = { $file } – ne taisyklės; klaidų: { $count }

## imperiale deal

deal-nothing = Dalijimas nenurodytas. Duokite įrašą, vienos eilutės dalijimą arba --seed su --rules; galima ir paduoti eilutes.
deal-head = { $rules }, dalija vieta { $dealer }, atverstoji { $turn_up }
deal-column-seat = vieta
deal-column-hand = ranka
deal-column-imperials = imperialai rankoje
deal-column-point = taškai
deal-column-honours = honorai rankoje
deal-column-score = rezultatas
deal-combination = { $kind } { $cards } ({ $worth })
deal-seat-elder = { $seat }, Pirmasis
deal-seat-dealer = { $seat }, dalijantysis
deal-point-length = kortų { $length }, vertė { $worth }
deal-marks = Pažymėta prieš imant kirčius:
deal-mark-imperials = vieta { $seat }: { $step }, imperialų { $amount }
deal-mark-counters = vieta { $seat }: { $step }, punktų { $amount }
deal-marks-none = nieko
deal-lead = Eina vieta { $seat }.
deal-ended = Dalijimas { $ending }.
deal-options = Kitaip nei taisyklėse: { $options }

## imperiale solve

solve-head = { $rules }, atverstoji { $turnup }, rezultatas { $scores }
solve-hand = Vieta { $seat } turi { $cards }
solve-trick = Ant stalo: { $cards }
solve-to-play = Eina vieta { $seat }. Kiek ji dalijimo pabaigoje bus pasižymėjusi daugiau už kitą:
solve-to-play-alone = Eina vieta { $seat }. Kiek ji dalijimo pabaigoje bus pasižymėjusi daugiau už kiekvieną kitą, sudėjus, jei visi kiti žaidžia prieš ją:
solve-best = * { $card } { $value }
solve-card =   { $card } { $value } ({ $loss } mažiau nei geriausia)
solve-chances = Vietos { $seat } tikimybė laimėti partiją, jei abu dėl jos žaidžia, pagal lentelę { $table }:
solve-chances-alone = Vietos { $seat } tikimybė laimėti partiją, jei visi kiti žaidžia prieš ją, pagal lentelę { $table }:
solve-best-chance = * { $card } { $chance } %
solve-chance =   { $card } { $chance } % ({ $loss } mažiau nei geriausia)
solve-over = Dalijimas baigtas: žaisti nėra ko.
solve-not = Šios padėties išspręsti negalima: { $reason }
solve-not-by-hand = jos žaidėjai žymi patys. Duokite ją be marking=by_hand.
solve-not-at-play = dabar ne metas eiti korta.
solve-not-unseen = žinomos ne visos kortos.

## imperiale perft

perft-count = perft { $depth } { $count }
perft-divide = { $card } { $count }
perft-tally = { $score } kirčiai { $tricks } laimėjo { $winner }: { $count }
perft-nobody = niekas
perft-no-core = C++ branduolys neįdiegtas, tad veikti jis negali. Imkite --engine python arba įdiekite Imperiale su C++ kompiliatoriumi.
perft-not-for-core = C++ branduolys čia skaičiuoti negali: { $reason }. Imkite --engine python.
perft-one-deal = Nurodyti keli dalijimai. Duokite vieną.
perft-over = Dalijimas baigtas: žaisti nėra ko.

## imperiale records check

check-place = { $file }, eilutė { $line }: { $message }
check-table = Įrašai
check-rules = taisyklės
check-records = įrašų
check-agree = sutampa
check-fields = palyginta laukų
check-all = visi
check-unreadable = (ne įrašas)
check-nothing = Šiuose failuose nėra nė vieno įrašo; nieko nepatikrinta.

## imperiale counts

counts-table = { $rules }, žaidėjų { $players }: rankos po { $size } iš { $deck } kortų
counts-what = rankos
counts-count = skaičius
counts-one-in = viena iš
counts-number = { $number }
counts-ratio = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
counts-hands = visos rankos
counts-carte_blanche = nei karaliaus, nei damos, nei valeto
counts-white = vien čirvai ir būgnai
counts-sequence = eilės imperialas { $cards }
counts-four = figūrinis imperialas { $cards }
counts-any-sequence = bent vienas eilės imperialas
counts-any-four = bent vienas figūrinis imperialas
counts-both = ir eilės, ir figūrinis imperialas
counts-any = eilės arba figūrinis imperialas
counts-combinations = eilės ir figūrinių imperialų: { $number }

## imperiale hint

hint-best = Geriausia: { $what }
hint-play = žaisti { $cards }
hint-show = parodyti { $cards }
hint-call = skelbti { $number }
hint-claim = žymėti { $number }
hint-silent = nieko nesakyti
hint-done = nieko: nėra ko nei rodyti, nei žymėti
hint-forced = Tai vienintelė galima korta.
hint-due = Kas priklauso, iškart parodoma ir pažymima; vėliau tai prarandama.
hint-all = Iš visų nematomų kortų išsidėstymų ({ $of }):
hint-some = Iš { $worlds } nematomų kortų išsidėstymų, atsitiktinai paimtų iš { $of }:
hint-played-out = Iš { $worlds } nematomų kortų išsidėstymų iš { $of }, kiekvieną baigus žaisti atsitiktinai:
hint-card = { $card } tikimybė laimėti partiją { $chance }, punktai { $marks }, geresnės kortos nėra { $share } atvejų
hint-card-marks = { $card } punktai { $marks }, geresnės kortos nėra { $share } atvejų
hint-between = Šioje partijoje dabar nėra dalijimo: žaisti nėra ko.
hint-no-core = Be C++ branduolio kortų pasverti negalima. Įdiekite imperiale su juo kompiuteryje, kuriame yra C++ kompiliatorius.
