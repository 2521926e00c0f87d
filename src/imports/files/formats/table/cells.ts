import { RATING_MOST } from "../../../../contract/home-rules.ts";
import type { Note, RecipeInput } from "../../../../contract/recipes.ts";
import { parseDay } from "../../../../archiving/lenient-values.ts";
import { collectExtras } from "../../../migrations/collect-extras.ts";
import { stripMarkup } from "../../../migrations/strip-markup.ts";
import { findNutritionKey, readNutritionText } from "../../reading/nutrition-text.ts";
import { nestCategories } from "../../reading/nested-categories.ts";
import { readIngredientLines, readStepText, readTime } from "../../reading/recipe-text.ts";
import { splitIngredients, splitNames, splitSteps } from "./cell-lists.ts";
import type { ColumnField } from "../../../../contract/column-fields.ts";

const LINK = /^(?:https?:\/\/|www\.)\S+$/i;

export interface Cell {
  column: string;
  field: ColumnField | null;
  /** Not empty. */
  text: string;
}

export interface TableRecipe {
  recipe: RecipeInput;
  /** Addresses or names of files. */
  pictures: string[];
  isFavorite: boolean;
  cookedOn: string[];
}

/** Reads the cells of one recipe. */
export function readCells(given: readonly Cell[]): TableRecipe {
  const cells = given
    .map((cell) => ({ ...cell, text: stripMarkup(cell.text) }))
    .filter(({ text }) => text !== "");
  const list = (field: ColumnField) => cells.flatMap((cell) => (cell.field === field ? [cell.text] : []));
  const get = (field: ColumnField) => list(field)[0] ?? "";
  const names = (field: ColumnField) => [...new Set(list(field).flatMap(splitNames))];
  const addresses = [get("link"), get("source")].filter((text) => LINK.test(text));
  const source = addresses.includes(get("source")) ? "" : get("source");
  const { nutrition, others } = readNutrition(cells);
  const days = splitDays(list("cookedOn"));
  return {
    recipe: {
      name: get("name").replace(/\s+/g, " "),
      description: get("description"),
      ...readIngredientLines(list("ingredients").flatMap(splitIngredients)),
      recipeInstructions: readStepText(list("steps").map(splitSteps).join("\n")),
      recipeYield: get("yield").replace(/^(\d+)\.0$/, "$1"),
      prepTime: getTime(cells, "prepTime"),
      performTime: getTime(cells, "cookTime"),
      totalTime: getTime(cells, "totalTime"),
      recipeCategory: nestCategories(names("categories")),
      tags: names("tags"),
      recipeCuisine: names("cuisine"),
      tools: list("tools").flatMap(splitNames),
      rating: toRating(get("rating")),
      orgURL: addresses[0]?.replace(/^www\./i, "https://www.") ?? null,
      author: get("author") || source,
      dateAdded: getDay(cells),
      nutrition,
      notes: [...list("notes"), ...others, ...days.others, ...list("video"), ...listLongTexts(cells)].map(
        (one): Note => (typeof one === "string" ? { title: "", text: one } : one),
      ),
      extras: collectExtras(listExtras(cells, get("author") ? source : "")),
    },
    pictures: list("picture")
      .flatMap((text) => text.split(/[\n|;]|,\s*(?=https?:)/))
      .map((link) => link.trim().replace(/^!?\[\[([^\]|]+)(?:\|[^\]]*)?\]\]$/, "$1"))
      .filter(Boolean),
    isFavorite: /^(?:true|yes|y|x|1|ja|oui|sim|tak|wahr|vrai|是|✓|✔|♥|❤️?|★|⭐️?)$/iu.test(get("favorite")),
    cookedOn: days.days,
  };
}

function listExtras(cells: readonly Cell[], source: string): [string, string][] {
  const others = cells.filter(({ field, column }) => field === null && column !== "");
  const rating = cells.find(({ field }) => field === "rating");
  const date = cells.find(({ field }) => field === "dateAdded");
  const link = cells.find(({ field, text }) => field === "link" && !LINK.test(text));
  return [
    ...others.map(({ column, text }): [string, string] => [column, text]),
    ...(source ? [["source", source] as [string, string]] : []),
    ...(link ? [[link.column, link.text] as [string, string]] : []),
    ...(rating && toRating(rating.text) === 0 ? [[rating.column, rating.text] as [string, string]] : []),
    ...(date && getDay(cells) === null ? [[date.column, date.text] as [string, string]] : []),
  ];
}

/** Too long for extras, which are short. */
function listLongTexts(cells: readonly Cell[]): Note[] {
  const kept = collectExtras(listExtras(cells, ""));
  const texts = new Set(Object.values(kept));
  return cells.flatMap(({ column, field, text }) =>
    // A column without a name counts the rows.
    field === null && !texts.has(text) && !(column === "" && /^\d+$/.test(text))
      ? [{ title: column, text }]
      : [],
  );
}

