import { stripByline } from "./byline-text.ts";
import { durationText } from "./duration.ts";
import { readMethod } from "./instructions.ts";
import { findWidth, pickPicture, type PictureAddress } from "./picture-address.ts";
import type { ParsedRecipe } from "../../text/parsed-recipe.ts";
import {
  listNodes,
  isOfType,
  toList,
  toNode,
  createReferenceResolver,
  type SchemaNode,
} from "./schema-node.ts";
import { plainLine, plainLines } from "../../text/text.ts";
import { foldText } from "../../text/fold-text.ts";

type Resolve = (value: unknown) => unknown;

/** The main recipe first. Source: https://schema.org/Recipe */
export function readSchemaRecipes(roots: unknown[], url: string, title: string): ParsedRecipe[] {
  const nodes = listNodes(roots);
  const resolve = createReferenceResolver(nodes);
  const about = foldText(title);
  const score = (recipe: ParsedRecipe) =>
    measureFullness(recipe) +
    (recipe.name !== "" && about.includes(foldText(recipe.name)) ? NAMED_IN_TITLE_POINTS : 0);
  return nodes
    .filter((node) => isOfType(node, "Recipe"))
    .map((node) => readRecipe(node, resolve, url))
    .toSorted((one, other) => score(other) - score(one));
}

export function findSiteName(nodes: SchemaNode[]): string {
  const resolve = createReferenceResolver(nodes);
  const publisher = nodes.flatMap((node) => toTexts(node["publisher"], resolve))[0];
  const site = nodes.find((node) => isOfType(node, "WebSite") || isOfType(node, "Organization"));
  return publisher ?? (site ? (toTexts(site["name"], resolve)[0] ?? "") : "");
}

/** The author of the article around a recipe. */
export function findArticleAuthor(nodes: SchemaNode[]): string {
  const resolve = createReferenceResolver(nodes);
  const articles = nodes.filter((node) => ARTICLES.some((type) => isOfType(node, type)));
  return articles.map((node) => findPerson(node["author"], resolve)).find(Boolean) ?? "";
}

const ARTICLES = ["Article", "BlogPosting", "NewsArticle"];

function findPerson(value: unknown, resolve: Resolve): string {
  const name = toTexts(value, resolve).find((text) => !/^https?:/.test(text)) ?? "";
  return stripByline(name);
}

export function isShop(nodes: SchemaNode[]): boolean {
  return nodes.some((node) => isOfType(node, "Product"));
}

/** As many as five filled fields. */
const NAMED_IN_TITLE_POINTS = 5;

function measureFullness(recipe: ParsedRecipe): number {
  const parts = [recipe.name, recipe.image, recipe.description, recipe.recipeYield, recipe.totalTime];
  const lists = [recipe.recipeIngredient, recipe.recipeInstructions].filter((list) => list.length > 0);
  return lists.length * 10 + parts.filter(Boolean).length;
}

function readRecipe(node: SchemaNode, resolve: Resolve, url: string): ParsedRecipe {
  const rating = toNode(toList(node["aggregateRating"]).map(resolve)[0]);
  const description = toTexts(node["description"], resolve).join(" ");
  const dish = toTexts(node["name"] ?? node["headline"], resolve)[0] ?? "";
  const { steps, notes } = readMethod(node["recipeInstructions"] ?? node["instructions"], resolve, dish);
  return {
    name: dish,
    description,
    image: findImage(node["image"] ?? node["thumbnailUrl"], resolve, url),
    recipeYield: pickMostDetailed(toTexts(node["recipeYield"] ?? node["yield"], resolve)),
    recipeIngredient: toIngredients(node["recipeIngredient"] ?? node["ingredients"], resolve),
    ingredientGroups: [],
    // Some systems put the start of the article into both.
    recipeInstructions: steps.map((step) => step.text).join(" ") === description ? [] : steps,
    prepTime: toDuration(node["prepTime"]),
    performTime: toDuration(node["cookTime"] ?? node["performTime"]),
    totalTime: toDuration(node["totalTime"]),
    nutrition: toNutrition(node["nutrition"], resolve),
    // Some CMSs write the number of a category.
    recipeCategory: toNames(node["recipeCategory"] ?? node["category"], resolve).filter((name) =>
      /\p{L}/u.test(name),
    ),
    recipeCuisine: toNames(node["recipeCuisine"], resolve),
    // Some systems put notes among the keywords: `content-type: Recipe`.
    tags: toNames(node["keywords"], resolve).filter((name) => !/^[a-z-]+: ?\S/i.test(name)),
    tools: toTexts(node["tool"] ?? node["tools"], resolve),
    author: findPerson(node["author"], resolve),
    rating: toNumber(rating?.["ratingValue"]),
    bestRating: toNumber(rating?.["bestRating"]),
    orgURL: url,
    ...(notes.length > 0 ? { notes } : {}),
  };
}

