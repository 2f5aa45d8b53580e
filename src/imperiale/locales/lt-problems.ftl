# Uždaviniai: viena korta aiškiai geriausia, ir ne ta, kuri peršasi

problem-title = Uždavinys { $name }
problem-of = { $rules }, žaidėjų: { $players }, pakopa { $grade } iš 5, reitingas { $rating }
problem-ask = Kuri korta geriausia? Žaidžiate dėl partijos ir žinote tai, ką matote.
problem-right = Teisingai: { $card }.
problem-wrong = Ne. { $card } geriau negu { $own }.
problem-wrong-by = { $own }: tikimybė laimėti partiją mažesnė { $loss }.
problem-value = { $card } tikimybė laimėti partiją { $chance }, punktai { $marks }
problem-values = Prie ko veda kiekviena korta, per visus nematomų kortų išsidėstymus:
problem-levels = Rasta per aštuonis bandymus: naujokas { $beginner }, mėgėjas { $casual }, klubo žaidėjas { $club }, stiprus { $strong }.
problem-rating = Jūsų reitingas: { $rating }, { $doubt } tikslumu; uždavinio: { $its }.
problem-rating-same = Jūsų reitingas lieka { $rating }: skaičiuojamas tik pirmasis bandymas.
problem-go-on = Enter: kitas uždavinys. q: užteks.
problem-none = Tokių uždavinių nebeliko. Žr. imperiale problems list.
problem-farewell = { $tried ->
    [0] Nieko nespręsta. imperiale problems solve grąžins uždavinį.
    [one] Spręstas { $tried } uždavinys, teisingai { $right }. Jūsų reitingas: { $rating }.
    [few] Spręsti { $tried } uždaviniai, teisingai { $right }. Jūsų reitingas: { $rating }.
   *[other] Spręsta { $tried } uždavinių, teisingai { $right }. Jūsų reitingas: { $rating }.
}

problem-next = Kitas uždavinys
problem-choose = Pasirinkti uždavinius
problem-any = Visi
problem-theme = Tema
problem-grade = Pakopa
problem-grade-1 = 1: labai lengva
problem-grade-2 = 2: lengva
problem-grade-3 = 3: vidutinė
problem-grade-4 = 4: sunki
problem-grade-5 = 5: labai sunki
problem-left = Liko spręsti: { $left }, išspręsta: { $done }.
problem-none-so = Tokių uždavinių nėra.
problem-own = Jūsų reitingas: { $rating }, { $doubt } tikslumu.
problem-column-card = Korta
problem-column-chance = Laimi partiją
problem-column-marks = Punktų daugiau
problem-theme-duck = praleisti kirtį
problem-theme-hold_up = sulaikyti stipriausią kortą
problem-theme-hunt = medžioti honorus
problem-theme-draw = ištraukti kozirius
problem-theme-guard = saugoti kozirių karalių
problem-theme-cash = pasiimti, kas sava
problem-theme-exit = eiti be tikro kirčio
problem-theme-take = kirsti
problem-theme-high = kirsti stipresne
problem-theme-low = atiduoti tinkamą kortą
problem-theme-discard = numesti
problem-theme-capot = visi kirčiai
problem-theme-gather = surinkti kozirius
problem-theme-counters = išsaugoti punktus
problem-theme-tricks = skaičiuoti iki septynių
problem-theme-honours = honorai
problem-theme-partie = žaisti dėl partijos

problem-how-duck = Praleiskite: kirtį galima paimti, bet geriau atiduoti.
problem-how-hold_up = Sulaikykite kortą, kurios niekas neįveiks, ir eikite kita.
problem-how-hunt = Medžiokite honorus: eikite koziriais, kol honorai dar neišėję.
problem-how-draw = Ištraukite kozirius, kurie dar neišėję.
problem-how-guard = Saugokite kozirių karalių: eikite kita korta, kol koziriai neišėję.
problem-how-cash = Pasiimkite, kas jūsų: šios kortos jos spalvoje niekas nebeįveiks.
problem-how-exit = Tikro kirčio neturite: svarbu, kuria spalva eisite.
problem-how-take = Kirskite: atiduoti kainuoja daugiau.
problem-how-high = Kirskite stipresne, negu reikia: mažoji pravers vėliau.
problem-how-low = Kirtis prarastas: svarbu, kurią kortą atiduosite.
problem-how-discard = Tos spalvos neturite: svarbu, ką numesite.
problem-why-capot = Esmė – visi kirčiai arba nė vieno: jei tai nieko nereikštų, geriausia būtų kita korta.
problem-why-gather = Esmė – kirčiais surinktas imperialas: jei už jį nieko negautų, geriausia būtų kita korta.
problem-why-counters = Esmė – punktų netekimas: jei dėl imperialo jų neprarastų, geriausia būtų kita korta.
problem-why-tricks = Esmė – kirčių skaičius: jei už juos nieko negautų, geriausia būtų kita korta.
problem-why-honours = Esmė – honorai: jei už juos nieko negautų, geriausia būtų kita korta.
problem-why-partie = Esmė – partija: kita korta šiame dalijime duotų daugiau punktų, bet laimėtų rečiau.

problems-row = { $name }  { $rules } { $players }  pakopa { $grade }  reitingas { $rating }  { $themes }
problems-row-done = { $row }  ({ $right ->
    [yes] išspręsta
   *[no] dar ne
})
problems-count = { $count ->
    [one] { $count } uždavinys.
    [few] { $count } uždaviniai.
   *[other] { $count } uždavinių.
}
problems-no-name = Uždavinio { $found } nėra. Žr. imperiale problems list.
problems-no-theme = Temos { $found } nėra. Žinomos: { $known }
problems-no-rules = { $found } uždavinių nėra. Žinomi: { $known }
problems-kept-damaged = { $file }: tai ne tai, ką imperiale saugo apie uždavinius ({ $reason }). Patraukite failą, kad pradėtumėte iš naujo.
problems-kept-unwritable = { $file }: to, ką išsprendėte, negalima išsaugoti: { $reason }
problems-file-line = { $file }, { $line } eilutė: tai ne uždavinys ({ $reason }). Žr. docs/guide/problems.md.
problems-mined = { $parties ->
    [one] Sužaista { $parties } partija
    [few] Sužaistos { $parties } partijos
   *[other] Sužaista { $parties } partijų
}, uždavinių rasta: { $found }, palikta: { $kept }: { $file }
problems-mining = partijos
problems-lost = Žaidęs procesas žuvo ties { $part } ar netrukus po to. Ta pati komanda su --workers 1 parodys kodėl.
problems-stopped = Sustabdyta. Ta pati komanda tęs nuo { $file }.
problems-not-one = Ši padėtis ne uždavinys: nė viena korta nėra { $least } tikimybės laimėti partiją geresnė už visas kitas, arba geriausia ir yra ta, kuri pirma ateina į galvą.
problems-checked = { $count ->
    [one] { $count } uždavinys išspręstas
    [few] { $count } uždaviniai išspręsti
   *[other] { $count } uždavinių išspręsta
} iš naujo, kitaip negu faile: { $wrong }.
problems-differs = { $name }: faile { $answer }, { $by } randa { $found }.
problems-by-all = visų išsidėstymų svėrimas
problems-by-strongest = stipriausias agentas
problems-by-listening = kas klauso žaidimo,
problems-by-reference = pavyzdys Python kalba
problems-looked = Peržiūrėta dalijimų: { $deals }, rasta uždavinių: { $found }, palikta: { $kept } – { $file }
