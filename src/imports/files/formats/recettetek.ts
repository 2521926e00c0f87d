import type { RecipeInput } from "../../../contract/recipes.ts";
import { type Fields, parseDay, toFields, toList, toText } from "../../../archiving/lenient-values.ts";
import { readJson } from "../../archives/read-json.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import { type ArchiveFiles, FileNotRecipe, RecipeWithoutName } from "../../archives/recipe-format.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import type { FileFormat, FoundPicture, FoundRecipe, Place } from "../file-format.ts";
import { readNutritionText } from "../reading/nutrition-text.ts";
import {
  linkRecipesInNote,
  readFiveStars,
  readIngredientText,
  readMoment,
  readStepText,
  readTime,
  toNote,
} from "../reading/recipe-text.ts";
import { hasColumns, listFields, parseCsv } from "../reading/csv-rows.ts";
import { findPicture } from "../reading/linked-files.ts";

const COLUMNS = [
  "preparationtime",
  "title",
  "cookingtime",
  "quantity",
  "ingredients",
  "instructions",
  "originalpicture",
];
const JSON_KEYS = ["title", "preparationTime", "cookingTime", "quantity", "ingredients", "instructions"];
const ONLY_IN_JSON = /"(?:originalPicture|pictures)"\s*:/;
const ADDRESS = /^https?:\/\//i;
const MAX_BYTES = 40_000_000;

/** CSV of My Recipe Box, and the JSON inside of an `.rtk` archive. Both are called RecetteTek elsewhere. */
export const recettetek: FileFormat = {
  name: "recettetek",
  recognize({ kind, head }) {
    if (kind === "text") return hasColumns(head, COLUMNS);
    return kind === "json" && ONLY_IN_JSON.test(head) && JSON_KEYS.every((key) => head.includes(`"${key}"`));
  },
  async *read(path, files) {
    for (const source of await readFields(path, files)) {
      const fields = new Map(Object.entries(source ?? {}).map(([key, value]) => [key.toLowerCase(), value]));
      const name = getText(fields, "title").replace(/\s+/g, " ");
      if (name) yield toFound(fields, name, { path, files });
      else yield { name, problem: source ? new RecipeWithoutName(path) : new FileNotRecipe(path) };
    }
  },
};

async function readFields(path: string, files: ArchiveFiles): Promise<(Fields | null)[]> {
  const bytes = await files.bytes(path, MAX_BYTES);
  if (
    !/^(?:\ufeff|\u00ef\u00bb\u00bf)?\s*[[{]/.test(Buffer.from(bytes.subarray(0, 100)).toString("latin1"))
  ) {
    const rows = listFields(parseCsv(decodeFile(bytes, path, files)));
    return [...rows].filter((row) => [...row.values()].some(Boolean)).map((row) => Object.fromEntries(row));
  }
  const value = await readJson(path, files);
  const own = toFields(value);
  const lists = own && !("title" in own) ? Object.values(own).filter(Array.isArray) : [];
  return toList(lists[0] ?? value).map(toFields);
}

type Values = ReadonlyMap<string, unknown>;

const KNOWN = new Set(
  `,uuid,links,lastmodifieddate,title,description,preparationtime,cookingtime,inactivetime,totaltime,quantity,ingredients,instructions,notes,nutrition,
  favorite,rating,categories,tags,keywords,video,source,url,originalpicture,pictures,created,creationdate,createddate`.split(
    /,\s*/,
  ),
);

function toFound(fields: Values, name: string, { path, files }: Place): FoundRecipe {
  const own = toList(fields.get("pictures")).map(toText);
  const link = findLink(fields);
  const links = [...own, getText(fields, "originalpicture"), getText(fields, "")].filter(
    (one) => one && one !== link,
  );
  const found = links.flatMap((one) => findPicture(one, path, files) ?? []);
  // The original is the same picture as the first one.
  const inFiles = found.filter((picture) => "file" in picture);
  const pictures: FoundPicture[] = inFiles.length > 0 ? inFiles : found;
  const isFavorite = /^(?:true|1|yes)$/i.test(String(fields.get("favorite") ?? ""));
  return { recipe: toRecipe(fields, name), pictures, ...(isFavorite && { isFavorite }) };
}

function toRecipe(fields: Values, name: string): RecipeInput {
  const get = (key: string) => getText(fields, key);
  const { nutrition, rest } = readNutritionText(get("nutrition"));
  const source = get("source") || get("url");
  const link = findLink(fields);
  return {
    name,
    description: get("description"),
    recipeCategory: listNames(fields.get("categories")),
    tags: [...new Set([...listNames(fields.get("tags")), ...listNames(fields.get("keywords"))])],
    rating: readFiveStars(fields.get("rating")),
    recipeYield: get("quantity"),
    ...readIngredientText(get("ingredients").replace(/\(\(([^()]*)\)\)/g, "($1)")),
    recipeInstructions: readStepText(get("instructions")),
    nutrition,
    prepTime: toTime(fields.get("preparationtime")),
    performTime: toTime(fields.get("cookingtime")),
    totalTime: toTime(fields.get("totaltime")),
    dateAdded:
      ["created", "creationdate", "createddate"].map((key) => readDay(fields.get(key))).find(Boolean) ?? null,
    orgURL: link,
    author: source === link ? "" : source,
    notes: [
      ...toNote(get("notes")),
      ...toNote(rest),
      ...toNote(get("video")),
      ...linkRecipesInNote(listNames(fields.get("links"))),
    ],
    extras: collectExtras([
      ["inactiveTime", toTime(fields.get("inactivetime"))],
      ...[...fields].filter(([key]) => !KNOWN.has(key)),
    ]),
  };
}

/** Some rows of real files are a column late from the video on, so the link is in the picture's column. */
function findLink(fields: Values): string | null {
  const own = ["source", "url"].map((key) => getText(fields, key)).find((text) => ADDRESS.test(text));
  if (own) return own;
  const [picture, behind] = [getText(fields, "originalpicture"), getText(fields, "")];
  const isLink =
    ADDRESS.test(picture) &&
    (ADDRESS.test(behind) || !/\.(?:jpe?g|png|webp|gif|avif)\b|\/images?\//i.test(picture));
  return isLink ? picture : null;
}

function getText(fields: Values, key: string): string {
  const value = toList(fields.get(key)).map((item) => toText(toFields(item)?.["text"] ?? item));
  return stripMarkup(value.filter(Boolean).join("\n"));
}

/** `Soups;Dinner`, or a list of names or `{ title }`. */
function listNames(value: unknown): string[] {
  const texts = toList(value).map((item) => {
    const own = toFields(item);
    return toText(own?.["title"] ?? own?.["name"] ?? item);
  });
  const names = texts.flatMap((text) => text.split(";").map((name) => stripMarkup(name)));
  return [...new Set(names.filter(Boolean))];
}

/** `2021-01-01`, or milliseconds since 1970. */
function readDay(value: unknown): string | null {
  const moment = Number(value);
  // Less is a year or a date without separators.
  const isMoment = moment > 1e11;
  return isMoment ? readMoment(moment) : parseDay(value);
}

/** In minutes; an empty cell is no time. */
function toTime(value: unknown): string | null {
  const text = toText(value).trim();
  return text === "" ? null : readTime(text);
}
