import { unitAtStart } from "../../text/unit-at-start.ts";
import { amountAtStart } from "../../text/amount.ts";
import { findIngredientShape, isOnlyRemark } from "./ingredient-shape.ts";
import type { TextLine } from "./text-line.ts";

/** Separators outside brackets; a comma between digits belongs to a number. */
const LIST_COMMA = /(?<!\d)[,](?![^(]{0,80}\))\s*|[,]\s+(?![^(]{0,80}\))|[，、；;]\s*|\s[|•·]\s/u;
/** “2 cups flour, plus more for dusting” is one ingredient. */
const CONTINUES = /^(?:plus|più|más|mais|mer|mere|meer|oraz|extra|and|und|or|oder)\s/iu;

export function readIngredients(lines: TextLine[]): string[] {
  const items = lines.flatMap((line) =>
    line.bullet === "mark" ? [line.text] : splitInlineList(line.text, lines.length === 1),
  );
  return withLoneAmounts(items.map((item) => item.replace(/[,;，；、]$/, "").trim()).filter(Boolean));
}

function splitInlineList(text: string, isOnly: boolean): string[] {
  const items = splitAtCommas(text);
  const shaped = items.filter(isItem).length;
  const isList = items.length > 1 && (shaped > 1 || (isOnly && items.length > 2));
  return isList ? items : [text];
}

function isItem(text: string): boolean {
  return findIngredientShape(text) !== null && !isOnlyRemark(text) && !CONTINUES.test(text);
}

export function splitAtCommas(text: string): string[] {
  const items = text.split(LIST_COMMA).filter(Boolean);
  return items.map((item, at) => (at === items.length - 1 ? item.replace(/[.。]$/, "") : item));
}

/** Tables copied from pages have amount and name on separate lines. */
function withLoneAmounts(items: string[]): string[] {
  const joined: string[] = [];
  let amount = "";
  for (const item of items) {
    if (amount && !amountAtStart(item)) joined.push(`${amount} ${item}`);
    else if (amount) joined.push(amount);
    const isUsed = amount !== "" && !amountAtStart(item);
    amount = isLoneAmount(item) ? item : "";
    if (!amount && !isUsed) joined.push(item);
  }
  return amount ? [...joined, amount] : joined;
}

export function isLoneAmount(item: string): boolean {
  const rest = amountAtStart(item)?.rest.trim();
  if (rest === undefined) return false;
  return rest === "" || /^\.?$/.test(unitAtStart(rest)?.rest ?? "-");
}
