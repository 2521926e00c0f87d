import { isTag, type Document } from "domhandler";
import { DomUtils } from "htmlparser2";
import { listNodes, toList, toNode, type SchemaNode } from "./schema-node.ts";
import { getAttribute } from "./parse-page.ts";
import { plainLine } from "../../text/text.ts";
import { MAX_APP_STATE_CHARACTERS, MAX_APP_STATE_DEPTH } from "../reading-limits.ts";

const MIN_STATE_CHARACTERS = 400;

const INGREDIENT_KEYS = /ingredients?(?:list|groups?|sections?)?$/i;
const STEP_KEYS = /(?:instructions?|directions?|steps?|method|preparation)(?:list|groups?|sections?)?$/i;

/** For pages that are empty until their scripts run. */
export function readAppState(scripts: string[], document: Document): SchemaNode | null {
  for (const state of readStates(scripts, document)) {
    for (const node of listNodes([state])) {
      const recipe = findRecipe(node);
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

function findRecipe(node: SchemaNode): SchemaNode | null {
  const ingredients = readLinesUnder(node, INGREDIENT_KEYS);
  const steps = readLinesUnder(node, STEP_KEYS);
  const name = [node["name"], node["title"], node["headline"]].find((value) => typeof value === "string");
  if (!name || ingredients.length < 2 || steps.length === 0) return null;
  const image = node["image"] ?? node["imageUrl"] ?? node["image_url"] ?? node["picture"];
  return {
    "@type": "Recipe",
    name,
    description: node["description"] ?? node["intro"],
    image: toNode(image)?.["src"] ?? image,
    recipeYield: node["servings"] ?? node["portions"] ?? node["yield"] ?? node["recipeYield"],
    recipeIngredient: ingredients,
    recipeInstructions: steps.map((text) => ({ "@type": "HowToStep", text })),
  };
}

function readLinesUnder(node: SchemaNode, key: RegExp): string[] {
  const lists = Object.entries(node)
    .filter(([name, value]) => key.test(name) && Array.isArray(value))
    .map(([, value]) => toList(value).flatMap((item) => toLines(item, key, 0)));
  return lists.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

function toLines(item: unknown, key: RegExp, depth: number): string[] {
  if (typeof item === "string") return [plainLine(item)].filter(Boolean);
  const node = toNode(item);
  if (!node || depth > MAX_APP_STATE_DEPTH) return [];
  const inner = Object.entries(node).find(
    ([name, value]) => (key.test(name) || name === "items") && Array.isArray(value),
  );
  if (inner) return toList(inner[1]).flatMap((one) => toLines(one, key, depth + 1));
  const text = joinWords(node, key);
  return text ? [text] : [];
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
