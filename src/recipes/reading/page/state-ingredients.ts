import { listNodes, toNode, type SchemaNode } from "./schema-node.ts";
import { foldText } from "../../text/fold-text.ts";
import { plainLine } from "../../text/text.ts";
import { unitAtStart } from "../../text/unit-at-start.ts";
import { MAX_APP_STATE_DEPTH } from "../reading-limits.ts";

/** Counts lists and the objects in them separately. */
const MAX_DEPTH = 2 * MAX_APP_STATE_DEPTH;
const MAX_PORTIONS = 60;
/** Numbers have 2 decimals. */
const MAX_ROUNDING_ERROR = 0.005;
const MAX_ERROR = 0.1;
const MIN_UNLIKELY_AMOUNTS = 2;
/** Matches “Stk.”, but not “Stückchen” or “piece”, which can be a part of something. */
const PIECE =
  /^(?:stk|st|stuck|stucke|stuks?|pcs?|szt|sztuk[ai]?|piezas?|uds?|unidad(?:e|es)?|pezz[io]|kpl|ks|db|adet|шт)\.?$|^(?:个|個)$/u;
const FRENCH_PIECE = /^pièces?$/i;

/** `thing` has a name in the singular and in the plural. */
interface Ingredient {
  amount: number | null;
  unit: SchemaNode | null;
  thing: SchemaNode;
  node: SchemaNode;
}

/** Turns ingredients into lines, and amounts per person into amounts for the whole recipe. */
export function writeStateIngredients(recipe: SchemaNode, isList: RegExp): SchemaNode {
  const lists = Object.entries(recipe).filter(([name]) => isList.test(name));
  const ingredients = listNodes(lists.map(([, list]) => list)).flatMap((node) => toIngredient(node) ?? []);
  if (ingredients.length === 0) return recipe;
  const factor = findFactor(ingredients, getPortions(recipe));
  return {
    ...recipe,
    ...Object.fromEntries(lists.map(([name, list]) => [name, replaceInside(list, factor, 0)])),
  };
}

export function getPortions(recipe: SchemaNode): number | null {
  const keys = ["servings", "portions", "yield", "recipeYield", "serving_size", "servingSize", "persons"];
  const numbers = keys
    .map((key) => recipe[key])
    .map((value) => (typeof value === "number" || typeof value === "string" ? Number(value) : 0));
  return numbers.find((number) => Number.isInteger(number) && number > 0) ?? null;
}

function toIngredient(node: SchemaNode): Ingredient | null {
  const thing = toNode(node["ingredient"] ?? node["food"]);
  if (!thing || !getName(thing, "singular") || !getName(thing, "plural")) return null;
  const amount = Number(node["amount"] ?? node["quantity"] ?? 0);
  return { amount: amount > 0 ? amount : null, unit: toNode(node["unit"]), thing, node };
}

function getName(node: SchemaNode, form: "singular" | "plural"): string {
  const keys = [`name_${form}`, `${form}_name`, form === "plural" ? "namePlural" : "nameSingular", form];
  const name = keys.map((key) => node[key]).find((value) => typeof value === "string");
  return typeof name === "string" ? name : "";
}

/** Assumes amounts per person if they only make sense when multiplied: 0.25 eggs for 4 people. */
function findFactor(ingredients: Ingredient[], portions: number | null): number {
  if (!portions || portions > MAX_PORTIONS) return 1;
  const amounts = ingredients.flatMap(({ amount }) => amount ?? []);
  const error = Math.min(portions * MAX_ROUNDING_ERROR, MAX_ERROR);
  const broken = amounts.filter((amount) => !isMultiple(amount, 1));
  const isPerPerson =
    broken.length > amounts.length / 2 &&
    ingredients.filter(isUnlikely).length >= MIN_UNLIKELY_AMOUNTS &&
    amounts.every((amount) => isMultiple(amount * portions, 0.5, error));
  return isPerPerson ? portions : 1;
}

function isMultiple(amount: number, step: number, error = 0.001): boolean {
  return Math.abs(amount - Math.round(amount / step) * step) <= error;
}

function isUnlikely({ amount, unit }: Ingredient): boolean {
  if (amount === null || isMultiple(amount, 0.5)) return false;
  if (!unit || isPiece(unit)) return true;
  const kind = unitAtStart(writeUnit(unit, amount))?.kind;
  return kind === "g" || kind === "ml";
}

function replaceInside(value: unknown, factor: number, depth: number): unknown {
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => replaceInside(item, factor, depth + 1));
  const node = toNode(value);
  if (!node) return value;
  const ingredient = toIngredient(node);
  if (ingredient) return writeLine(ingredient, factor);
  const entries = Object.entries(node).map(([key, inner]) => [key, replaceInside(inner, factor, depth + 1)]);
  return Object.fromEntries(entries);
}

function writeLine({ amount, unit, thing, node }: Ingredient, factor: number): string {
  const all = (amount ?? 0) * factor;
  const counted = unit && !isPiece(unit) ? writeUnit(unit, all) : "";
  const form = node["ingredient_inflection"];
  // Products like 0.0833 × 12 may be slightly above 1.
  const isPlural = form === "plural" || (form !== "singular" && all > 1 + MAX_ERROR);
  const name = getName(thing, isPlural ? "plural" : "singular");
  const parts = [all > 0 && writeAmount(all, factor), counted, node["prefix"], name, node["suffix"]];
  return plainLine(parts.filter((part) => typeof part === "string" && part !== "").join(" "));
}

/** Writes “2½” if multiplied, otherwise “0.25” as on the site. */
function writeAmount(amount: number, factor: number): string {
  if (factor === 1) return String(Math.round(amount * 100) / 100);
  return String(Math.round(amount * 2) / 2).replace(/^0\.5$|(?<=^\d)\.5$/, "½");
}

function writeUnit(unit: SchemaNode, amount: number): string {
  const short = unit["abbreviation"];
  if (typeof short === "string" && short !== "") return short;
  const name = unit["name"];
  return (
    getName(unit, amount > 1 + MAX_ERROR ? "plural" : "singular") || (typeof name === "string" ? name : "")
  );
}

function isPiece(unit: SchemaNode): boolean {
  const name = writeUnit(unit, 1).trim();
  return PIECE.test(foldText(name)) || FRENCH_PIECE.test(name);
}