/** A number is in minutes, unless the column says hours. */
function getTime(cells: readonly Cell[], field: ColumnField): string | null {
  const cell = cells.find((one) => one.field === field);
  if (!cell) return null;
  const isHours = /\b(?:h|hrs?|hours?|std|stunden|heures?|timer|timmar|godz\w*|horas?)\b|小时|小時/i.test(
    cell.column,
  );
  const number = Number(cell.text.replace(",", "."));
  return isHours && number > 0 ? readTime(number * 60) : readTime(cell.text);
}

function readNutrition(cells: readonly Cell[]): { nutrition: Record<string, string>; others: Note[] } {
  const nutrition: Record<string, string> = {};
  const others: Note[] = [];
  for (const { column, text } of cells.filter(({ field }) => field === "nutrition")) {
    const key = findNutritionKey(column.replace(/\s*\(.*\)|[_-]/g, " ").trim());
    const unit = /\((\p{L}{1,4})\)/u.exec(column)?.[1];
    if (key) nutrition[key] ??= unit && /^[\d.,]+$/.test(text) ? `${text} ${unit}` : text;
    else {
      const found = readNutritionText(text);
      Object.assign(nutrition, { ...found.nutrition, ...nutrition });
      if (found.rest) others.push({ title: column, text: found.rest });
    }
  }
  return { nutrition, others };
}

/** `4`, `4/5`, `8/10`, `★★★½☆`, `80%` */
function toRating(text: string): number {
  const stars = (text.match(/[★⭐]/gu)?.length ?? 0) + (/[★⭐]\ufe0f?\s?½/u.test(text) ? 0.5 : 0);
  if (stars > 0) return Math.min(stars, RATING_MOST);
  const [, value = "", most = ""] =
    /^(\d+(?:[.,]\d+)?)\s*(?:(?:\/|of|von|sur|av|af|z|de)\s*(\d+)|%)?(?:\s*stars?)?$/i.exec(text) ?? [];
  const of = text.endsWith("%") ? 100 : Number(most) || RATING_MOST;
  const rating = (Number(value.replace(",", ".")) / of) * RATING_MOST;
  return rating >= 0 && rating <= RATING_MOST ? Math.round(rating * 100) / 100 : 0;
}

function getDay(cells: readonly Cell[]): string | null {
  const cell = cells.find(({ field }) => field === "dateAdded");
  return cell ? toDay(cell.text, NOT_ENGLISH.test(cell.column)) : null;
}

/** Only American English has the month first. */
const NOT_ENGLISH =
  /[^ -~]|d'|\b(?:de|le|du|am|data|dato|datum|oprettet|tilf\w*|skapad|tillagd|dodan\w*|utworzono|erstell\w*|fecha|adicion\w*)\b/i;

/** `2021-05-01`, `01.05.2021`; `05/01/2021` only if one of the numbers can't be a month. */
function toDay(text: string, isNeverMonthFirst = false): string | null {
  const [, seconds = "", milliseconds = ""] = /^(\d{10})$|^(\d{13})$/.exec(text) ?? [];
  if (seconds || milliseconds)
    return parseDay(new Date(Number(seconds) * 1000 || Number(milliseconds)).toISOString());
  const iso = parseDay(text.replaceAll("/", "-")) ?? parseMonthName(text);
  if (iso) return iso;
  const [, first = "", mark = "", second = "", year = ""] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?!\d)/.exec(text) ?? [];
  const isMonthFirst = mark !== "." && Number(second) > 12;
  const isDayFirst = isNeverMonthFirst || mark === "." || Number(first) > 12 || first === second;
  if (!isMonthFirst && !isDayFirst) return null;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  return parseDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}

const MONTHS = "jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec".split(",");

/** `May 1, 2021`, `1 May 2021` */
function parseMonthName(text: string): string | null {
  const [, month = "", day = ""] = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+\d{4}\b/i.exec(text) ?? [];
  const [, dayFirst = day, monthSecond = month] =
    /^(\d{1,2})\.?\s+([a-z]{3})[a-z]*\.?,?\s+\d{4}\b/i.exec(text) ?? [];
  const number = MONTHS.indexOf(monthSecond.toLowerCase()) + 1;
  const year = /\b\d{4}\b/.exec(text)?.[0] ?? "";
  return number === 0
    ? null
    : parseDay(`${year}-${String(number).padStart(2, "0")}-${dayFirst.padStart(2, "0")}`);
}

function splitDays(texts: readonly string[]): { days: string[]; others: string[] } {
  const parts = texts
    .flatMap((text) => text.split(/[\n;,|]/))
    .map((part) => part.trim())
    .filter(Boolean);
  const days = parts.map((part) => toDay(part));
  return {
    days: [...new Set(days.flatMap((day) => day ?? []))],
    others: parts.filter((_, at) => days[at] === null),
  };
}
