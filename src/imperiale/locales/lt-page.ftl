# Kas sakoma puslapyje: imperiale serve

## Kortos: kas jų kampuose

index-K = K
index-Q = D
index-J = V
index-A = T
index-T = 10

## Visur

window-title = { $game } · Imperialas
window-title-turn = ● Jūsų eilė · { $game }
page-home = Pradžia
page-lobby = Atviri stalai
page-rules = Taisyklės
page-study = Mokytis
page-settings = Nuostatos
page-close = Užverti
page-no = Ne
page-again = Bandyti dar kartą
page-copy = Kopijuoti
page-copied = Nukopijuota
page-name = Jūsų vardas
page-loading = Akimirką…
page-nothing = Čia nieko nėra.
page-connecting = Einame prie stalo…
page-offline = Ryšio nėra. Stalas palauks; ryšys atsiras pats.
seat-number = vieta { $seat }

## Pradžia

home-what = Prancūzijos dvaro kortų žaidimas nuo XVI amžiaus: parodykite imperialus, paskelbkite taškus, o visa kita padarys koziriai.
home-play = Žaisti dabar
home-choose = Pasirinkti žaidimą
home-friend = Žaisti su draugu
home-against = { $rules }, prieš: { $level }
home-rules = Kurios taisyklės?
home-players = Žaidėjai
home-level = Varžovas
home-length = Trukmė
home-length-usual = Pagal taisykles ({ $target ->
    [one] { $target } imperialas
    [few] { $target } imperialai
    [many] { $target } imperialo
   *[other] { $target } imperialų
})
home-clock = Laikrodis
home-clock-none = Nėra
home-clock-move = Minutė ėjimui
home-clock-bank = Minutė partijai ir po dešimt sekundžių ėjimui
home-by-hand = Žymėti patiems
home-listed = Rodyti stalą tarp atvirųjų
home-lobby = Sėsti prie stalo arba pažiūrėti.
home-rules-what = Penki trijų šimtmečių tekstai, kiekvienas sprendimas su šaltiniu.
home-study = Spręsti, nagrinėti, skaičiuoti: kaip žaisti geriau.
home-settings = Kalba, kaladė, greitis, kortų tvarka.

rules-line-academie = 1725 metų prancūzų salonas: paeitą kortą privalu mušti, o visi kirčiai verti dviejų imperialų.
rules-line-biblioteka = Rusų svetainė: honorai žymimi vos paimti, o imperialą galima surinkti kirčiais.
rules-line-dobor = Po kiekvieno kirčio traukiama ir rodoma, ką tai atnešė.
rules-line-foster = 1897 metų Fosterio skaičiavimas: svarbus tik kirčių skirtumas.
rules-line-imperialas = Lietuviškas stalas dviem, trims ar keturiems: baltasis imperialas, privilegijuotosios kortos, laimi šeši imperialai.
rules-line-pierer = Vokiečių enciklopedija: trumpa partija iki aštuoniolikos punktų ir statymai iki keturgubų.

agent-random = Atsitiktinis
agent-line-random = Žaidžia bet kuria galima korta.
agent-greedy = Gobšas
agent-line-greedy = Ima, kas yra, ir niekada nežiūri į priekį.
agent-worlds4 = Pasauliai 4
agent-line-worlds4 = Sveria keturis galimus nematomų kortų išsidėstymus.
agent-worlds20 = Pasauliai 20
agent-line-worlds20 = Sveria dvidešimt galimų nematomų kortų išsidėstymų.
agent-worlds100 = Pasauliai 100
agent-line-worlds100 = Sveria šimtą galimų nematomų kortų išsidėstymų.
agent-worlds = Pasauliai
agent-line-worlds = Sveria visus galimus nematomų kortų išsidėstymus.
agent-inference = Nuovoka
agent-line-inference = Sveria juos pagal tai, ką sako jūsų žaidimas.
agent-equilibrium = Pusiausvyra
agent-line-equilibrium = Paskutinius kirčius maišo taip, kad niekas prieš jį nelaimėtų.
agent-beginner = Naujokas
agent-line-beginner = Pamiršta, kas išėjo, ir daug ko nemato.
agent-casual = Mėgėjas
agent-line-casual = Kai kurias kortas pamiršta ir nesiklauso.
agent-club = Klubo žaidėjas
agent-line-club = Skaičiuoja kozirius ir atsimena, ką rodote.
agent-strong = Stiprus
agent-line-strong = Atsimena viską ir žaidžia dėl partijos.
agent-master = Meistras
agent-line-master = Stipresnio čia nėra.

