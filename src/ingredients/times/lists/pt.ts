import type { TimeLists } from "../time-words.ts";

export const PORTUGUESE_TIMES: TimeLists = {
  numbers: [
    [1, "outro|outra"],
    [25, "vinte e cinco"],
    [35, "trinta e cinco"],
    [40, "quarenta"],
    [45, "quarenta e cinco"],
    [60, "sessenta"],
    [90, "noventa"],
  ],
  units: [
    [3600, "hora|horas|de hora|horinha"],
    [60, "minuto|minutos|minutinho|minutinhos|'|′"],
    [1, "segundo|segundos|seg|seg.|segs"],
  ],
  shares: [
    [0.25, "e um quarto|e quarto"],
    [0.75, "e três quartos"],
  ],
  beforeUnit: "bons|boas|primeiros|primeiras|longos",
  upTo: "até|e até|ou até|ou mesmo",
  between: "entre",
  vague: "um par de|um par|par de",
  notAfter:
    "(?:a )?cada|últim[oa]s?|(?:em )?menos de|(?:após|depois d?|fim d|passad[oa]s |decorrid[oa]s |findos )[oa]s|ess[ea]s|est[ea]s|dentro de|tempo (?:total|de preparo|de preparação)\\s?:?|pront[oa]s? em|intervalos de|de [0-9]+ em",
  notBefore:
    "a menos|de antecedência|por (?:quilo|kg|cada (?:quilo|[0-9]+ ?(?:g|gramas)))|restantes|em [0-9]+ minutos",
  ahead: "antes",
  waits:
    "(?:durante|por|mais)(?: cerca de| pelo menos)?\\s?$|deix|descans|esfri|arrefec|coz|cozinh|marin|repous|esper|congel|refrigerar|refogu|mant[eé]|levedar|aguard|demolhar|molho",
  total: "no total|ao todo",
};
