import type { FileFormat } from "../file-format.ts";
import { findNutritionKey } from "../reading/nutrition-text.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import {
  formatServings,
  addLine,
  addNote,
  type RawRecipe,
  createRawRecipe,
  startSection,
} from "../reading/raw-recipe.ts";
import { addWrappedText } from "../reading/wrapped-text.ts";
import { getChildText, listElements, getOwnText, getText, type XmlElement } from "../reading/xml-elements.ts";
import { readBlock, joinRange, readXmlRecipes, startsXml } from "../reading/xml-recipes.ts";

/** Source: http://www.formatdata.com/recipeml */
export const recipeml: FileFormat = {
  name: "recipeml",
  recognize: ({ head }) => startsXml(head, "recipeml"),
  read: (path, files) => readXmlRecipes({ path, files }, "recipe", readRecipe),
};

const KNOWN = new Set(
  "head description ingredients directions equipment note preparation-notes nutrition".split(" "),
);

function readRecipe(element: XmlElement): RawRecipe {
  const raw = createRawRecipe();
  for (const head of listElements(element, "head")) readHead(raw, head);
  raw.description = listElements(element, "description").map(readBlock).join("\n\n");
  for (const list of listElements(element, "ingredients")) addIngredients(raw, list);
  for (const list of listElements(element, "directions")) addDirections(raw, list);
  for (const list of listElements(element, "equipment"))
    raw.tools.push(...listElements(list, "tool").map(getLine));
  for (const note of listElements(element, "note", "preparation-notes")) addNote(raw, "", readBlock(note));
  addNutrition(raw, element);
  for (const part of listElements(element).filter(({ name }) => !KNOWN.has(name)))
    raw.extras.push([part.name, getLine(part)]);
  return raw;
}

function readHead(raw: RawRecipe, head: XmlElement): void {
  const subtitle = getChildText(head, "subtitle");
  raw.name = getChildText(head, "title");
  if (subtitle) raw.extras.push(["subtitle", subtitle]);
  raw.extras.push(["version", getChildText(head, "version")]);
  for (const source of listElements(head, "source")) {
    const items = listElements(source, "srcitem");
    raw.sources.push(...(items.length > 0 ? items : [source]).map(getLine));
  }
  const categories = listElements(head, "categories").flatMap((list) => listElements(list, "cat"));
  raw.categories = categories.map(getText).filter((name) => name.toLowerCase() !== "none");
  for (const time of listElements(head, "preptime")) setTime(raw, time);
  const [first = "", ...others] = listElements(head, "yield").map((one) => readAmount(one) || getLine(one));
  raw.yield = formatServings(first);
  for (const one of others) raw.extras.push(["yield", one]);
}

/** Of the kinds of time that a recipe may have, the standard names only some. */
function setTime(raw: RawRecipe, element: XmlElement): void {
  const { type = "" } = element.attributes;
  const text = listElements(element, "time").map(readAmount).filter(Boolean).join(" ") || getLine(element);
  const field = /cook|bak/i.test(type) ? "performTime" : /total/i.test(type) ? "totalTime" : "prepTime";
  if (!raw[field]) raw[field] = text;
  else raw.extras.push([`${type || "other"} time`, text]);
}

/** `<qty>` or `<range>`, then size and unit. */
function readAmount(element: XmlElement): string {
  const texts = listElements(element, "qty", "range", "size", "unit", "timeunit", "tempunit").map((part) => {
    if (part.name === "range") return readRange(part);
    return part.name === "qty" ? readQuantity(part) : getLine(part);
  });
  return texts.filter((text) => text && text !== "x").join(" ");
}

function readRange(element: XmlElement): string {
  const [least = "", most = ""] = listElements(element, "q1", "q2").map(readQuantity);
  return joinRange(least, most);
}

function readQuantity(element: XmlElement): string {
  const [range] = listElements(element, "range");
  if (range) return readRange(range);
  const [fraction] = listElements(element, "frac");
  if (!fraction) return getLine(element);
  const whole = element.parts.filter((part) => typeof part === "string").join(" ");
  return `${whole.trim()} ${getChildText(fraction, "n")}/${getChildText(fraction, "d")}`.trim();
}

function addIngredients(raw: RawRecipe, list: XmlElement): void {
  for (const part of listElements(list)) {
    if (part.name === "ing") addIngredient(raw, part);
    else if (part.name === "ing-div") {
      startSection(raw, getChildText(part, "title").replace(/:$/, ""));
      addIngredients(raw, part);
      startSection(raw, "");
    } else if (part.name === "note" || part.name === "description") addNote(raw, "", readBlock(part));
  }
}

/** Programs that converted Meal-Master left its continued lines. */
function addIngredient(raw: RawRecipe, element: XmlElement): void {
  const line = readIngredient(element);
  const items = raw.sections.at(-1)?.items ?? [];
  const isContinued = /^(?:1 )?-+\s*\p{L}/u.test(line) && items.length > 0;
  addLine(raw, isContinued ? `${items.pop()} ${line.replace(/^(?:1 )?-+\s*/, "")}` : line);
}

function readIngredient(element: XmlElement): string {
  const amounts = listElements(element, "amt").map(readAmount).filter(Boolean).join(" + ");
  const modifier = listElements(element, "modifier").map(getLine).join(" ");
  const item = listElements(element, "item").map(getLine).join(" ").replace(/ ?; ?/g, ", ");
  const prepared = listElements(element, "prep", "ing-note").map(getLine).filter(Boolean).join(", ");
  const others = listElements(element, "alt-ing").map(readIngredient).filter(Boolean);
  const optional = element.attributes["optional"] === "yes" ? "optional" : "";
  const line = [amounts, modifier, item].filter(Boolean).join(" ") || getOwnText(element);
  return [[line, ...others].join(" or "), prepared, optional].filter(Boolean).join(", ");
}

function addDirections(raw: RawRecipe, list: XmlElement, title = ""): void {
  const count = raw.steps.length;
  const steps = listElements(list, "step");
  for (const step of steps) addWrappedText(raw, readStep(step).split("\n"));
  const first = raw.steps[count];
  if (title && first) first.title = title;
  const inner = listElements(list, "dir-div", "directions-div");
  for (const part of inner) addDirections(raw, part, getChildText(part, "title"));
  for (const note of listElements(list, "note")) addNote(raw, "", readBlock(note));
  const isPlain = steps.length === 0 && inner.length === 0;
  if (isPlain) addWrappedText(raw, readStep(list).split("\n"));
}

function readStep(element: XmlElement): string {
  return stripMarkup(collectSteps(element).replaceAll("\r\n", "\n"));
}

/** Amounts in steps are elements, too. */
function collectSteps({ parts }: XmlElement): string {
  return parts
    .map((part) => (typeof part === "string" ? part : readAmount(part) || collectSteps(part)))
    .join("");
}

function addNutrition(raw: RawRecipe, element: XmlElement): void {
  for (const facts of listElements(element, "nutrition"))
    for (const [name, value] of [...Object.entries(facts.attributes), ...listChildTexts(facts)])
      addNutrient(raw, name, value);
}

function addNutrient(raw: RawRecipe, name: string, value: string): void {
  const key = findNutritionKey(name);
  if (key && !(key in raw.nutrition)) raw.nutrition[key] = value;
  else raw.extras.push([`nutrition ${name}`, value]);
}

function listChildTexts(element: XmlElement): [string, string][] {
  return listElements(element).map((part) => [part.attributes["name"] ?? part.name, getLine(part)]);
}

function getLine(element: XmlElement): string {
  return getText(element).replace(/\s+/g, " ");
}
