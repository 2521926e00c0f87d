import { isMeasured } from "../amounts/edit-amount.ts";
import type { Amount } from "../lines/read-amount.ts";
import { TIME } from "../lines/time-words.ts";

const ABOUT = String.raw`(?:the\s|about\s|ca\.?\s|circa\s|environ\s|ok\.?\s)?`;
/** "Divide the dough into 12", "Dela degen i 12", "分成12份". */
const DIVIDED_INTO = new RegExp(
  String.raw`(?<!\p{L})(?:divid|divis|separat|portion|shap|form|faconn|partag|repart|ripart|suddivid|verdeel|fordel|dela?(?!\p{L})|podziel)\p{L}*(?:(?!\s(?:and|und|og|och|et|ed?|y|oraz|i|en)\s|,)[^.;!?。；]){0,60}?\s(?:into|among|between|in|en|em|i|na|over|pa|entre|tra|sur|dans)\s${ABOUT}$|(?:分成|分为|分為|分割成|均分成|平分成|做成)$`,
  "u",
);
/** "Form 12 balls", "Formez 12 boules", "Vorm 12 balletjes". */
const SHAPED = new RegExp(
  String.raw`(?<!\p{L})(?:shap|form|faconn|confection|vorm|uformuj|formuj|mold)\p{L}*\s${ABOUT}$`,
  "u",
);
/** "In 12 Stücke teilen", "12 Bällchen formen", "auf 4 Teller verteilen". */
const DIVIDED_AT_END =
  /^\s?(?:(?!und\s)\p{L}+\s){0,4}?(?:(?:(?:auf|ver)?teil|portionier)(?:en|t)|formen)(?!\p{L})/u;
/** "Mit 2 Löffeln Nocken formen", "auf Stufe 2". */
const NOT_BEFORE_END = /(?<!\p{L})(?:mit|von|zwischen|rezept|stufe|schritt|seite|punkt|bei)\s$/u;
/** The number of tins stays, since the yield suggests larger ones. */
const VESSEL =
  /^\s?(?:\([^)]*\)\s|\p{L}+ed and \p{L}+ed\s)?(?:(?!(?:and|on|onto|in|into|und|auf|et|sur|dans|y|en|e|sull?[ae]?|och|og|i|pa|op|n?[ao]s?|em)\s)[\p{L}\d-]+\s){0,4}?(?:tins?|pans?|dish(?:es)?|mou?lds?|trays?|sheets?|\p{L}+forme?n?|\p{L}*blech\p{L}*|moules?|plaques?|formas|formar|\p{L}*form[ye]|\p{L}*plader|\p{L}*platar|plats?|stampi|teglie|moldes?|bandejas?|blach\p{L}*|\p{L}*blik(?:ken)?|\p{L}+schalen|\p{L}+vormen)(?!\p{L})|^\s?[个個只]?(?:\p{Script=Han}{2})?(?:模|烤[盘盤])/u;
/** "180 graden" is a temperature. */
const DEGREES = /^\s?(?:[-–x×%°\d]|by \d|grad|graus|gradi|stopni|degr)/;
const EACH = /(?<!\p{L})(?:each|every|jede\p{L}?|chaque|cada|ogni|hver|varje|elke?|kazd\p{L}+)(?!\p{L})|每/u;
/** "Forma 10 bullar av varje del" needs no more for a second dough. */
const OF_EACH =
  /(?<!\p{L})(?:from|of|out of|with|aus|av|af|de|da|di|van|z) (?:each|every|one|jede\p{L}?|varje|hver|chaque|cada|ogni|elke?|kazd\p{L}+)(?!\p{L})/u;
/** These belong to one loaf or fold, and "3 times" says how. */
const KEPT_PARTS =
  /^(?:\s?[\p{L}-]+){0,2}?\s?(?:layers?|strands?|ropes?|halves|quarters|thirds|pleats?|corners?|rows?|steps?|stages?|schichten|boden|halften|strang\p{L}*|couches|boudins|capas|camadas|strati|lagen|lager|warstw\p{L}*|times|mal|fois|volte|veces|vezes|keer|ganger|razy)(?!\p{L})|^[次层層寸遍]/u;
/** A braid of a larger dough has as many strands. */
const BRAIDED =
  /(?<!\p{L})(?:braid|plait|flecht|tress|trecc|intrecc|trenz|vlecht|flet(?!\p{L})|flat(?:a|or|as?)(?!\p{L})|zaplec|zaplat|warkocz|tranc(?:e|a|ar|as)(?!\p{L}))|[辫辮]/u;
const SENTENCE_END = /[.;!?。；]/;
const SERVED_IN = new Set(["bowl", "glass"]);
const MAX_CHARACTERS_BEFORE = 90;
const MAX_CHARACTERS_AFTER = 60;
const MAX_CHARACTERS_TO_BRAID = 120;
const MIN_PIECES = 2;
const MAX_PIECES = 200;

/**
 * Checks for the number of pieces that the whole dough or dish is divided into.
 * @param folded the step
 */
export function isPieceCount(folded: string, amount: Amount, factor: number): boolean {
  const { low, high, unit, from, to } = amount;
  if (low === null || low !== high || (isMeasured(amount) && !SERVED_IN.has(unit?.kind ?? ""))) return false;
  const scaled = low * factor;
  if (![low, scaled].every((count) => Number.isInteger(count) && count >= MIN_PIECES && count <= MAX_PIECES))
    return false;
  const after = folded.slice(to, to + MAX_CHARACTERS_AFTER);
  // "Strands" and "plaques" may be units.
  const named = folded.slice(amount.numbers.at(-1)?.to ?? to, to + MAX_CHARACTERS_AFTER);
  if (TIME.test(after.trimStart()) || VESSEL.test(named) || DEGREES.test(after)) return false;
  // "Divide it into 4, and each of the 4 pieces into 3" would need other arithmetic.
  if (folded.split(new RegExp(String.raw`(?<![\d.,])${low}(?![\d.,]\d)(?!\d)`)).length > 2) return false;
  const before = folded.slice(Math.max(0, from - MAX_CHARACTERS_BEFORE), from);
  const start = before.split(SENTENCE_END).at(-1) ?? "";
  const [end = ""] = after.split(SENTENCE_END, 1);
  if (BRAIDED.test(folded.slice(to, to + MAX_CHARACTERS_TO_BRAID))) return false;
  if (EACH.test(start) || OF_EACH.test(end) || KEPT_PARTS.test(named)) return false;
  return DIVIDED_INTO.test(before) || SHAPED.test(before) || isDividedAtEnd(before, after);
}

function isDividedAtEnd(before: string, after: string): boolean {
  const [end] = DIVIDED_AT_END.exec(after) ?? [];
  if (!end || NOT_BEFORE_END.test(before)) return false;
  // Folded letters hide that "Formen" is a noun here.
  return !(end.endsWith("formen") && /(?<!\p{L})(?:in|auf)\s$/u.test(before));
}
