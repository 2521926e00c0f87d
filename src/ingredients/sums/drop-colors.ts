import type { Foods } from "../foods/find-foods.ts";
import { foldLetters } from "../text/fold-letters.ts";

/** Stems in all languages, for folded texts. */
const COLOR =
  /^(?:(?:red|green|yellow|orange|white|brown|purple|black|rot|grun|gelb|weiss|rouge|vert|jaune|roj|verde|amarill|amarel|vermelh|blanc|branc|negr|pret|noir|ross|giall|bianc|ner|rood|rode|groen|gele?|witt?|rod|gron|gul|vit|hvid|czerwon|zielon|zolt|bial)\p{L}{0,3})$/u;

export function isColor(text: string): boolean {
  return COLOR.test(foldLetters(text.trim()));
}

/** Finds the "grapes" of "red and green grapes", which are of no single color. Empty for other names. */
export function dropColors(name: string, { separator, startsWithName }: Foods): string {
  const [first = "", ...others] = name.split(separator);
  if (others.length === 0) return "";
  const whole = (startsWithName ? first : (others.at(-1) ?? "")).split(" ");
  const color = startsWithName ? whole.pop() : whole.shift();
  const rest = startsWithName ? others : [first, ...others.slice(0, -1)];
  return whole.length > 0 && [color ?? "", ...rest].every(isColor) ? whole.join(" ") : "";
}