## Prieš partiją

page-invited = Jus kviečia prie stalo
page-waiting = Laukiame jūsų draugo
page-open-seat = Laisva vieta
page-sit = Sėsti
page-send-link = Nusiųskite šią nuorodą. Partija prasidės, kai tik vieta bus užimta.
page-link = Stalo nuoroda
page-qr = Nuoroda QR kodu
page-closed = Stalas uždarytas
page-have-code = Užimti savo vietą iš kito įrenginio
page-code-label = Vietos kodas
page-take-up = Užimti
lobby-open = laisvų vietų: { $open } iš { $players }
lobby-watch = Žiūrėti
lobby-empty = Dabar joks stalas nieko nelaukia.
lobby-make = Atverti stalą

## Stalas

page-table-of = Stalas: { $rules }
page-on-table = Ant stalo
page-hand = Jūsų kortos
page-journal = Kas buvo
page-voice = Kas vyksta prie stalo
page-menu = Meniu
page-help = Pagalba ir klavišai
page-on-turn = jo eilė
page-away = išėjęs
page-tricks = { $tricks ->
    [one] kirtis
    [few] kirčiai
    [many] kirčio
   *[other] kirčių
}
page-onlookers = { $onlookers ->
    [one] { $onlookers } žiūrovas
    [few] { $onlookers } žiūrovai
    [many] { $onlookers } žiūrovo
   *[other] { $onlookers } žiūrovų
}
page-go-on = Toliau
page-not-now = Dabar ne jūsų eilė.
page-card-not = { $card }, žaisti negalima: { $reason }
page-may = Galima žaisti: { $cards }.
page-hand-is = Jūsų kortos: { $cards }.
page-took = { $who ->
    [you] Kirtis jūsų.
   *[other] Kirtį ima { $who }.
}
page-seat-is = { $who ->
    [you] Jūs: { $imperials }, { $counters }, { $tricks }, { $cards }.
   *[other] { $who }: { $imperials }, { $counters }, { $tricks }, { $cards }.
}
page-shown = Parodyta:
page-sure = Tikrai?
page-agree = Sutikti
page-decline = Atmesti
page-say-nothing = Nieko nesakyti
page-less = Mažiau
page-more = Daugiau
page-now = Dabar
turned-up = Atverstoji korta
summary-nothing-seat = Šiame dalijime nieko.
summary-title-deal = Dalijimas { $deal }
page-over = Partija baigta
page-you-win = Jūs laimite partiją!
page-wins = Partiją laimi { $who }
page-to-rematch = Į kitą partiją
page-replay = Žiūrėti dar kartą
page-review = Apžvalga
page-rules-of = Taisyklės: { $rules }
page-share = Pakviesti ką nors prie stalo arba žiūrėti
page-code = Norėdami užimti savo vietą iš kito įrenginio, įrašykite ten šį kodą: { $code }
page-fair = Ar padalyta sąžiningai?
page-fair-what = Prieš kiekvieną dalijimą serveris susisaisto paslaptimi, parodydamas jos SHA-256; jūsų puslapis prideda savo skaičių, ir kortos išplaukia iš abiejų. Dalijimui pasibaigus paslaptis atskleidžiama, kad kiekvienas galėtų patikrinti.
page-secret = Paslaptis:

## Klavišai

page-keys = Klavišai
keys-move = eiti per savo kortas
keys-play = dėti kortą, spausti mygtuką
keys-number = dėti pirmą, antrą… galimą kortą
keys-on = toliau
keys-last = paskutinis kirtis
keys-hand = išgirsti savo kortas
keys-table = išgirsti stalą
keys-why = išgirsti, kas galima ir kodėl
keys-hint = prašyti patarimo
keys-undo = atsiimti
keys-sort = kitaip sudėlioti kortas
keys-journal = kas buvo
keys-menu = meniu
keys-help = ši pagalba

