import type { TimeLists } from "../time-words.ts";

export const SPANISH_TIMES: TimeLists = {
  numbers: [
    [1, "otro|otra"],
    [25, "veinticinco"],
    [35, "treinta y cinco"],
    [40, "cuarenta"],
    [45, "cuarenta y cinco"],
    [60, "sesenta"],
    [90, "noventa"],
  ],
  units: [
    [3600, "hora|horas|de hora|hs|horita"],
    [60, "minuto|minutos|minutitos|'|′"],
    [1, "segundo|segundos|seg|seg."],
  ],
  shares: [
    [0.25, "y cuarto|y un cuarto"],
    [0.75, "y tres cuartos"],
  ],
  beforeUnit: "buenos|buenas|largos|largas|primeros|primeras",
  upTo: "hasta|y hasta|o hasta|o incluso",
  between: "entre",
  vague: "un par de|un par|par de",
  notAfter:
    "cada|últim[oa]s?|(?:en )?menos de|(?:pasad|transcurrid|trascurrid|cumplid)[oa]s? (?:los|las|esos|esas)|es[oa]s|est[oa]s|dentro de|tiempo (?:total|de preparación)\\s?:?|list[oa]s? en|(?:intervalos|golpes|tandas) de",
  notBefore: "menos|de antelación|previos|por (?:kilo|kg|cada (?:kilo|[0-9]+ ?(?:g|gramos)))|restantes",
  ahead: "antes",
  waits:
    "(?:durante|por)\\s?$|dej|repos|enfri|coc[eiít]|cuec|hornea|hornear|marin|remoj|esper|congel|refrigerar|refrigera |mant[eé]n|macer|hierv|hervir|reserv",
  total: "en total",
};
