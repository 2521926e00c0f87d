import type { StepWordLists } from "./step-word-lists.ts";

export const POLISH: StepWordLists = {
  endings: "|*",
  prepares: `obier~|obierz~|obrać|obrane|pokrój~|pokroi~|kroi~|krój~|posiek~|siek~|umyj~|umyć|myje~|zetrzyj~|zetrzeć|ścier~|trzemy|opłucz~|opłuk~|płucz~|wypłucz~|wypłuk~|odcedź|odcedz~|odsącz~|namocz~|przekrój~|przekroi~|wydrąż~|wyciśnij~|wycisn~|wycisk~|wyciąć|wytnij|osusz~|odetnij|odciąć|odcinamy
    oczyść|oczyszcz~|rozgnieć|rozgniat~|przeciśnij|przecisk~|przeciska~|usuń|usuwa~|rozmro~|wyjmij~|odkrój~|podziel~|rozdziel~|pociąć|potnij|poszatkuj~|szatkuj~|starkować|odważ~|przygotuj~|zblanszuj~|porwij|rozbij~|wbij`,
  soaks: "namocz~|zamocz~|namoczyć",
  preparesAlone:
    "rozpuść|rozpuszcz~|rozpuśc~|roztop~|ubij~|ubić|roztrzep~|przesiej~|przesia~|upraż~|podgrz~|rozgrz~",
  adds: `dodaj~|dodać|dodaję|dolej~|dolać|wlej~|wlać|wlewa~|wsyp~|wymiesz~|miesza~|polać|polej~|polewa~|posyp~|przypraw~|dopraw~|ułóż|układa~|włóż|wkłada~|wyłóż|wykłada~|rozłóż|rozłoży~|położy~|połóż|podaj~|podać|podawa~|połącz~|wrzuć|wrzuca~|natrzyj~|obtocz~|zalać|zalej~|zalewa~|skrop~|udekoruj~|wmiesz~|zagnieć|zagnia~|zagnieść|posmaruj~|smaruj~|oprósz~|nadzie~|przełóż|przekłada~|zmiksuj~|miksuj~|dosyp~|dorzuć|wetrzyj|nałóż|nakłada~|przykry~`,
  uses: `smaż~|usmaż~|podsmaż~|obsmaż~|gotuj~|ugotuj~|gotować|zagotuj~|zagotować|piecz~|piec|upiec~|duś|dusi~|blansz~|grillu~|marynuj~|zeszkl~|zapiek~|zblenduj~|blendu~|podlej`,
  states: "aż|gdy|kiedy|dopóki|aby|żeby|jeśli|jeżeli|do momentu|do czasu|po tym jak|w trakcie gdy|któr*",
  rests: "reszt[aęyą]|pozostał*|połow*|więcej|dodatkow*|jeszcze|ostatni*|trzeci[aąe] część",
  others: "inne|innymi|innych",
  all: "oba|obie|oboma|wszystkie|wszystkich|wszystkimi|dwa",
  mixtures: "mas[aęyą]|mieszank[aięą]|ciast[oaem]*|sos[emu]*|farsz[emu]*|zup[aęyą]",
  things: "",
  joints: "z|ze",
  forms: `sok|soku|sokiem|skórka|ząbek|ząbki|ząbków|liść|liście|listki|liści|listków|płatki|płatek|plaster|plasterki|kawałki|kawałek|kostka|kostki|gałązka|gałązki|nasiona|ziarna|proszek|filet|filety|pierś|piersi|udo|uda|udka|różyczki|żółtka|żółtko|białka|białko|pęczek|główka|natka|strąk|łodyga|łodygi|miąższ|korzeń|pestki|wiórki|mięso|plastry|główki`,
  divided: "podzielon*|plus|oraz|i trochę|do podsypania",
  targets: "do",
  discards: "wyjmij|wyjąć|usuń|usunąć",
  purposes: "",
  likes: "jak|przypomin~|wielkości",
  withouts: "bez|nie",
  ingredients: "składniki|składników|składnikami",
  dry: "such*|sypk*",
  wet: "mokr*|płynn*",
  spices: "przyprawy|przyprawami|przypraw",
  checks: "sprawdź|skoryguj",
  excepts: "oprócz|poza|z wyjątkiem",
  tips: "wskazówk[ai]|rad[ay]|uwag[ai]|porad[ay]",
  fors: "na|do",
  verbs: [
    ["salt", "posolić|posól|osolić|solimy|dosolić|posolimy|sól"],
    ["black-pepper", "popieprzyć|popieprz|pieprzymy"],
  ],
};
