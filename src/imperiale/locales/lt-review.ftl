# Partijos apžvalgos: imperiale review ir puslapis

review-title = Apžvalga
review-of = { $rules }, žaidėjų: { $players }, { $deals ->
        [one] { $deals } dalijimas
        [few] { $deals } dalijimai
        [many] { $deals } dalijimo
       *[other] { $deals } dalijimų
    }
review-won = Laimėtojas: { $who }
review-open-end = Šie dalijimai partijos nenulemia.
review-seat = vieta { $seat }

## How everybody played

review-players = Kaip kas žaidė
review-column-player = žaidėjas
review-column-class = žaidžia kaip
review-column-rate = netektis per sprendimą
review-column-doubtful = abejotina
review-column-bad = blogai
review-column-very_bad = labai blogai
review-column-decisions = sprendimų
review-column-forced = priverstinių
review-column-luck = sėkmė
review-column-result = rezultatas
review-column-adjusted = be sėkmės
review-class-master = meistras
review-class-strong = stiprus žaidėjas
review-class-club = klubo žaidėjas
review-class-casual = mėgėjas
review-class-beginner = pradedantysis
review-class-novice = naujokas
review-grade-none = teisingai arba beveik
review-grade-doubtful = abejotina
review-grade-bad = blogai
review-grade-very_bad = labai blogai
review-note-luck = Sėkmė – tai, ką padarė vien kortos, dalijimas po dalijimo, palyginti su visų dalijimų vidurkiu: ilgainiui visiems ji išsilygina. Rezultatas be sėkmės – tai, kas lieka mokėjimui ir tai sėkmei, kurios šis matas nemato; jis gali būti mažesnis už 0 ir didesnis už 100 %.
review-note-loss = Ko neteko sprendimas, matuojama tuo, ką žaidėjas galėjo žinoti: vidurkiu pagal visas rankas, kurias galėjo turėti kiti. Greta – kiek tai kainavo matant visas kortas.
review-note-marks = Laimėjimo tikimybių lentelės čia nėra: netektys ir sėkmė – taškais, atėmus kitų.
review-note-chance = Kai kurios šių padėčių per ilgos, kad būtų išspręstos, ir buvo baigtos žaisti atsitiktinai; kas apie jas sakoma, mažiau tikra.

## The course

review-course = Laimėjimo tikimybė
review-course-of = Tikimybė laimėti partiją: { $who }
review-course-note = Kaip gulėjo kortos ir kaip visi būtų galėję žaisti jas visas matydami; tarp dalijimų – pagal rezultatą.
review-course-table = Tas pats lentele
review-column-moment = akimirka
review-column-chance = tikimybė
review-moment = dalijimas { $deal }, kirtis { $trick }
review-moment-before = prieš dalijimą { $deal }
review-moment-dealt = dalijimas { $deal } išdalytas
review-moment-after = po dalijimo { $deal }

## What turned the partie

review-turning = Kas pakreipė partiją
review-turning-none = Nė viena klaida ir nė vienas dalijimas neišsiskiria.
review-luck-deal = Dalijimas { $deal }: kortos palankios, kam – { $who }, { $size }
review-where = Dalijimas { $deal }, kirtis { $trick }
review-error = { $who }: { $played }; geriau { $best }. Laimėjimo tikimybės netektis { $loss }: { $grade }
review-why = { $share } galimų rankų nėra nieko geriau už { $best }; už { $played } – { $less }.
review-why-marks = Dalijimo pabaigoje geresnis sprendimas vidutiniškai duoda { $marks } taško daugiau.
review-open-right = Kaip gulėjo kortos, tai nieko nekainavo: neteisinga pagal tai, ką buvo galima žinoti, bet be žalos.
review-open-cost = Kaip gulėjo kortos, tai kainavo { $loss }.
review-right = Teisinga su tomis kortomis, kurias matėte; kaip jos gulėjo, tai kainuoja { $loss }.
review-weighed-all = Pasvertos visos galimos rankos: { $of }.
review-weighed-some = Pasverta galimų rankų: { $worlds } iš { $of }; standartinė paklaida { $error }.
review-weighed-chance = Atsitiktinai baigta galimų rankų: { $worlds }; standartinė paklaida { $error }.

## Choices

