import { isTag, type Document } from "domhandler";
import { DomUtils } from "htmlparser2";
import { listNodes, toList, toNode, type SchemaNode } from "./schema-node.ts";
import { getAttribute } from "./parse-page.ts";
import { readSchemaRecipes } from "./schema-recipe.ts";
import { getPortions, writeStateIngredients } from "./state-ingredients.ts";
import { listLines, toGroups, type Section } from "./sections.ts";
import { withoutNumber } from "./step-lines.ts";
import type { ParsedRecipe } from "../../text/parsed-recipe.ts";
import { isEmptyTitle, isOnlyPartName } from "../../text/part-words.ts";
import { plainLine } from "../../text/text.ts";
import { MAX_APP_STATE_CHARACTERS, MAX_APP_STATE_DEPTH } from "../reading-limits.ts";

const MIN_STATE_CHARACTERS = 400;

const INGREDIENT_KEYS = /ingredients?(?:list|groups?|sections?)?$/i;
const STEP_KEYS = /(?:instructions?|directions?|steps?|method|preparation)(?:list|groups?|sections?)?$/i;

/** For pages that are empty until their scripts run. */
export function readAppState(scripts: string[], document: Document, url: string): ParsedRecipe | null {
  for (const state of readStates(scripts, document)) {
    for (const node of listNodes([state])) {
      const recipe = readRecipe(node, url);
      if (recipe) return recipe;
    }
  }
  return null;
}

function readStates(scripts: string[], document: Document): unknown[] {
  let room = MAX_APP_STATE_CHARACTERS;
  const elements = DomUtils.find(isTag, document.children, true, Infinity);
  const attributes = elements
    .filter(isTag)
    .flatMap((element) => Object.keys(element.attribs).map((name) => getAttribute(element, name) ?? ""));
  const texts = [...scripts, ...joinStreamed(scripts), ...attributes].filter(
    (text) => text.length >= MIN_STATE_CHARACTERS,
  );
  return texts.flatMap((text) => {
    room -= text.length;
    return room > 0 ? parseScript(text) : [];
  });
}

const PUSHED = /\.push\(\[\s*\d+\s*,\s*("[^"\\]*(?:\\.[^"\\]*)*")\s*\]\)/gs;

/** Some servers send the state in pieces of text, one line for each part: `5:["$","div",…]`. */
export function joinStreamed(scripts: string[]): string[] {
  const pieces = scripts.flatMap((script) => [...script.matchAll(PUSHED)].map(([, text = '""']) => text));
  return pieces
    .map(parseText)
    .join("")
    .split("\n")
    .map((line) => line.replace(/^[\da-f]+:[A-Z]?/, ""));
}

function parseText(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    return "";
  }
}

function parseScript(text: string): unknown[] {
  const json = /^\s*(?:[\w$.[\]"']+\s*=\s*)?([[{][\s\S]*[\]}])\s*;?\s*$/.exec(text)?.[1];
  if (!json || !/ingredient/i.test(json)) return [];
  try {
    return [JSON.parse(json)];
  } catch {
    return [];
  }
}

function readRecipe(node: SchemaNode, url: string): ParsedRecipe | null {
  const steps = readSectionsUnder(node, STEP_KEYS);
  const name = [node["name"], node["title"], node["headline"]].find((value) => typeof value === "string");
  if (!name || steps.length === 0) return null;
  const ingredients = readSectionsUnder(writeStateIngredients(node, INGREDIENT_KEYS), INGREDIENT_KEYS);
  if (listLines(ingredients).length < 2) return null;
  const image = node["image"] ?? node["imageUrl"] ?? node["image_url"] ?? node["picture"];
  const declared = {
    "@type": "Recipe",
    name,
    description: node["description"] ?? node["intro"],
    image: toNode(image)?.["src"] ?? image,
    recipeYield:
      node["servings"] ?? node["portions"] ?? node["yield"] ?? node["recipeYield"] ?? getPortions(node),
    recipeIngredient: listLines(ingredients),
    recipeInstructions: steps.map(({ title, items }) => ({
      "@type": "HowToSection",
      name: title,
      itemListElement: items.map((text) => ({ "@type": "HowToStep", text })),
    })),
  };
  const [recipe] = readSchemaRecipes([declared], url, "");
  return recipe ? { ...recipe, ingredientGroups: toGroups(ingredients) } : null;
}

/** The longest list; of equal ones, the one with the most titles. */
function readSectionsUnder(node: SchemaNode, key: RegExp): Section[] {
  const lists = Object.entries(node)
    .filter(([name, value]) => key.test(name) && Array.isArray(value))
    .map(([, value]) => mergeSections(toList(value).flatMap((item) => toSections(item, key, 0))));
  const countTitles = (sections: Section[]) => sections.filter(({ title }) => title).length;
  const [first] = lists.toSorted(
    (one, other) => listLines(other).length - listLines(one).length || countTitles(other) - countTitles(one),
  );
  return first ?? [];
}

function toSections(item: unknown, key: RegExp, depth: number): Section[] {
  const toSection = (text: string) => (text ? [{ title: "", items: [text] }] : []);
  if (typeof item === "string") return toSection(plainLine(item));
  const node = toNode(item);
  if (!node || depth > MAX_APP_STATE_DEPTH) return [];
  const inner = Object.entries(node).find(
    ([name, value]) => (key.test(name) || name === "items") && Array.isArray(value),
  );
  if (!inner) return toSection(joinWords(node, key));
  const [first, ...others] = toList(inner[1]).flatMap((one) => toSections(one, key, depth + 1));
  return first ? [{ ...first, title: first.title || readTitle(node) }, ...others] : [];
}

/** Untitled lines continue the section above them. */
function mergeSections(sections: Section[]): Section[] {
  const merged: Section[] = [];
  for (const { title, items } of sections) {
    const last = merged.at(-1);
    if (last && !title) last.items.push(...items);
    else merged.push({ title, items: [...items] });
  }
  return merged;
}

function readTitle(node: SchemaNode): string {
  const named = ["title", "name", "heading", "header", "label"].map((key) => node[key]);
  const title = plainLine(named.map(getName).find(Boolean) ?? "").replace(/\s*[:：]$/, "");
  return isOnlyPartName(title) || isEmptyTitle(title) ? "" : withoutNumber(title);
}

function joinWords(node: SchemaNode, key: RegExp): string {
  const whole = [
    "text",
    "display",
    "displayText",
    "original",
    "originalText",
    "raw",
    "instruction",
    "description",
    "content",
  ];
  const said = whole
    .map((name) => node[name])
    .find((value) => typeof value === "string" && value.trim() !== "");
  if (typeof said === "string") return plainLine(said);
  const thing = Object.entries(node).find(
    ([name, value]) => key.test(name) && (typeof value === "string" || toNode(value)),
  )?.[1];
  const amount = node["amount"] ?? node["quantity"] ?? node["value"];
  const parts = [
    amount,
    node["unit"] ?? node["measurement"],
    node["prefix"],
    thing ?? node["name"] ?? node["food"],
    node["suffix"] ?? node["note"],
  ];
  return plainLine(parts.map(getName).filter(Boolean).join(" "));
}

function getName(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return value > 0 ? String(Math.round(value * 100) / 100) : "";
  const node = toNode(value);
  const name =
    node &&
    ["name", "name_singular", "singular", "abbreviation", "title", "label"]
      .map((key) => node[key])
      .find((one) => typeof one === "string");
  return typeof name === "string" ? name : "";
}
