import { splitLines } from "../../../archiving/lenient-values.ts";
import { addNote, addNutritionText, type RawRecipe } from "../reading/raw-recipe.ts";

const SHORT = 120;

/** Labels below a recipe in MasterCook's text, or between them in its XML. */
export function takeLabel(raw: RawRecipe, label: string, text: string): void {
  const value = withoutQuotes(text);
  const [, kind = "", inner = ""] = /^([ST])\(([^)]*)\)$/.exec(label) ?? [];
  const name = (inner || label).toLowerCase();
  // MasterCook's own numbers of foods.
  if (!value || name.startsWith("nutr. assoc") || (name === "suggested wine" && /^none$/i.test(value)))
    return;
  if (kind === "T") setNamedTime(raw, inner, value);
  else if (kind === "S" || name === "source") raw.sources.push(value);
  else if (name === "description") raw.description = joinParagraphs(value);
  else if (name === "yield") setYield(raw, value);
  else if (name === "start to finish time") setMasterCookTime(raw, "totalTime", value);
  else if (name === "nutrition") addNutritionText(raw, value);
  else if (name === "cuisine") raw.cuisines.push(value);
  else if (/^notes?$/.test(name)) addNote(raw, "", joinParagraphs(value));
  else if (value.length <= SHORT && name === "copyright") raw.extras.push(["copyright", value]);
  else if (/^ratings?$/.test(name)) raw.extras.push([name, value.replace(/\s+/g, " ")]);
  else addNote(raw, label, joinParagraphs(value));
}

/** `Cook Time`, `Chilling` */
export function setNamedTime(raw: RawRecipe, name: string, value: string): void {
  if (/cook|bak|roast|grill/i.test(name) && !raw.performTime) setMasterCookTime(raw, "performTime", value);
  else if (!/^0?:?0?0?:00$/.test(value)) raw.extras.push([/time/i.test(name) ? name : `${name} time`, value]);
}

/** `:35`, `0:35`; `0:00` is none. */
export function setMasterCookTime(
  raw: RawRecipe,
  field: "prepTime" | "performTime" | "totalTime",
  value: string,
): void {
  const time = value.trim().replace(/^:/, "0:");
  if (time && !/^0*:0*$/.test(time)) raw[field] = time;
}

/** One serving is what MasterCook writes where nobody said how many. */
export function setYield(raw: RawRecipe, value: string): void {
  if (!raw.yield || raw.yield === "1 serving") raw.yield = value;
  else if (value !== raw.yield) raw.extras.push(["yield", value]);
}

function withoutQuotes(text: string): string {
  return text
    .trim()
    .replace(/^"([^]*)"$/, "$1")
    .trim();
}

/** Lines of a paragraph were wrapped. */
function joinParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => splitLines(paragraph).join(" "))
    .join("\n\n");
}