review-do-play = { $cards }
review-do-show = parodyti { $cards }
review-do-call = skelbti { $number }
review-do-call-none = nieko neskelbti
review-do-claim = reikalauti { $number }
review-do-done = daugiau nieko nerodyti ir nereikalauti

## Deal by deal

review-deals = Dalijimas po dalijimo
review-deal = Dalijimas { $deal }
review-deal-luck = dalija: { $dealer }; rezultatas: { $scores }; sėkmė ({ $who }): { $luck }
review-column-trick = kirtis
review-column-did = sprendimas
review-column-better = geriau
review-column-loss = netektis
review-column-open = atvirai
review-column-grade = vertinimas
review-nothing-wrong = Šiame dalijime nieko neprarasta.

## The command

review-bar = Apžvelgta dalijimų
review-kept = Apžvelgta ir išsaugota dalijimų: { $done } iš { $deals }; ta pati komanda tęs nuo čia.
review-not-nothing = { $file }: nėra nė vieno baigto dalijimo, apžvelgti nėra ko. Duokite išsaugotą partiją, įrodymą arba dalijimus, po vieną eilutėje.
review-not-mixed = { $file }, dalijimas { $line }: žaistas kitomis taisyklėmis nei pirmasis. Duokite vienos partijos dalijimus.
review-not-proof = { $file } – ne įrodymas: { $reason }
review-no-core = Be C++ branduolio nieko negalima apžvelgti. Įdiekite imperiale su juo kompiuteryje, kuriame yra C++ kompiliatorius.
review-written = Įrašytas failas { $file }.

## imperiale calibrate

calibrate-bar = Partijos
calibrate-column-agent = agentas
calibrate-column-parties = partijų
calibrate-column-decisions = sprendimų
calibrate-column-rate = netektis per sprendimą, %
calibrate-column-result = vietos 0 rezultatas, %
calibrate-column-adjusted = be sėkmės, %
calibrate-column-spread = sklaida
calibrate-order = Nurodytos tvarkos ir klaidų dažnio rangų koreliacija: { $order }

## What the server refuses

failed-review-no-core = Apžvalgai reikia C++ branduolio, be kurio šis serveris sukurtas.
failed-review-busy = Šiuo metu prašoma daug apžvalgų. Pabandykite po minutės.
failed-no-review = Tokios apžvalgos čia nėra. Paprašykite jos iš naujo.
failed-review-not-over = Partija apžvelgiama, kai ji baigta.
failed-review-nothing = Čia nėra nė vieno baigto dalijimo.
failed-review-mixed = Dalijimas { $line } žaistas kitomis taisyklėmis nei pirmasis.
failed-review-proof = Tai ne įrodymas: { $reason }
failed-review-save = Tai ne išsaugota partija: { $reason }
failed-review-json = Viena eilutė nėra JSON.

## The page

review-page-ask-title = Apžvelgti partiją
review-page-ask-what = Įklijuokite vienos partijos dalijimus, notacija arba įrašais, po vieną eilutėje, arba išsaugotą partiją ar įrodymą.
review-page-ask-text = Dalijimai
review-page-ask-go = Apžvelgti
review-page-progress = Apžvelgta dalijimų: { $done } iš { $deals }.
review-page-waiting = Apžvalga laukia savo eilės.
review-page-stop = Nutraukti
review-page-stopped = Apžvalga nutraukta.
review-page-failed = Apžvalga nepavyko.
review-page-again = Apžvelgti iš naujo
review-page-at-error = Klaida { $number } iš { $of }
review-page-at = Sprendimas { $number } iš { $of }
review-page-back = Ankstesnis
review-page-on = Kitas
review-page-error-back = Ankstesnė klaida
review-page-error-on = Kita klaida
review-page-card-played = sužaista
review-page-card-better = geriau
review-page-card-right = teisinga
review-page-first = Pirmas sprendimas
review-page-last = Paskutinis sprendimas
review-page-turning-all = Rodyti visus: { $number }
review-page-keys = Rodyklės veda nuo sprendimo prie sprendimo, su Shift – nuo klaidos prie klaidos.
review-page-look = Pažiūrėti
review-page-told-right = { $who }: { $played }. Nieko neprarasta.
review-page-told-loss = { $who }: { $played }; geriau { $best }. Laimėjimo tikimybės netektis { $loss }.
review-page-decisions = Sprendimai
