# Kas sakoma apie žvilgsnį atgal, užrašytus dalijimus, įrodymus ir žiūrovus

## Žvilgsnis atgal

past-look = Pažvelgti atgal
past-on = Žvilgsnis atgal
past-at = Žiūrite atgal: { $at } iš { $of }
past-now = Grįžti į dabartį
past-turn = Grįžti į dabartį: jūsų eilė
past-over = Vėl esate dabartyje.
past-not = Žiūrite atgal, čia nieko žaisti negalima. Pirma grįžkite į dabartį.
past-none = Dar nėra į ką atsigręžti.
keys-back = žingsnis atgal ir vėl pirmyn
keys-now = grįžti į dabartį

## Užrašyti dalijimai

home-written = Įklijuokite dalijimą arba atverkite jų failą ir pamatykite jį korta po kortos.
written-title = Skaityti dalijimą
written-what = Įklijuokite dalijimą viena eilute arba įrašus, po vieną JSON objektą eilutėje. Čia jis sužaidžiamas atviromis kortomis.
written-text = Dalijimas arba keli, kiekvienas savo eilutėje
written-read = Parodyti
written-file = Atverti failą
written-example = Pavyzdys
replay-deals = Dalijimai
replay-line = Viena eilute
replay-alone = Atskirai
replay-save = Įrašyti partiją į failą
replay-share = Dalytis
share-link = Nuoroda
share-embed = Savo puslapiui

## Dalijimas patikrintas

proof-check = Patikrinti dalijimus
proof-how = Šis puslapis viską apskaičiavo pats iš to, ką pasakė serveris; jis nieko neklausė, ar taip yra.
proof-none = Dar nė vienas dalijimas nebaigtas.
proof-good = Dalijimas { $deal }: kortos yra tos, kurios buvo pažadėtos.
proof-bad = Dalijimas { $deal }: kažkas ne taip, kaip pažadėta!
proof-bound = Prieš dalijimą serveris susisaistė šiuo skaičiumi:
proof-noted-yes = Ši naršyklė skaičių pasižymėjo prieš dalijimą: jis tas pats.
proof-noted-no = Prieš dalijimą ši naršyklė pasižymėjo kitą skaičių: { $noted }
proof-nonce-yes = Skaičius, kurį pridėjo ši naršyklė, yra tarp panaudotųjų.
proof-nonce-no = Skaičius, kurį pridėjo ši naršyklė, nepanaudotas: { $nonce }
proof-absent = Šios naršyklės dalijant nebuvo, ir pati ji nieko nepasižymėjo.
proof-secret-yes = Paslaptis nuo tada atskleista, ir jos SHA-256 yra tas skaičius: { $secret }
proof-secret-no = Kas nuo tada atskleista, nėra to skaičiaus paslaptis: { $secret }
proof-cards-yes = Paslaptis ir pridėti skaičiai duoda vieną vienintelę kaladę; dalijama nuo viršaus ji duoda kaip tik tas kortas, kuriomis žaista.
proof-cards-no = Paslaptis ir pridėti skaičiai duoda vieną vienintelę kaladę, ir tai ne jos kortos.
proof-pack = Kaladė nuo viršaus ir kam teko kiekviena korta
proof-talon = talonas
proof-save = Įrašyti įrodymą
proof-command = Jį galima patikrinti ir be šio puslapio, o kartu ir kas dalijo pirmas:

## Žiūrovai ir jų lažybos

home-onlookers = Žiūrovai
home-onlookers-public = mato, kas atversta
home-onlookers-late = mato viską, vienu dalijimu vėliau
home-onlookers-none = neįleidžiami
bet-name = Pasakykite vardą, ir galėsite statyti žaidimo žetonus už žaidėjus.
bet-look-on = Dalyvauti
bet-against = Prieš ką
bet-later = Lažinamasi prieš padalijant kortas.
bet-purse = { $chips ->
    [one] { $chips } žetonas
    [few] { $chips } žetonai
    [many] { $chips } žetono
   *[other] { $chips } žetonų
}
bet-open = dar nenuspręsta
bet-won = laimėta { $chips }
bet-lost = pralaimėta { $chips }
bet-returned = grąžinta
bet-rules = Dėl kirčių: du artimiausi dalijimai, kiekvienam pusė statymo. Dėl imperialo: artimiausias sužaistas dalijimas; jei jį turi abu arba nė vienas, statymas grąžinamas.

## Nuostatos

set-courts = Figūros
set-courts-own = Nupieštos imperialui
set-courts-classic = Klasikinės

## Kas žaidžia

seat-bot = robotas
page-account = Jūsų paskyra
home-account = Jūsų partijos visuose įrenginiuose, prieigos raktu; žaisti jos nereikia.
home-rated = Reitinguojama: abu turi paskyras, atgal nieko neimama
page-rated = reitinguojama
failed-rated = Reitinguojama partija žaidžiama pagal taisyklių rinkinį, koks jis yra: be robotų, nukrypimų ir namų taisyklių. Atsisakykite jų arba žaiskite be reitingo.
failed-rated-computer = Reitinguojama partija prieš kompiuterį žaidžiama dviese, su laikrodžiu, prieš lygį, kuris pagal šias taisykles turi reitingą (žr. /ratings). Pasirinkite taip arba žaiskite be reitingo.
failed-rated-guest = Prie reitinguojamo stalo sėdi žmonės su skirtingomis paskyromis. Prisijunkite su savo arba žaiskite be reitingo.
not-rated = Reitinguojamoje partijoje atgal nieko neimama. Žaiskite toliau.