## Žiūrovų lažybos

page-bets = Lažybos
page-bet = Lažintis
page-bet-on = Dėl ko
page-bet-tricks = daugiau kirčių, per du dalijimus
page-bet-imperials = imperialas
page-bet-seat = Už ką
page-bet-stake = Žetonų
page-bet-line = { $name }: { $stake } – už { $seat } prieš { $against }, { $on }

## Nuostatos

set-language = Kalba
set-speed = Greitis
set-speed-instant = Iškart
set-speed-fast = Greitai
set-speed-normal = Neskubant
set-speed-slow = Lėtai
set-sort = Kortų tvarka
set-sort-suits = Pagal spalvas
set-sort-trumps = Pirma koziriai
set-sort-ranks = Pagal rangus
set-theme = Šviesa
set-theme-auto = Kaip įrenginyje
set-theme-light = Dieninė
set-theme-dark = Naktinė
set-deck = Kaladė
set-deck-two = Dviejų spalvų
set-deck-four = Keturių spalvų
set-motion = Judėjimas
set-motion-auto = Kaip įrenginyje
set-motion-full = Kortos juda
set-motion-none = Niekas nejuda
set-tapOn = Po kirčių ir žymėjimų laukti palietimo
set-leftHand = Kairiarankiams: kortas dėti į kitą pusę
set-rising = Pirma žemos kortos
set-forced = Vienintelę galimą kortą dėti be manęs
set-sound = Pabelsti, kai mano eilė
sort-suits = Sudėliota pagal spalvas.
sort-trumps = Sudėliota pagal spalvas, pirma koziriai.
sort-ranks = Sudėliota pagal rangus.

## Žiūrėti dar kartą

replay-table = Prie stalo
replay-first = Į pradžią
replay-back = Žingsnis atgal
replay-on = Žingsnis pirmyn
replay-last = Į pabaigą
replay-moment = Dalijimo akimirka

## Taisyklių puslapis

rules-source = Pagal: { $source }
rules-course = Kaip vyksta dalijimas
rules-keys = Sprendimas po sprendimo
rules-with = Žaidėjų: { $players }

## Žaidžiantiems pirmą kartą

home-learn = Mokytis žaidžiant
set-guide = Paaiškinti viską, kas nutinka pirmą kartą
lesson-aim = Tikslas – imperialai: laimi, kas pirmas surenka, kiek reikia, pagal daugumą taisyklių penkis. Keturios viena prie kitos tinkančios kortos yra imperialas, šeši punktai – taip pat.
lesson-dealt = Tai jūsų kortos. Kirčiuose jų eilė tokia: karalius, dama, valetas, tūzas, dešimtakė, devynakė, aštuonakė, septynakė; tūzas tik ketvirtas.
lesson-turned_up = Atverstoji korta nustato kozirius. Kai kurie koziriai yra privilegijuotieji; pagal daugumą taisyklių tokį atvertus pažymimas žetonas.
lesson-called = Dabar taškai: kiekvienas pasako savo skaičių arba atsako, kad pasakytas skaičius geras, negeras ar lygus.
lesson-imperial = Parodytas imperialas: kortos, kurios dera tarpusavyje. Jis žymimas ilgąja plokštele, o sutartas jų skaičius laimi.
lesson-point = Už taškus pažymimas vienas apvalus žetonas. Šeši žetonai keičiami į imperialą.
lesson-took = Kas paima kirtį, pradeda kitą. Pilkomis kortomis dabar eiti negalima: palieskite vieną ir sužinosite kodėl.
lesson-drew = Pirmas traukia paėmęs kirtį; atverstoji korta traukiama paskutinė.
lesson-honours = Kiekviena privilegijuotoji korta kirčiuose duoda žetoną.
lesson-tricks = Kirčiai, viršijantys žaidėjo dalį, taip pat duoda žetonų.
lesson-capot = Visi kirčiai vienose rankose duoda daugiau.
lesson-wipe = Imperialas nubraukia: visi kiti grąžina savo žetonus. Imperialai niekada neprarandami.
challenge-play = Sužaisti šį dalijimą pačiam