export function toTexts(value: unknown, resolve: Resolve): string[] {
  return toList(value)
    .map(resolve)
    .map((item) => plainLine(rawText(item)))
    .filter(Boolean);
}

/** Some sites put all lines into one text. */
function toIngredients(value: unknown, resolve: Resolve): string[] {
  const items = toList(value);
  const isOneText = items.length === 1 && typeof items[0] === "string";
  return withoutRepeats(
    isOneText ? plainLines(String(items[0])) : items.flatMap((item) => splitLines(item, resolve)),
  );
}

/** An item with several lines is several ingredients if each begins with an amount. */
function splitLines(item: unknown, resolve: Resolve): string[] {
  const lines = typeof item === "string" ? plainLines(item) : [];
  return lines.length > 1 && lines.every((line) => /^[\d½¼¾⅓⅔⅛]/.test(line)) ? lines : toTexts(item, resolve);
}

/** Pages that mark up their list for phones and desktops have it twice. */
function withoutRepeats(lines: string[]): string[] {
  const half = lines.length / 2;
  const twice = half > 1 && lines.slice(0, half).every((line, at) => line === lines[half + at]);
  return twice ? lines.slice(0, half) : lines;
}

function rawText(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  const node = toNode(value);
  const inner = node?.["name"] ?? node?.["@value"] ?? node?.["text"] ?? node?.["value"];
  return inner === undefined || inner === node ? "" : rawText(toList(inner)[0]);
}

function toNames(value: unknown, resolve: Resolve): string[] {
  const names = toTexts(value, resolve).flatMap((text) => text.split(/[,;]/));
  return [...new Set(names.map((name) => name.trim()).filter(Boolean))];
}

/** `4 servings` rather than `4`. */
function pickMostDetailed(texts: string[]): string {
  return texts.find((text) => /\d/.test(text) && /\p{L}/u.test(text)) ?? texts[0] ?? "";
}

function toDuration(value: unknown): string | null {
  const first = toList(value)[0];
  const node = toNode(first);
  return durationText(node ? (node["maxValue"] ?? node["@value"] ?? node["name"]) : first);
}

function toNutrition(value: unknown, resolve: Resolve): Record<string, string> {
  const node = toNode(toList(value).map(resolve)[0]);
  const entries = Object.entries(node ?? {})
    .filter(([key]) => /^(?:calories|servingSize|[a-zA-Z]+Content)$/.test(key))
    .map(([key, amount]): [string, string] => [key, plainLine(rawText(toList(amount)[0]))])
    .filter(([, amount]) => amount !== "");
  return Object.fromEntries(entries);
}

function toNumber(value: unknown): number | null {
  const number = Number.parseFloat(rawText(toList(value)[0]).replace(",", "."));
  return Number.isFinite(number) && number > 0 ? number : null;
}

function findImage(value: unknown, resolve: Resolve, url: string): string | null {
  const pictures = toList(value)
    .map(resolve)
    .flatMap((item) => readPicture(item, url) ?? []);
  return pickPicture(pictures);
}

/** If structured data describes the picture as an object. */
export function findPictureWidth(nodes: SchemaNode[], address: string): number | null {
  const widths = nodes.map((node) =>
    node["url"] === address || node["contentUrl"] === address ? toNumber(node["width"]) : null,
  );
  return widths.find((width) => width !== null) ?? null;
}

function readPicture(item: unknown, url: string): PictureAddress | null {
  const node = toNode(item);
  const address = node ? (node["url"] ?? node["contentUrl"] ?? node["@id"]) : item;
  const text = plainLine(rawText(toList(address)[0]));
  if (!text || !URL.canParse(text, url)) return null;
  const { protocol, href } = new URL(text, url);
  return /^https?:$/.test(protocol)
    ? { address: href, widthPx: toNumber(node?.["width"]) ?? findWidth(href) }
    : null;
}
