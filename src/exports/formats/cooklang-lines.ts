import { readLine } from "../../ingredients/lines/read-line.ts";
import type { LineWords } from "../../ingredients/words/line-words.ts";

/** The parts of `@name{amount%unit}(remark)`. */
export interface CooklangIngredient {
  name: string;
  amount: string;
  unit: string;
  remark: string;
}

const MAX_NAME = 200;
const MAX_REMARK = 300;

/** The parts make up the whole line, except for spaces. A line without a recognized amount is a name. */
export function toCooklangIngredient(written: string, words: LineWords): CooklangIngredient {
  const line = written.replace(/\s+/g, " ").trim();
  const whole = { name: cleanName(line), amount: "", unit: "", remark: "" };
  const { text, amounts } = readLine(line, words);
  const [first] = amounts;
  if (text !== line || !first || first.low === null || first.from !== 0)
    return splitRemark(line, whole) ?? whole;
  const numberEnd = first.numbers.at(-1)?.to ?? first.to;
  // In “2 garlic cloves”, the unit follows the name.
  const isNext = first.unit !== null && /^[\s-]*$/.test(line.slice(numberEnd, first.unit.from));
  const unit = isNext ? line.slice(first.unit?.from, first.unit?.to) : "";
  const amount = line.slice(0, unit ? first.unit?.from : numberEnd).trim();
  const rest = line.slice(unit ? first.unit?.to : numberEnd).trim();
  const isPlain = /^[^%{}|=*()]{1,30}$/.test(amount) && /^[^%{}()]{0,30}$/.test(unit) && rest !== "";
  if (!isPlain) return whole;
  const parts = { name: cleanName(rest), amount, unit, remark: "" };
  const found = splitRemark(rest, parts) ?? parts;
  return writesSame(found, line) ? found : whole;
}

function splitRemark(text: string, parts: CooklangIngredient): CooklangIngredient | null {
  const [, name = "", remark = ""] = /^([^,]+), ([^()]+)$/.exec(text) ?? [];
  return name && remark.length <= MAX_REMARK ? { ...parts, name: cleanName(name), remark } : null;
}

function writesSame({ amount, unit, name, remark }: CooklangIngredient, line: string): boolean {
  const again = [[amount, unit, name].filter(Boolean).join(" "), remark].filter(Boolean).join(", ");
  const squeeze = (text: string) => text.replace(/\s/g, "");
  return squeeze(again) === squeeze(line);
}

/** Removes characters that would end a name. */
function cleanName(text: string): string {
  const clean = text.replace(/[{}]/g, (sign) => (sign === "{" ? "(" : ")")).replace(/[@#~|]+/g, " ");
  return clean
    .replace(/\s+/g, " ")
    .replace(/^[&?+\s.-]+/, "")
    .slice(0, MAX_NAME)
    .trim();
}

export function writeIngredient({ name, amount, unit, remark }: CooklangIngredient): string {
  const inside = unit ? `${amount}%${unit}` : amount;
  return `@${name}{${inside}}${remark ? `(${remark})` : ""}`;
}

/** In a step, the ingredients that someone chose for it, by their names. */
export function markChosen(
  text: string,
  chosen: readonly CooklangIngredient[],
  escape: (text: string) => string,
): string {
  let marked = "";
  let rest = text;
  const left = [...chosen];
  for (;;) {
    const found = left
      .map((one) => ({ one, at: findWord(rest, one.name) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0];
    if (!found) return marked + escape(rest);
    const { one, at } = found;
    const end = at + one.name.length;
    marked += `${escape(rest.slice(0, at))}@${rest.slice(at, end)}{}`;
    rest = rest.slice(end);
    left.splice(left.indexOf(one), 1);
  }
}

function findWord(text: string, name: string): number {
  const at = name ? text.toLowerCase().indexOf(name.toLowerCase()) : -1;
  const around = [text[at - 1] ?? " ", text[at + name.length] ?? " "];
  return at >= 0 && around.every((sign) => /[^\p{L}\p{N}@#~_-]/u.test(sign)) ? at : -1;
}
