import type { FileFormat } from "../file-format.ts";
import { findNutritionKey } from "../reading/nutrition-text.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import { addLine, addNote, type Draft, newDraft, startSection } from "./recipe-draft.ts";
import { addWrappedText } from "./wrapped-text.ts";
import { childText, elementsIn, textIn, type XmlElement } from "./xml-elements.ts";
import { blockText, joinRange, readXmlRecipes, startsXml } from "./xml-recipes.ts";

/** Source: http://www.formatdata.com/recipeml */
export const recipeml: FileFormat = {
  name: "recipeml",
  recognize: ({ head }) => startsXml(head, "recipeml"),
  read: (path, files) => readXmlRecipes({ path, files }, "recipe", readRecipe),
};

function readRecipe(element: XmlElement): Draft {
  const draft = newDraft();
  for (const head of elementsIn(element, "head")) readHead(draft, head);
  draft.description = elementsIn(element, "description").map(blockText).join("\n\n");
  for (const list of elementsIn(element, "ingredients")) addIngredients(draft, list);
  for (const list of elementsIn(element, "directions")) addDirections(draft, list);
  for (const list of elementsIn(element, "equipment"))
    draft.tools.push(...elementsIn(list, "tool").map(lineText));
  for (const note of elementsIn(element, "note", "preparation-notes")) addNote(draft, "", blockText(note));
  addNutrition(draft, element);
  return draft;
}

function readHead(draft: Draft, head: XmlElement): void {
  const subtitle = childText(head, "subtitle");
  draft.name = childText(head, "title");
  if (subtitle) draft.extras.push(["subtitle", subtitle]);
  draft.extras.push(["version", childText(head, "version")]);
  for (const source of elementsIn(head, "source")) {
    const items = elementsIn(source, "srcitem");
    draft.sources.push(...(items.length > 0 ? items : [source]).map(lineText));
  }
  const categories = elementsIn(head, "categories").flatMap((list) => elementsIn(list, "cat"));
  draft.categories = categories.map(textIn).filter((name) => name.toLowerCase() !== "none");
  for (const time of elementsIn(head, "preptime")) setTime(draft, time);
  const [made] = elementsIn(head, "yield");
  if (made) draft.yield = toYield(readAmount(made) || lineText(made));
}

function toYield(text: string): string {
  return /^\d+(?:-\d+)?$/.test(text) ? `${text} ${text === "1" ? "serving" : "servings"}` : text;
}

/** Of the kinds of time that a recipe may have, the standard names only some. */
function setTime(draft: Draft, element: XmlElement): void {
  const { type = "" } = element.attributes;
  const text = elementsIn(element, "time").map(readAmount).filter(Boolean).join(" ") || lineText(element);
  const field = /cook|bak/i.test(type) ? "performTime" : /total/i.test(type) ? "totalTime" : "prepTime";
  if (!draft[field]) draft[field] = text;
  else draft.extras.push([`${type || "other"} time`, text]);
}

/** `<qty>` or `<range>`, then size and unit. */
function readAmount(element: XmlElement): string {
  const texts = elementsIn(element, "qty", "range", "size", "unit", "timeunit", "tempunit").map((part) => {
    if (part.name === "range") return readRange(part);
    return part.name === "qty" ? readQuantity(part) : lineText(part);
  });
  return texts.filter((text) => text && text !== "x").join(" ");
}

function readRange(element: XmlElement): string {
  const [least = "", most = ""] = elementsIn(element, "q1", "q2").map(readQuantity);
  return joinRange(least, most);
}

function readQuantity(element: XmlElement): string {
  const [range] = elementsIn(element, "range");
  if (range) return readRange(range);
  const [fraction] = elementsIn(element, "frac");
  if (!fraction) return lineText(element);
  const whole = element.parts.filter((part) => typeof part === "string").join(" ");
  return `${whole.trim()} ${childText(fraction, "n")}/${childText(fraction, "d")}`.trim();
}

function addIngredients(draft: Draft, list: XmlElement): void {
  for (const part of elementsIn(list)) {
    if (part.name === "ing") addIngredient(draft, part);
    else if (part.name === "ing-div") {
      startSection(draft, childText(part, "title").replace(/:$/, ""));
      addIngredients(draft, part);
      startSection(draft, "");
    } else if (part.name === "note" || part.name === "description") addNote(draft, "", blockText(part));
  }
}

/** Programs that converted Meal-Master left its continued lines. */
function addIngredient(draft: Draft, element: XmlElement): void {
  const line = readIngredient(element);
  const items = draft.sections.at(-1)?.items ?? [];
  const isContinued = /^(?:1 )?-+\s*\p{L}/u.test(line) && items.length > 0;
  addLine(draft, isContinued ? `${items.pop()} ${line.replace(/^(?:1 )?-+\s*/, "")}` : line);
}

function readIngredient(element: XmlElement): string {
  const amounts = elementsIn(element, "amt").map(readAmount).filter(Boolean).join(" + ");
  const modifier = elementsIn(element, "modifier").map(lineText).join(" ");
  const item = elementsIn(element, "item").map(lineText).join(" ").replace(/ ?; ?/g, ", ");
  const prepared = elementsIn(element, "prep", "ing-note").map(lineText).filter(Boolean).join(", ");
  const others = elementsIn(element, "alt-ing").map(readIngredient).filter(Boolean);
  const optional = element.attributes["optional"] === "yes" ? "optional" : "";
  const line = [amounts, modifier, item].filter(Boolean).join(" ") || ownText(element);
  return [[line, ...others].join(" or "), prepared, optional].filter(Boolean).join(", ");
}

function ownText({ parts }: XmlElement): string {
  return parts
    .filter((part) => typeof part === "string")
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

function addDirections(draft: Draft, list: XmlElement, title = ""): void {
  const count = draft.steps.length;
  const steps = elementsIn(list, "step");
  for (const step of steps) addWrappedText(draft, stepText(step).split("\n"));
  const first = draft.steps[count];
  if (title && first) first.title = title;
  const inner = elementsIn(list, "dir-div", "directions-div");
  for (const part of inner) addDirections(draft, part, childText(part, "title"));
  for (const note of elementsIn(list, "note")) addNote(draft, "", blockText(note));
  const isPlain = steps.length === 0 && inner.length === 0;
  if (isPlain) addWrappedText(draft, stepText(list).split("\n"));
}

function stepText(element: XmlElement): string {
  return stripMarkup(collectSteps(element).replaceAll("\r\n", "\n"));
}

/** Amounts in steps are elements, too. */
function collectSteps({ parts }: XmlElement): string {
  return parts
    .map((part) => (typeof part === "string" ? part : readAmount(part) || collectSteps(part)))
    .join("");
}

function addNutrition(draft: Draft, element: XmlElement): void {
  for (const facts of elementsIn(element, "nutrition"))
    for (const [name, value] of [...Object.entries(facts.attributes), ...childTexts(facts)])
      addNutrient(draft, name, value);
}

function addNutrient(draft: Draft, name: string, value: string): void {
  const key = findNutritionKey(name);
  if (key && !(key in draft.nutrition)) draft.nutrition[key] = value;
  else draft.extras.push([`nutrition ${name}`, value]);
}

function childTexts(element: XmlElement): [string, string][] {
  return elementsIn(element).map((part) => [part.attributes["name"] ?? part.name, lineText(part)]);
}

function lineText(element: XmlElement): string {
  return textIn(element).replace(/\s+/g, " ");
}
