import type { TimeLists } from "../time-words.ts";

export const DUTCH_TIMES: TimeLists = {
  numbers: [
    [1, "nog een|een extra"],
    [15, "vijftien"],
    [25, "vijfentwintig"],
    [30, "dertig"],
    [35, "vijfendertig"],
    [40, "veertig"],
    [45, "vijfenveertig"],
    [50, "vijftig"],
    [60, "zestig"],
    [90, "negentig"],
  ],
  units: [
    [3600, "uur|uren|uurtje|uurtjes|u|u."],
    [1800, "halfuur|halfuurtje|half uur|half uurtje"],
    [900, "kwartier|kwartiertje|kwartieren"],
    [60, "minuut|minuten|minuutje|minuutjes"],
    [30, "halve minuut"],
    [1, "seconde|seconden|seconden"],
  ],
  beforeUnit: "goede|goed|klein|kleine|ruime|extra|volle|dik|dikke",
  upTo: "tot|tot wel|en tot|of tot|tot maximaal|tot max.",
  between: "tussen",
  roughly: "of",
  notAfter:
    "elke?|iedere?|ieder|om de|laatste|binnen|(?:in )?minder dan|onder|deze|die|na de|(?:totale|bereidings|voorbereidings)\\s?tijd:?|klaar in|per|stapjes van|intervallen van",
  notBefore: "minder|korter|eerder|van tevoren|vooraf|tevoren|per (?:kg|kilo|pond|[0-9]+ ?(?:g|gram))|oude?",
  ahead: "voor(?= het| je| u| de| ze| gebruik| serveren)|voordat|alvorens",
  waits: "(?:gedurende|minstens)\\s?$|laat|rust|afkoel|bak |kook|stoof|wacht|marineer",
  total: "in totaal|totaal",
};
