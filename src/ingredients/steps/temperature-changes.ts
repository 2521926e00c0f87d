import { foldLetters } from "../text/fold-letters.ts";
import type { Span } from "../text/span.ts";

const MAX_CHANGE = { C: 60, F: 100 };
const MAX_CHARACTERS_TO_VERB = 60;
/** These folded verbs change a temperature, in all languages of recipes: "lower", "senken", "baisser". */
const CHANGE =
  /(?<!\p{L})(?:lower|reduc|decreas|drop|increas|rais|turn\p{L}* (?:\p{L}+ ){0,3}(?:up|down)|(?:ab)?senk|gesenkt|abgesenkt|reduzier|verringer|erhoh|steiger|verminder|herab|herunter|runter|zuruck|hoch|baiss|abaiss|redui|diminu|disminu|augment|obniz|zmniejsz|zwieksz|podnie|podwyz|skrec|baix|baj|reduz|aument|subi|sube|abbass|riduc|ridurre|alza|verlaag|verlag|verhoog|verhog|sank|sænk|hæv|reducer|mont\p{L}* (?:la temp|le four)|skru|minsk|hoj|oge|oka)|[降升]|[调調提][低高]/u;
const ABOUT =
  "(?:about |around |roughly |ca\\.? |circa |etwa |rund |ungefahr |environ |okolo |ok\\. |cerca de |weitere |jeweils |another )?";
/** After "by", 25 °F is never a temperature. */
const BY = new RegExp(
  `(?:(?<!\\p{L})(?:by|within|(?:difference|drop|rise|increase) of) ${ABOUT}|(?:±|\\+/-) ?)$`,
  "u",
);
/** These mean "by" after a verb like "lower", and something else without one. */
const MAYBE_BY = new RegExp(`(?<!\\p{L})(?:um|de|d'|o|em|en|di|met|med) ?${ABOUT}$`, "u");
/** After these words, it's a temperature: "d'une température de 20 °C". */
const TEMPERATURE_OF =
  /(?<!\p{L})(?:a|an|une|una|uma|en|et|een|einer|eine) temp\p{L}* (?:of|de|di|med|met|von) $/u;
/** Only these may be between the verb and a change without "by": "Lower the oven 25 °F". */
const DIRECT = new RegExp(
  `(?:(?<!\\p{L})(?:temp\\p{L}*\\.?|heat|oven|setting|ofen|hitze|horno|forno|four|fuego|fogo|ovn\\p{L}*|ugn\\p{L}*|varme\\p{L}*|down|up|lower|reduce|increase|raise|decrease|bajar|subir|reducir|baixar|diminuir|aumentar|(?:an )?additional|another|(?:a )?further) ${ABOUT}|[降升低高]了? ?)$`,
  "u",
);
/** Compares the number with another temperature: "25 °F lower". */
const COMPARED =
  /^ ?(?:(?:lower|higher|hotter|cooler|less|(?:more|warmer|colder) than|mehr als|niedriger|hoher|weniger|de moins|de plus|en moins|en plus|mniej|wiecej|nizej|wyzej|a menos|a mais|menos|mas (?:alt|baj)\p{L}*|in meno|in piu|lager|hoger|minder|lavere|hojere|lagre|hogre|(?:below|above|shy of|short of|from) (?:the |your |its )?(?:target|desired|final|boiling|goal|serving|recommended))(?!\p{L}))/u;
const CLAUSE_END = /(?<!(?<!\p{L})(?:ca|ok|temp))[.,;:!?](?:\s|$)|[。，；！？\n]/u;
/** In German and Dutch, the verb may be last: "um 20 °C senken". */
const BEFORE_VERB = new RegExp(`(?<!\\p{L})(?:um|met) ${ABOUT}$`, "u");
/** Without a verb, "um" may be "about", and "o" may be "or". */
const MAYBE_ABOUT = new RegExp(`(?<!\\p{L})(?:um|o) ${ABOUT}$`, "u");

/**
 * Tells "lower it by 20 °C" from "lower it to 160 °C".
 * @returns null if it isn't sure
 */
export function isChange(
  text: string,
  { from, to }: Span,
  values: readonly number[],
  unit: "C" | "F",
): boolean | null {
  if (values.some((value) => value > MAX_CHANGE[unit])) return false;
  const near = foldLetters(text.slice(Math.max(0, from - MAX_CHARACTERS_TO_VERB), from));
  const before = near.split(CLAUSE_END).at(-1) ?? "";
  const [after = ""] = foldLetters(text.slice(to, to + MAX_CHARACTERS_TO_VERB)).split(CLAUSE_END, 1);
  if (BY.test(before) || COMPARED.test(after)) return true;
  if (TEMPERATURE_OF.test(before)) return false;
  if (CHANGE.test(before) && (MAYBE_BY.test(before) || DIRECT.test(before))) return true;
  if (BEFORE_VERB.test(before) && CHANGE.test(after)) return true;
  return MAYBE_ABOUT.test(before) ? null : false;
}
