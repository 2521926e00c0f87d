import type { WordLists } from "../line-words.ts";
import { decline, inflect } from "../polish-cases.ts";

function combine(first: string, ends: string): string {
  return first
    .split("|")
    .flatMap((start) => ends.split("|").map((end) => `${start} ${end}`))
    .join("|");
}

const SHAPES =
  "w kostkę|w kosteczkę|w drobną kostkę|w drobną kosteczkę|w grubą kostkę|w dużą kostkę|w małą kostkę|w plasterki|w plastry|w cienkie plasterki|w cienkie plastry|w grube plastry|w półplasterki|w talarki|w półtalarki|w paski|w cienkie paski|w paseczki|w piórka|w cienkie piórka|w krążki|w słupki|w cienkie słupki|w zapałki|w ćwiartki|w ósemki|w cząstki|w kawałki|w ćwierćplasterki|w wiórki|na kawałki|na mniejsze kawałki|na małe kawałki|na duże kawałki|na ćwiartki|na połówki|na pół|na plasterki|na plastry|na cząstki|na kęsy";
const GRATERS =
  "na tarce|na tarce o grubych oczkach|na tarce o drobnych oczkach|na tarce o małych oczkach|na tarce o dużych oczkach|na grubych oczkach|na drobnych oczkach|na małych oczkach|na dużych oczkach|na grubej tarce|na drobnej tarce|na wiórki";

const STATES = `posiekany|siekany|pokrojony|przekrojony|przekrojony na pół|przepołowiony|podzielony|starty|utarty|zmielony|zmiksowany|zblendowany|rozgnieciony|zgnieciony|pognieciony|utłuczony|roztarty
  rozdrobniony|pokruszony|rozkruszony|skruszony|połamany|porwany|poszarpany|poszatkowany|szatkowany|wyciśnięty|przeciśnięty|przeciśnięty przez praskę|przesiany|obrany|obrany ze skórki|nieobrany|umyty|wymyty|wyszorowany|wypłukany|opłukany|przepłukany
  odsączony|odsączony z zalewy|odsączony z oleju|odcedzony|osączony|osuszony|odciśnięty|namoczony|moczony|rozmrożony|rozmoczony|roztopiony|rozpuszczony|stopiony|zmiękczony|ubity|roztrzepany|rozkłócony|rozbełtany|rozbity|miękki|mięciutki
  ciepły|zimny|gorący|letni|chłodny|lodowaty|wrzący|przegotowany|schłodzony|ostudzony|wystudzony|przestudzony|podgrzany|zagotowany|dojrzały|przejrzały|czerstwy|ugotowany|ugotowany na twardo|ugotowany na miękko|ugotowany al dente|ugotowany w mundurkach|ugotowany na sypko|gotowany na twardo|upieczony|usmażony|podsmażony|zeszklony|zrumieniony|przyrumieniony|uprażony|podprażony
  obgotowany|podgotowany|wydrylowany|wypestkowany|odpestkowany|wydrążony|odszypułkowany|przebrany|oczyszczony z błonek|oczyszczony z pestek|oczyszczony z gniazd nasiennych|pozbawiony pestek|pozbawiony skórki|pozbawiony gniazd nasiennych|sparzony|wyparzony|zblanszowany|przelany wrzątkiem|oskrobany|wyfiletowany
  posolony|zamarynowany|rozwałkowany|rozklepany|otarty|obłuskany|wyłuskany|złuskany|ususzony|zmrożony|odmierzony|wyjęty z lodówki|napęczniały|pocięty|rozdzielony|oddzielony`;

