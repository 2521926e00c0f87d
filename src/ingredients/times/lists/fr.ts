import type { TimeLists } from "../time-words.ts";

export const FRENCH_TIMES: TimeLists = {
  numbers: [
    [5, "cinq"],
    [10, "une petite dizaine|une bonne dizaine|dizaine"],
    [12, "une petite douzaine"],
    [15, "une petite quinzaine|une bonne quinzaine"],
    [20, "une petite vingtaine|une bonne vingtaine"],
    [25, "vingt-cinq|vingt cinq"],
    [30, "une petite trentaine|une bonne trentaine"],
    [35, "trente-cinq"],
    [40, "quarante"],
    [45, "quarante-cinq|quarante cinq"],
    [60, "soixante"],
    [90, "quatre-vingt-dix"],
  ],
  units: [
    [3600, "heure|heures|d'heure|heure(s)"],
    [1800, "demi-heure|demi heure|demie heure|demie-heure"],
    [900, "quart d'heure|quarts d'heure"],
    [60, "minute|minutes|mn|mn.|mns|de minutes|'|′|minute(s)"],
    [1, "seconde|secondes|de secondes"],
  ],
  shares: [
    [0.25, "et quart|et un quart"],
    [0.75, "trois quarts"],
  ],
  beforeUnit: "bonne|bonnes|bon|bons|petite|petites|petit|grosse|grosses|grandes|autres|premières|longues",
  upTo: "jusqu'à|et jusqu'à|ou jusqu'à|voire|ou même",
  between: "entre",
  notAfter:
    "toutes les|tous les|chaque|(?:en )?moins d[e']|sous|(?:après|passé|passées) les|(?:bout|fin) des|ces|cette|dernières?|temps (?:total|de préparation)\\s?:?|prête?s? en|intervalles? de|coups de|d'ici|(?<!')à|vers",
  notBefore:
    "de moins|plus tôt|à l'avance|auparavant|par (?:kilo|kg|livre|[0-9]+ ?(?:g|kg))|d'intervalle|moins longtemps|restantes?",
  ahead: "avant",
  waits:
    "(?:pendant|pour|durant)(?: environ| au moins)?\\s?$|laiss|repos|refroidi|cui[rst]|cuisson|attend|mijot|marin|tremp|gonfl|infus|lever|au frais|réfrigérer|égoutt|dégorg|poursui|conserv",
  total: "au total|en tout",
};
