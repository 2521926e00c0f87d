import type { RecipeInput } from "../../../contract/recipes.ts";
import { parseDay, toNames } from "../../../archiving/lenient-values.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import { RecipeWithoutName } from "../../archives/recipe-format.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import type { FileFormat, FoundPicture, FoundRecipe } from "../file-format.ts";
import { findNutritionKey } from "../reading/nutrition-text.ts";
import { readFiveStars, readIngredientLines, readStepText, readTime } from "../reading/recipe-text.ts";
import { type CsvFields, hasColumns, listFields, parseLongCsv } from "../reading/csv-rows.ts";

const COLUMNS = ["main ingredient", "title", "course", "ingredients", "directions", "photo url"];
const TEXT_LINES = [
  /^title:/im,
  /^serves:/im,
  /^(?:photo url|source|cook time):/im,
  /^ingredients:\s*$/im,
  /^directions:\s*$/im,
];
const MAX_BYTES = 40_000_000;

/** CSV, and text in older versions. Source: https://learn.plantoeat.com/help/export-your-recipes */
export const plantoeat: FileFormat = {
  name: "plantoeat",
  recognize({ kind, head }) {
    if (kind !== "text") return false;
    return hasColumns(head, COLUMNS) || isText(head);
  },
  async *read(path, files) {
    const text = decodeFile(await files.bytes(path, MAX_BYTES), path, files);
    for (const fields of isText(text) ? splitText(text) : listFields(parseLongCsv(text))) {
      const name = getText(fields, "title").replace(/\s+/g, " ");
      if (name) yield toFound(fields, name);
      else if ([...fields.values()].some(Boolean)) yield { name, problem: new RecipeWithoutName(path) };
    }
  },
};

/** Each recipe begins with a line of dashes. */
function isText(text: string): boolean {
  const start = text.replace(/^\ufeff/, "").trimStart();
  return /^(?:-{5,}\s*\r?\n\s*)?title:/i.test(start) && TEXT_LINES.every((line) => line.test(start));
}

const LABEL =
  /^(title|course|cuisine|main ingredient|description|source|url|serves|servings|yield|photo url|prep time|cook time|total time|tags|rating|cost|ingredients|directions)\s*:\s*(.*)$/i;

function* splitText(text: string): Generator<CsvFields> {
  let fields = new Map<string, string>();
  let key = "";
  for (const line of text.replace(/^\ufeff/, "").split(/\r\n?|\n/)) {
    const [, label = "", value = ""] = LABEL.exec(line) ?? [];
    const name = label.toLowerCase();
    const isStart = name === "title" && (fields.has("title") || key === "");
    if (/^-{5,}\s*$/.test(line)) continue;
    if (isStart) {
      if (fields.size > 0) yield fields;
      fields = new Map();
    }
    // Directions may contain “Serves: 4”.
    const isField = label !== "" && (isStart || !fields.has(name)) && !(key === "directions" && !isStart);
    if (isField) key = name;
    const before = fields.get(key);
    if (key === "") continue;
    fields.set(key, isField ? value.trim() : `${before ?? ""}\n${line}`);
  }
  if (fields.size > 0) yield fields;
}

const KNOWN = new Set(
  `title,course,cuisine,main ingredient,description,source,url,url host,prep time,cook time,total time,servings,serves,
  yield,ingredients,directions,tags,rating,photo url,created at,public url`.split(/,\s*/),
);

function toFound(fields: CsvFields, name: string): FoundRecipe {
  const photo = getText(fields, "photo url");
  const pictures: FoundPicture[] = /^https?:\/\//i.test(photo) ? [{ address: photo }] : [];
  return { recipe: toRecipe(fields, name.replace(/^"(.*)"$/, "$1").trim()), pictures };
}

function toRecipe(fields: CsvFields, name: string): RecipeInput {
  const get = (key: string) => getText(fields, key);
  const link = [get("url"), get("source"), get("public url")].find((text) => /^https?:\/\//i.test(text));
  const source = get("source");
  const nutrition = [...fields].flatMap(([key, amount]) => {
    const known = KNOWN.has(key) ? null : findNutritionKey(key);
    return known && amount ? [[known, amount] as const] : [];
  });
  return {
    name,
    description: get("description"),
    recipeCategory: toNames(get("course")),
    recipeCuisine: toNames(get("cuisine")),
    tags: [...new Set([...toNames(get("tags").replaceAll("^", ",")), ...toNames(get("main ingredient"))])],
    rating: readFiveStars(get("rating")),
    recipeYield: [writeServings(get("servings") || get("serves"), get("yield")), get("yield")]
      .filter(Boolean)
      .join(", "),
    ...readIngredientLines(get("ingredients").split("\n").map(readLine)),
    recipeInstructions: readStepText(get("directions")),
    nutrition: Object.fromEntries(nutrition),
    prepTime: readTime(get("prep time")),
    performTime: readTime(get("cook time")),
    totalTime: readTime(get("total time")),
    dateAdded: parseDay(get("created at")),
    orgURL: link ?? null,
    author: source === link ? "" : source,
    extras: collectExtras([
      ...[...fields].filter(([key]) => !KNOWN.has(key) && findNutritionKey(key) === null),
      ...listOtherLinks(fields, link ?? ""),
    ]),
  };
}

function getText(fields: CsvFields, key: string): string {
  return stripMarkup(fields.get(key) ?? "")
    .replace(/^"(.*)"$/, "$1")
    .trim();
}

/** A line without an amount before its comma is a heading; `itm` only counts. */
function readLine(line: string): string {
  const heading = /^\s*,\s*(\S.*)$/.exec(line)?.[1];
  if (heading !== undefined) return `[${heading.replace(/[[\]]/g, "").replace(/:\s*$/, "")}]`;
  return line.replace(/^([\d\p{No}./–\s-]*[\d\p{No}])\s+itms?\b\s*/iu, "$1 ");
}

/** Beside a yield in other words, a number alone wouldn't say what it counts. */
function writeServings(servings: string, other: string): string {
  return other && /^\d+$/.test(servings) ? `${servings} servings` : servings;
}

/** Leaves out what the link to the source already says. */
function listOtherLinks(fields: CsvFields, link: string): [string, string][] {
  return ["url host", "public url", "url"].flatMap((key): [string, string][] => {
    const value = getText(fields, key);
    return value === "" || link.includes(value) ? [] : [[key, value]];
  });
}