const NOUNS = {
  masculine: `ziemniak/ziemniaki/ziemniaków/ziemniaka|batat/bataty/batatów/batata|burak/buraki/buraków/buraka|pomidor/pomidory/pomidorów/pomidora|pomidorek/pomidorki/pomidorków/pomidorka|ogórek/ogórki/ogórków/ogórka|bakłażan/bakłażany/bakłażanów/bakłażana|por/pory/porów/pora|seler/selery/selerów/selera|kalafior/kalafiory/kalafiorów/kalafiora|brokuł/brokuły/brokułów/brokułu
    banan/banany/bananów/banana|grejpfrut/grejpfruty/grejpfrutów/grejpfruta|ananas/ananasy/ananasów/ananasa|granat/granaty/granatów/granatu|daktyl/daktyle/daktyli/daktyla|orzech/orzechy/orzechów/orzecha|migdał/migdały/migdałów/migdała|goździk/goździki/goździków/goździka|liść/liście/liści/liścia|listek/listki/listków/listka
    biszkopt/biszkopty/biszkoptów/biszkopta|kotlet/kotlety/kotletów/kotleta|filet/filety/filetów/filetu|kurczak/kurczaki/kurczaków/kurczaka|śledź/śledzie/śledzi/śledzia|pstrąg/pstrągi/pstrągów/pstrąga`,
  feminine: `cebula/cebule/cebul/cebuli|cebulka/cebulki/cebulek/cebulki|szalotka/szalotki/szalotek/szalotki|marchew/marchwie/marchwi/marchwi|marchewka/marchewki/marchewek/marchewki|pietruszka/pietruszki/pietruszek/pietruszki|papryka/papryki/papryk/papryki|papryczka/papryczki/papryczek/papryczki|cukinia/cukinie/cukinii/cukinii|rzodkiewka/rzodkiewki/rzodkiewek/rzodkiewki|pieczarka/pieczarki/pieczarek/pieczarki|dynia/dynie/dyni/dyni|kapusta/kapusty/kapust/kapusty|sałata/sałaty/sałat/sałaty
    cytryna/cytryny/cytryn/cytryny|limonka/limonki/limonek/limonki|pomarańcza/pomarańcze/pomarańczy/pomarańczy|mandarynka/mandarynki/mandarynek/mandarynki|gruszka/gruszki/gruszek/gruszki|brzoskwinia/brzoskwinie/brzoskwiń/brzoskwini|nektarynka/nektarynki/nektarynek/nektarynki|morela/morele/moreli/moreli|śliwka/śliwki/śliwek/śliwki|truskawka/truskawki/truskawek/truskawki|malina/maliny/malin/maliny|wiśnia/wiśnie/wiśni/wiśni|figa/figi/fig/figi|oliwka/oliwki/oliwek/oliwki
    bułka/bułki/bułek/bułki|kajzerka/kajzerki/kajzerek/kajzerki|tortilla/tortille/tortilli/tortilli|grzanka/grzanki/grzanek/grzanki|kiełbasa/kiełbasy/kiełbas/kiełbasy|kiełbaska/kiełbaski/kiełbasek/kiełbaski|parówka/parówki/parówek/parówki|pierś/piersi/piersi/piersi|krewetka/krewetki/krewetek/krewetki|kostka/kostki/kostek/kostki`,
  neuter:
    "jajko/jajka/jajek/jajka|żółtko/żółtka/żółtek/żółtka|białko/białka/białek/białka|jabłko/jabłka/jabłek/jabłka|udko/udka/udek/udka|udo/uda/ud/uda|skrzydełko/skrzydełka/skrzydełek/skrzydełka|żeberko/żeberka/żeberek/żeberka",
};

const SIZES =
  "mały|malutki|maleńki|duży|średni|spory|niewielki|nieduży|wielki|ogromny|mniejszy|większy|gruby|cienki";
const QUALITIES =
  "świeży|suszony|kwaśny|słodki|ostry|czerwony|zielony|żółty|biały|czarny|młody|twardy|jędrny|wędzony|kiszony|surowy|jasny|ciemny|zdrowy|ładny|kruchy|soczysty|aromatyczny|ekologiczny|niewoskowany";

const ADJECTIVES = [
  SIZES,
  QUALITIES,
  STATES,
  "laurowy|rosołowy|bulionowy|włoski|cukrowy|koktajlowy|kurzy",
].join("|");

