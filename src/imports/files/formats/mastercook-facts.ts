import { splitLines } from "../../../archiving/lenient-values.ts";
import { addNote, addNutritionText, type Draft } from "./recipe-draft.ts";

const SHORT = 120;

/** Labels below a recipe in MasterCook's text, or between them in its XML. */
export function takeLabel(draft: Draft, label: string, text: string): void {
  const value = withoutQuotes(text);
  const [, kind = "", inner = ""] = /^([ST])\(([^)]*)\)$/.exec(label) ?? [];
  const name = (inner || label).toLowerCase();
  // MasterCook's own numbers of foods.
  if (!value || name.startsWith("nutr. assoc") || (name === "suggested wine" && /^none$/i.test(value)))
    return;
  if (kind === "T") setNamedTime(draft, inner, value);
  else if (kind === "S" || name === "source") draft.sources.push(value);
  else if (name === "description") draft.description = joinParagraphs(value);
  else if (name === "yield") setYield(draft, value);
  else if (name === "start to finish time") setMasterCookTime(draft, "totalTime", value);
  else if (name === "nutrition") addNutritionText(draft, value);
  else if (name === "cuisine") draft.cuisines.push(value);
  else if (/^notes?$/.test(name)) addNote(draft, "", joinParagraphs(value));
  else if (value.length <= SHORT && name === "copyright") draft.extras.push(["copyright", value]);
  else if (/^ratings?$/.test(name)) draft.extras.push([name, value.replace(/\s+/g, " ")]);
  else addNote(draft, label, joinParagraphs(value));
}

/** `Cook Time`, `Chilling` */
export function setNamedTime(draft: Draft, name: string, value: string): void {
  if (/cook|bak|roast|grill/i.test(name) && !draft.performTime)
    setMasterCookTime(draft, "performTime", value);
  else if (!/^0?:?0?0?:00$/.test(value))
    draft.extras.push([/time/i.test(name) ? name : `${name} time`, value]);
}

/** `:35`, `0:35`; `0:00` is none. */
export function setMasterCookTime(
  draft: Draft,
  field: "prepTime" | "performTime" | "totalTime",
  value: string,
): void {
  const time = value.trim().replace(/^:/, "0:");
  if (time && !/^0*:0*$/.test(time)) draft[field] = time;
}

export function servingsText(text: string): string {
  if (!/^\d+(?:\.\d+)?$/.test(text)) return text;
  if (Number(text) === 0) return "";
  return Number(text) === 1 ? "1 serving" : `${Number(text)} servings`;
}

/** One serving is what MasterCook writes where nobody said how many. */
export function setYield(draft: Draft, value: string): void {
  if (!draft.yield || draft.yield === "1 serving") draft.yield = value;
  else if (value !== draft.yield) draft.extras.push(["yield", value]);
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
