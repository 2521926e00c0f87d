import { splitAtCommas } from "../../../../recipes/reading/plain-text/ingredients.ts";

const MIN_COUNTED = 2;

/** Lines; or what a cell has instead: a list of JSON, Python, or R, `|`, `;`. Null for a text without any. */
function splitCell(text: string): string[] | null {
  if (text.includes("\n")) return text.split(/\r\n?|\n/);
  const listed = parseList(text);
  if (listed) return listed;
  for (const separator of ["||", "|", ";", "；", "•", "<br>"])
    if (text.includes(separator)) return text.split(separator);
  return null;
}

/** `["1 leek", "salt"]`, `['1 leek', 'salt']`, `c("1 leek", "salt")` */
function parseList(text: string): string[] | null {
  const inside = /^(?:c?\()(.*)\)$|^\[(.*)\]$/s
    .exec(text)
    ?.slice(1)
    .find((part) => part !== undefined);
  if (inside === undefined || !/^\s*["']/.test(inside)) return null;
  const items = [...inside.matchAll(/"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g)].map(([, double, single]) =>
    (double ?? single ?? "").replace(/\\n/g, "\n").replace(/\\(.)/g, "$1"),
  );
  return items.length > 0 ? items : null;
}

/** “2 eggs, 200 g flour, salt”, but not “lentils, rinsed, drained”. */
export function splitIngredients(text: string): string[] {
  const lines = splitCell(text);
  if (lines) return lines;
  const items = splitAtCommas(text);
  const counted = items.filter((item) => /^[\d\p{No}一二三四五六七八九十半]/u.test(item));
  return counted.length >= MIN_COUNTED || (items.length > 3 && counted.length === 0) ? items : [text];
}

/** Also “1. Chop. 2. Fry.” on one line. */
export function splitSteps(text: string): string {
  const isNumbered = /^1[.)]\s/.test(text) && !text.includes("\n") && /\s2[.)]\s/.test(text);
  if (isNumbered) return text.replace(/\s+(?=(?:[2-9]|[1-9]\d)[.)]\s)/g, "\n");
  if (text.includes("\n")) return text;
  const listed = parseList(text) ?? (/\|/.test(text) ? text.split(/\s*\|+\s*/) : null);
  return listed ? listed.join("\n") : text;
}

/** `soups; quick`, `soups, quick`, `#soups #quick` */
export function splitNames(text: string): string[] {
  const names = splitCell(text) ?? (/^(?:#\S+\s*)+$/.test(text) ? text.split(/\s+/) : text.split(/[,，、]/));
  return names.map((name) => name.trim().replace(/^#(?=\S)/, "")).filter(Boolean);
}