export const POLISH: WordLists = {
  numbers: [
    [0.25, "ćwierć|ćwiartka|ćwiartki|ćwiartkę|jedna czwarta|jedną czwartą"],
    [1 / 3, "jedna trzecia|jedną trzecią"],
    [0.5, "pół|połowa|połowy|połowę|połówka|połówki|połówkę|jedna druga"],
    [2 / 3, "dwie trzecie"],
    [0.75, "trzy czwarte"],
    [1, "jeden|jedna|jedno|jednej|jednego|jedną"],
    [1.5, "półtora|półtorej"],
    [2, "dwa|dwie|dwóch|dwu|dwoje|obie|oba"],
    [3, "trzy|trzech|troje"],
    [4, "cztery|czterech|czworo"],
    [5, "pięć|pięciu|pięcioro"],
    [6, "sześć|sześciu"],
    [7, "siedem|siedmiu"],
    [8, "osiem|ośmiu"],
    [9, "dziewięć|dziewięciu"],
    [10, "dziesięć|dziesięciu"],
    [11, "jedenaście"],
    [12, "dwanaście|tuzin"],
    [15, "piętnaście"],
    [20, "dwadzieścia"],
  ],
  andHalf: "i pół",
  to: "do|lub|albo|czy",
  and: "i|oraz|a",
  or: "lub|albo|bądź|czy|ewentualnie|ew.|ew|względnie|lub też|zamiennie",
  of: "z|ze|x|×",
  plus: "plus|+|i dodatkowo|oraz dodatkowo",
  ofWhich: "w tym|z czego",
  about:
    "ok.|ok|około|circa|ca.|ca|mniej więcej|prawie|co najmniej|przynajmniej|minimum|min.|maksymalnie|maks.|max.|max|od|po|razem|łącznie",
  some: `trochę|odrobina|odrobiny|odrobinę|odrobinka|odrobinkę|kilka|kilku|kilkanaście|parę|nieco|sporo|dużo|mało|według uznania|wg uznania|wedle uznania|według gustu|wg gustu|według smaku|wg smaku
    do smaku|do uznania|dowolna ilość|dowolną ilość|ilość dowolna|w dowolnej ilości|niewielka ilość|niewielką ilość|duża ilość|na oko|do woli|opcjonalnie|ewentualnie|ew.|dodatkowo|ile zabierze`,
  further: "jeszcze|dodatkowo|dodatkowe|dodatkowa|dodatkowy|kolejne|kolejny|kolejna",
  dozen: "tuzin/tuziny/tuzinów",
  spoons: ["łyżka/łyżki/łyżek/łyżki", "łyżeczka/łyżeczki/łyżeczek/łyżeczki"],
  serves: "dla|na",
  servings: `porcja/porcje/porcji/porcji|osoba/osoby/osób/osoby|sztuka/sztuki/sztuk/sztuki|kawałek/kawałki/kawałków/kawałka|ciastko/ciastka/ciastek/ciastka|babeczka/babeczki/babeczek/babeczki|muffinka/muffinki/muffinek/muffinki|bułka/bułki/bułek/bułki|naleśnik/naleśniki/naleśników/naleśnika|placek/placki/placków/placka|bochenek/bochenki/bochenków/bochenka|słoik/słoiki/słoików/słoika|szklanka/szklanki/szklanek/szklanki
    dla osoby/dla osób/dla osób/dla osoby|na osobę/na osoby/na osób/na osoby|na porcję/na porcje/na porcji/na porcji`,
  units: [
    ["g", "grama|gramy|gramów|gramach|g."],
    ["dag", "dag|dkg|deko|deka|dekagram|dekagramy|dekagramów|dag."],
    ["kg", "kilograma|kilogramy|kilogramów|kg."],
    ["lb", "funt/funty/funtów/funta"],
    ["ml", "mililitr/mililitry/mililitrów/mililitra"],
    ["l", "litr/litry/litrów/litra|litrem|litrami|litrach"],
    ["cm", "centymetr/centymetry/centymetrów/centymetra"],
    [
      "tsp",
      "łyżeczka/łyżeczki/łyżeczek|łyżeczkę|łyżeczce|łyżecz.|łyż. herb.|łyżeczka do herbaty/łyżeczki do herbaty/łyżeczek do herbaty|łyżeczka od herbaty/łyżeczki od herbaty|łyżeczka do kawy/łyżeczki do kawy|łyżeczki do espresso",
    ],
    [
      "tbsp",
      "łyżka/łyżki/łyżek|łyżkę|łyżce|łyż.|łyżka stołowa/łyżki stołowe/łyżek stołowych/łyżki stołowej|łyżka do zupy/łyżki do zupy",
    ],
    [
      "cup",
      "szklanka/szklanki/szklanek|szklankę|szklance|szkl.|szkl|szklaneczka|filiżanka/filiżanki/filiżanek|filiżankę|kubek/kubki/kubków/kubka",
    ],
    ["pinch", "szczypta/szczypty/szczypt|szczyptę|szczypcie|szczyptą|szczypteczka"],
    ["knife-tip", "na czubek noża|na czubku noża|na koniec noża|na końcu noża|czubek noża|na końcówkę noża"],
    ["dash", "chlust|łyk/łyki|kapka|kapkę|psik"],
    ["drop", "kropla/krople/kropel|kropli|kroplę|kropelka/kropelki/kropelek|kropelkę"],
    ["handful", "garść/garście/garści/garści|garstka/garstki/garstek/garstki|garstkę|garsteczka"],
    ["glass", "kieliszek/kieliszki/kieliszków/kieliszka|lampka/lampki/lampek|lampkę"],
    ["bowl", "miska/miski|miseczka/miseczki|miskę|miseczkę|talerz/talerze"],
    ["scoop", "miarka/miarki/miarek|gałka/gałki/gałek|gałkę|chochla/chochle|chochelka/chochelki/chochelek"],
    ["clove", "ząbek/ząbki/ząbków/ząbka|ząbeczek"],
    [
      "slice",
      "plaster/plastry/plastrów/plastra|plasterek/plasterki/plasterków/plasterka|kromka/kromki/kromek|kromkę|pajda/pajdy/pajd|skibka/skibki/skibek|talarek/talarki/talarków",
    ],
    [
      "piece",
      "sztuka/sztuki/sztuk|sztukę|sztuce|szt.|szt|kawałek/kawałki/kawałków/kawałka|kawałeczek/kawałeczki|kawał|cząstka/cząstki/cząstek|porcja/porcje/porcji|porcję|różyczka/różyczki/różyczek|kolba/kolby/kolb|kiść/kiście/kiści|ziarno/ziarna/ziaren|ziarnko/ziarnka/ziarnek|ziarenko/ziarenka/ziarenek|strąk/strąki/strąków/strąka|strączek/strączki/strączków/strączka|gwiazdka/gwiazdki/gwiazdek",
    ],
    ["stick", "laska/laski/lasek|laskę|laseczka/laseczki/laseczek|pałeczka/pałeczki"],
    ["stalk", "łodyga/łodygi/łodyg|łodygę|łodyżka/łodyżki|łodyżek|pęd/pędy/pędów"],
    ["sprig", "gałązka/gałązki/gałązek|gałązkę|gałązeczka/gałązeczki/gałązeczek|źdźbło/źdźbła/źdźbeł"],
    ["leaf", "listek/listki/listków/listka|liść/liście/liści/liścia"],
    ["bunch", "pęczek/pęczki/pęczków/pęczka|pęk/pęki/pęków/pęku|bukiet/bukiety|wiązka/wiązki/wiązek|wiązkę"],
    ["head", "główka/główki/główek|główkę|bulwa/bulwy/bulw|bulwę|kłącze"],
    ["sheet", "arkusz/arkusze/arkuszy/arkusza|płat/płaty/płatów/płata"],
    ["strip", "pasek/paski/pasków/paska"],
    ["cube", "kostka/kostki/kostek|kostkę|kosteczka/kosteczki"],
    ["ball", "kulka/kulki/kulek|kulkę|kula/kule|kuli"],
    ["can", "puszka/puszki/puszek|puszkę|puszeczka"],
    ["jar", "słoik/słoiki/słoików/słoika|słoiczek/słoiczki/słoiczków/słoiczka"],
    ["bottle", "butelka/butelki/butelek|butelkę|buteleczka/buteleczki|flaszka"],
    [
      "pack",
      "opakowanie/opakowania/opakowań|opak.|opak|op.|op|paczka/paczki/paczek|paczkę|paczuszka/paczuszki|saszetka/saszetki/saszetek|saszetkę|karton/kartony/kartonów/kartonu|kartonik/kartoniki|tubka/tubki|tubkę|tacka/tacki|tackę",
    ],
    ["bag", "torebka/torebki/torebek|torebkę|woreczek/woreczki/woreczków/woreczka|worek/worki|worka"],
    ["box", "pudełko/pudełka/pudełek|pudełeczko"],
    [
      "tub",
      "kubeczek/kubeczki/kubeczków/kubeczka|wiaderko/wiaderka/wiaderek|pojemnik/pojemniki|pojemnika|pojemniczek/pojemniczki",
    ],
    [
      "roll",
      "rolka/rolki|rolek|rolkę|rulon/rulony|bochenek/bochenki|bochenka|bochenków|bochen|tabliczka/tabliczki|tabliczek|tabliczkę|blok/bloki|bloku",
    ],
  ],
  counted: [
    [NOUNS.masculine, decline("masculine", ADJECTIVES)],
    [NOUNS.feminine, decline("feminine", ADJECTIVES)],
    [NOUNS.neuter, decline("neuter", ADJECTIVES)],
  ],
  bareUnits: `łyżka|łyżkę|łyżeczka|łyżeczkę|szklanka|szklankę|filiżanka|kubek|kieliszek|lampka|miarka|chochelka|miska|miseczka|puszka|puszkę|słoik|słoiczek|butelka|butelkę|buteleczka|opakowanie|paczka|paczkę|paczuszka|saszetka|torebka|torebkę|woreczek|pudełko|kubeczek|kartonik|tubka|tabliczka|bochenek|rolka
    ząbek|główka|główkę|plaster|plasterek|kromka|kromkę|pajda|sztuka|kawałek|kawałeczek|kawał|cząstka|porcja|kolba|kiść|strąk|strączek|laska|laskę|łodyga|listek|arkusz|płat|kostka|kostkę|kulka|kulkę|litr|kilogram|kilo|plastry|plasterki|kromki`,
  names: `liść laurowy|liście laurowe|liścia laurowego|liści laurowych|listek laurowy|listki laurowe|listka laurowego|listków laurowych|kostka rosołowa|kostki rosołowe|kostki rosołowej|kostek rosołowych|kostkę rosołową|kostka bulionowa|kostki bulionowe|kostki bulionowej|kostek bulionowych
    kostka warzywna|kostki warzywnej|kostka drobiowa|gałka muszkatołowa|gałki muszkatołowej|gałkę muszkatołową|płaty śledziowe|płatów śledziowych|laska cynamonowa|laski cynamonowe|paski kukurydziane`,
  sizes: [
    inflect(
      "mały|malutki|maleńki|duży|średni|spory|niewielki|nieduży|wielki|ogromny|mniejszy|większy|gruby|cienki|czubaty|kopiasty|kopiaty|płaski|pełny|niepełny|solidny|porządny|szczodry|hojny|obfity|sowity|nieco większy|średniej wielkości|pokaźny|drobniejszy|malusi|nieduży",
    ),
    "z czubkiem|z czubem|z górką|z lekką górką|bez czubka|średniej wielkości|sporej wielkości|dużych rozmiarów|rozmiar L|rozmiar M|rozmiaru L|rozmiaru M",
  ].join("|"),
  adverbs:
    "drobno|drobniutko|grubo|cienko|cieniutko|świeżo|lekko|dobrze|bardzo|bardzo drobno|dokładnie|mocno|delikatnie|starannie|ręcznie|dość|dosyć|średnio|luźno|całkowicie|wcześniej|uprzednio|niezbyt|nie|z grubsza|jeszcze|już|porządnie|cieniutko|niedbale",
  states: [
    inflect(STATES),
    ...["świeżo", "drobno"].map((how) => combine(how, inflect("mielony|tarty|krojony"))),
    combine(inflect("pokrojony|krojony drobno|posiekany|pocięty"), SHAPES),
    combine(inflect("starty|utarty"), GRATERS),
    SHAPES,
  ].join("|"),
  preparations: [
    ["mashed", inflect("rozgnieciony|pognieciony|zmiksowany|zblendowany")],
    ["melted", inflect("roztopiony|rozpuszczony|stopiony")],
    ["ground", inflect("mielony|zmielony")],
    ["crushed", inflect("pokruszony|rozkruszony|skruszony|zgnieciony|utłuczony")],
    ["cooked", inflect("ugotowany|gotowany|obgotowany")],
    ["packed", inflect("uciśnięty|upchnięty")],
    ["grated", inflect("starty|utarty|tarty")],
    ["sliced", "w plasterki|w plastry|w cienkie plasterki|w cienkie plastry|w talarki|w krążki"],
    [
      "chopped",
      `${inflect("posiekany|siekany|poszatkowany|szatkowany")}|w kostkę|w drobną kostkę|w kosteczkę`,
    ],
  ],
  qualities: inflect(
    "świeży|suszony|gęsty|kwaśny|słodki|ostry|czerwony|zielony|żółty|biały|czarny|młody|twardy|jędrny|chudy|tłusty|gruboziarnisty|mielony|wędzony|kiszony|surowy|jasny|ciemny|zdrowy|ładny|kruchy|soczysty|aromatyczny|ekologiczny|niewoskowany|kremowy|naturalny",
  ),
  parts: `sok|soku|skórka|skórki|skórkę|skórka i sok|sok i skórka|skórka oraz sok|sok oraz skórka|skórka otarta|skórka starta|starta skórka|otarta skórka|drobno starta skórka|drobno otarta skórka|cienko otarta skórka|skórka i sok wyciśnięty|sok wyciśnięty|wyciśnięty sok|świeżo wyciśnięty sok|sok świeżo wyciśnięty
    starta skórka i sok|otarta skórka i sok|skórka otarta i sok|skórka starta i sok|miąższ|miąższu|pestki|ziarenka|ziarna|nasiona|nasionka|sok i otarta skórka|sok i starta skórka|świeży sok`,
  remarks: `np.|np|na przykład|najlepiej|w temperaturze pokojowej|o temperaturze pokojowej|w temp. pokojowej|o temp. pokojowej|temperatura pokojowa|temp. pokojowa|prosto z lodówki|z lodówki|z czubkiem|z górką|na wierzch|na posypkę|na patelnię|na polewę|na farsz|na sos|na ciasto|na krem|na porcję|na osobę|na blachę|na formę
    użyłam|użyłem|dałam|dałem|dodałam|u mnie|u nas|używam|ja dałam|ja dałem|ja użyłam|można|może być|mogą być|jeśli|jeżeli|gdy|w razie potrzeby|w zależności|zależnie|po ugotowaniu|po obraniu|po odsączeniu|waga po|o wadze|o wielkości|o średnicy|o długości|o pojemności|łącznie|razem|według|wg|opcjonalnie|ewentualnie|około|ok.|marki|firmy|każdy|każda|każde|polecam|bez skórki i pestek|minus|nie więcej
    do smażenia|do obsmażenia|do podsmażenia|do usmażenia|do dekoracji|do ozdoby|do ozdobienia|do przybrania|do udekorowania|do podania|do podawania|do serwowania|do posypania|do posypki|do oprószenia|do polania|do skropienia|do pokropienia|do formy|do wysmarowania|do wysypania|do posmarowania|do smarowania|do natłuszczenia|do nasmarowania|do podsypania|do podsypywania|do obtoczenia|do obtaczania|do panierki|do panierowania|do oprószania|do dosmaczenia|do doprawienia|do dekorowania
    do sosu|do ciasta|do kremu|do sałatki|do marynaty|do farszu|do zagęszczenia|do głębokiego smażenia|do moczenia|do namoczenia|do rozrobienia|do rozpuszczenia|do duszenia|do gotowania|do wykończenia|do nadziania|do przełożenia|do nasączenia|do wałkowania|do rozwałkowania|do blachy|do wyłożenia|do zalania|do odciśnięcia
    Knorr|Hellmann's|Winiary|Kamis|Prymat|Kotányi|Delecta|Dr. Oetker|Dr Oetker|Gellwe|Kasia|Rama|Delma|Łaciate|Łaciata|Piątnica|Mlekovita|Tarczyński|Lubella|Barilla|Develey|Pudliszki|Dawtona|Łowicz|Lisner|Wedel|E. Wedel|Bielmar|Kujawski`,
  statesFollow: true,
  household: `ręcznik papierowy/ręczniki papierowe/ręcznika papierowego/ręczników papierowych|ręcznik kuchenny/ręczniki kuchenne|papier kuchenny
    papier toaletowy/papieru toaletowego|nawilżany papier toaletowy|chusteczka/chusteczki/chusteczek|chusteczki higieniczne/chusteczek higienicznych|serwetka/serwetki/serwetek|serwetki papierowe
    folia aluminiowa/folii aluminiowej|folia|folia spożywcza/folii spożywczej|folia do żywności|papier do pieczenia/papieru do pieczenia|pergamin|papier śniadaniowy
    woreczki do mrożenia|worki do mrożenia|woreczki na mrożonki|torebki do mrożenia|woreczki strunowe|woreczki śniadaniowe|torebki śniadaniowe
    worek na śmieci/worki na śmieci/worków na śmieci|worki do śmieci
    płyn do naczyń/płynu do naczyń|płyn do mycia naczyń|tabletki do zmywarki/tabletek do zmywarki|kapsułki do zmywarki/kapsułek do zmywarki|kostki do zmywarki|proszek do zmywarki|sól do zmywarki/soli do zmywarki/sól do zmywarek/soli do zmywarek/sól dla zmywarki|sól drogowa|sól do odladzania|nabłyszczacz|nabłyszczacz do zmywarki
    proszek do prania/proszku do prania|płyn do prania/płynu do prania|żel do prania|kapsułki do prania|płyn do płukania/płynu do płukania|płyn do płukania tkanin|odplamiacz
    mydło/mydła|mydło w płynie|mydło w kostce|żel pod prysznic|płyn do kąpieli|sól do kąpieli
    szampon/szampony/szamponu/szamponów|suchy szampon|odżywka do włosów|lakier do włosów|żel do włosów
    pasta do zębów/pasty do zębów/past do zębów|szczoteczka do zębów/szczoteczki do zębów/szczoteczek do zębów|nić dentystyczna|płyn do płukania ust|płyn do płukania jamy ustnej|dezodorant/dezodoranty|antyperspirant/antyperspiranty
    maszynka do golenia/maszynki do golenia|żyletki|pianka do golenia|żel do golenia|krem do golenia
    krem do rąk|krem do twarzy|krem nawilżający|krem na noc|krem na dzień|krem do opalania|krem z filtrem|balsam do ciała|mleczko do ciała|mleczko do demakijażu|masło do ciała|pomadka ochronna|oliwka dla dzieci|oliwka dla niemowląt|płyn micelarny|zmywacz do paznokci|woda kolońska|woda utleniona
    waciki/wacików|płatki kosmetyczne|wata|patyczki do uszu|patyczki higieniczne|podpaski/podpasek|wkładki higieniczne|tampon/tampony
    gąbka/gąbki/gąbek|gąbki do naczyń|gąbki do mycia naczyń|druciak/druciaki|zmywak/zmywaki|ścierka/ścierki|ściereczka/ściereczki|ścierki kuchenne|rękawiczki gumowe|rękawice gumowe|rękawiczki jednorazowe
    środek czystości/środki czystości|płyn do szyb|płyn do mycia szyb|płyn do podłóg|płyn do mycia podłóg|płyn uniwersalny|płyn do wc|żel do wc|kostka do wc/kostki do wc|domestos|mleczko do czyszczenia|wybielacz|odkamieniacz|odtłuszczacz|płyn do dezynfekcji|ocet do sprzątania/octu do sprzątania/ocet do czyszczenia|odświeżacz powietrza
    bateria/baterie/baterii|baterie aa|baterie aaa|żarówka/żarówki/żarówek
    świeczka/świeczki/świeczek|świeca/świece|świeczki urodzinowe|podgrzewacze|znicz/znicze|zapałka/zapałki/zapałek|zapalniczka/zapalniczki|podpałka|podpałka do grilla|węgiel drzewny|węgiel do grilla|brykiet
    pielucha/pieluchy/pieluch|pieluszka/pieluszki/pieluszek|pampersy|chusteczki nawilżane|mokre chusteczki|plastry opatrunkowe
    karma dla kota/karmy dla kota|karma dla kotów|karma dla psa/karmy dla psa|karma dla psów|karma|jedzenie dla kota|jedzenie dla psa|żwirek/żwirku|żwirek dla kota|przysmaki dla kota|przysmaki dla psa|smaczki dla psa|smaczki dla kota|mleko dla kota|karma dla ptaków
    patyczki do szaszłyków/patyczków do szaszłyków|wykałaczki do szaszłyków|wykałaczka/wykałaczki/wykałaczek|słomki|talerzyki papierowe|kubki papierowe|kubki jednorazowe
    papilotki|foremki do muffinek|filtry do kawy|sznurek|taśma klejąca|znaczki|koperty|kwiaty`,
};
