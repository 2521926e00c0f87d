import { EACH } from "./each-words.ts";

/** Joins patterns, one row per language or two. */
const join = (...rows: string[]) => rows.join("|");
/** Requires whole words. */
const words = (pattern: string) => String.raw`(?<!\p{L})(?:${pattern})(?!\p{L})`;

const ABOUT = String.raw`(?:(?:the|about|ca\.?|circa|environ|ok\.?)\s)?`;
const INTO = "into|among|between|in|en|em|i|na|over|pa|entre|tra|sur|dans";
const AND = "and|und|og|och|et|ed?|y|oraz|i|en";
const DIVIDE = join(
  "divid|separat|portion|shap|form",
  "divis|faconn|partag|repart",
  "ripart|suddivid",
  "verdeel|fordel",
  String.raw`dela?(?!\p{L})|podziel`,
);
const DIVIDE_HAN = "分成|分为|分為|分割成|均分成|平分成|做成";

/** "Divide the dough into 12", "Dela degen i 12", "分成12份". */
export const DIVIDED_INTO = new RegExp(
  String.raw`(?<!\p{L})(?:${DIVIDE})\p{L}*(?:(?!\s(?:${AND})\s|,)[^.;!?。；]){0,60}?\s(?:${INTO})\s${ABOUT}$|(?:${DIVIDE_HAN})$`,
  "u",
);

/** "Form 12 balls", "Formez 12 boules", "Vorm 12 balletjes". */
export const SHAPED = new RegExp(
  String.raw`(?<!\p{L})(?:shap|form|faconn|confection|vorm|uformuj|formuj|mold)\p{L}*\s${ABOUT}$`,
  "u",
);

/** "In 12 Stücke teilen", "12 Bällchen formen", "auf 4 Teller verteilen". */
export const DIVIDED_AT_END =
  /^\s?(?:(?!und\s)\p{L}+\s){0,4}?(?:(?:(?:auf|ver)?teil|portionier)(?:en|t)|formen)(?!\p{L})/u;

/** "Mit 2 Löffeln Nocken formen", "auf Stufe 2". */
export const NOT_BEFORE_END = /(?<!\p{L})(?:mit|von|zwischen|rezept|stufe|schritt|seite|punkt|bei)\s$/u;

/** "(20 cm) " or "greased and floured " before a tin. */
const PREPARED = String.raw`(?:\([^)]*\)\s|\p{L}+ed and \p{L}+ed\s)?`;
const PREPOSITION = join(
  "and|on|onto|in|into|und|auf",
  "et|sur|dans|y|en|e|sull?[ae]?",
  "och|og|i|pa|op|n?[ao]s?|em",
);
const VESSELS = join(
  "tins?|pans?|dish(?:es)?|mou?lds?|trays?|sheets?",
  String.raw`\p{L}+forme?n?|\p{L}*blech\p{L}*`,
  "moules?|plaques?|plats?",
  "stampi|teglie|moldes?|bandejas?|formas",
  String.raw`formar|\p{L}*form[ye]|\p{L}*plader|\p{L}*platar`,
  String.raw`\p{L}*blik(?:ken)?|\p{L}+schalen|\p{L}+vormen`,
  String.raw`blach\p{L}*`,
);

/** "2 cake tins", but not "12 rounds on a baking sheet". */
export const VESSEL = new RegExp(
  String.raw`^\s?${PREPARED}(?:(?!(?:${PREPOSITION})\s)[\p{L}\d-]+\s){0,4}?(?:${VESSELS})(?!\p{L})|^\s?[个個只]?(?:\p{Script=Han}{2})?(?:模|烤[盘盤])`,
  "u",
);

/** "180 graden" is a temperature, and "9 by 12 inch" a size. */
export const DEGREES = /^\s?(?:[-–x×%°\d]|by \d|grad|graus|gradi|stopni|degr)/;

export const FOR_EACH = new RegExp(`${words(EACH)}|每`, "u");

/** "Forma 10 bullar av varje del" needs no more for a second dough. */
export const OF_EACH = new RegExp(
  words(`(?:from|of|out of|with|aus|av|af|de|da|di|van|z) (?:one|${EACH})`),
  "u",
);

const PARTS = join(
  "layers?|strands?|ropes?|halves|quarters|thirds|pleats?|corners?|rows?|steps?|stages?",
  String.raw`schichten|boden|halften|strang\p{L}*`,
  "couches|boudins|capas|camadas|strati|lagen|lager",
  String.raw`warstw\p{L}*`,
);
const TIMES = "times|mal|fois|volte|veces|vezes|keer|ganger|razy";

/** These belong to one loaf or fold, and "3 times" says how. */
export const KEPT_PARTS = new RegExp(
  String.raw`^(?:\s?[\p{L}-]+){0,2}?\s?(?:${PARTS}|${TIMES})(?!\p{L})|^[次层層寸遍]`,
  "u",
);

const BRAIDS = join(
  "braid|plait|flecht|tress|trecc|intrecc|trenz|vlecht",
  String.raw`flet(?!\p{L})|flat(?:a|or|as?)(?!\p{L})`,
  "zaplec|zaplat|warkocz",
  String.raw`tranc(?:e|a|ar|as)(?!\p{L})`,
);

/** A braid of a larger dough has as many strands. */
export const BRAIDED = new RegExp(String.raw`(?<!\p{L})(?:${BRAIDS})|[辫辮]`, "u");
