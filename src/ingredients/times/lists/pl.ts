import type { TimeLists } from "../time-words.ts";

export const POLISH_TIMES: TimeLists = {
  numbers: [
    [3, "trzema|trzy"],
    [10, "dziesięcioma"],
    [12, "dwunastu"],
    [15, "piętnastu"],
    [20, "dwudziestu"],
    [25, "dwadzieścia pięć|dwudziestu pięciu"],
    [30, "trzydzieści|trzydziestu"],
    [35, "trzydzieści pięć"],
    [40, "czterdzieści|czterdziestu"],
    [45, "czterdzieści pięć|czterdziestu pięciu"],
    [50, "pięćdziesiąt|pięćdziesięciu"],
    [60, "sześćdziesiąt|sześćdziesięciu"],
    [90, "dziewięćdziesiąt"],
  ],
  units: [
    [
      3600,
      "godzina|godziny|godzin|godzinę|godzinie|godzinach|godzinami|godzinka|godzinki|godzinkę|godz|godz.|g.",
    ],
    [900, "kwadrans|kwadranse|kwadransów|kwadransa|kwadransie|kwadransach"],
    [60, "minuta|minuty|minut|minutę|minucie|minutach|minutami|minutki|minutek|minutkę"],
    [1, "sekunda|sekundy|sekund|sekundę|sekundach|sek|sek."],
  ],
  alone: [
    [3600, "godzinę|godzinkę|godzinie|około godziny|ok. godziny|ponad godzinę|upływie godziny"],
    [900, "kwadrans|kwadransie|kwadransa"],
    [60, "minutę|minutkę|minucie|około minuty|ok. minuty"],
  ],
  beforeUnit:
    "dobre|dobrych|kolejne|kolejnych|następne|następnych|dodatkowe|dodatkowych|pełne|pełnych|pierwszych",
  upTo: "a nawet|lub nawet|nawet do|maksymalnie do",
  between: "między|pomiędzy",
  notAfter:
    "o|co|każd[aeą]|każde|ostatni(?:e|ch|ą)?|w ciągu|poniżej|(?:w )?mniej niż|niespełna|tych|te|(?:całkowity |łączny )?czas(?: przygotowania| całkowity)?:?|gotow[aey] w|w niecał[aąe]|odstępach",
  notBefore: "wcześniej|krócej|mniej|temu|na (?:kg|kilogram|każde)",
  ahead: "przed",
  waits:
    "przez(?: ok\\.?| około| co najmniej)?\\s?$|odstaw|odpocz|ostyg|chłodz|zostaw|pozostaw|marynuj|gotuj|piecz|duś|leżak|odczek|poczek|schł[oó]d|wyrast|wstaw",
  total: "łącznie|w sumie|razem",
};
