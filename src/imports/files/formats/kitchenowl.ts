import {
  type Fields,
  parseDay,
  toFields,
  toList,
  toNames,
  toText,
} from "../../../archiving/lenient-values.ts";
import { plainLine } from "../../../recipes/text/text.ts";
import { readLooseJson } from "../../archives/read-loose-json.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import { listObjects, readEachObject } from "../reading/each-object.ts";
import type { FileFormat, FileSample, FoundPicture, FoundRecipe, Place } from "../file-format.ts";
import { countKeys, listKeys } from "../reading/json-outline.ts";
import { placeSource } from "../reading/place-source.ts";
import { readMoment, readRating, readStepText, readTime } from "../reading/recipe-text.ts";
import { findPictureFile, readWrittenPicture } from "../reading/written-pictures.ts";

/** One object for a household. Source: https://github.com/TomBursch/kitchenowl */
export const kitchenowl: FileFormat = {
  name: "kitchenowl",
  recognize: isKitchenOwl,
  async *read(path, files) {
    const value = await readLooseJson(path, files);
    const root = toFields(value);
    const single = root && "yields" in root ? root : null;
    yield* readEachObject(
      toList(root?.["recipes"] ?? single ?? (root ? null : value)),
      { path, nameKey: "name" },
      (fields, name) => readRecipe(fields, name, { path, files }),
    );
  },
};

const OWN_KEYS = ["yields", "cook_time", "prep_time", "time", "source", "photo"];

function isKitchenOwl(file: FileSample): boolean {
  const holds = (place: string) => {
    const keys = listKeys(file, place);
    const items = listKeys(file, place ? `${place}/items` : "items");
    return (
      countKeys(keys, OWN_KEYS) > 2 &&
      // A recipe without ingredients has an empty list.
      (items.size === 0 || (items.has("name") && items.has("description")))
    );
  };
  return (
    ["recipes", ""].some((place) => listKeys(file, place).has("items") && holds(place)) || isCutOff(file)
  );
}

/** Keys are sorted, so thousands of items or expenses may fill the sample. */
function isCutOff(file: FileSample): boolean {
  const keys = [...listKeys(file)];
  if (listKeys(file).has("recipes") || !keys.every((key) => HOUSEHOLD_KEYS.has(key))) return false;
  const items = listKeys(file, "items");
  const expenses = listKeys(file, "expenses");
  return (items.has("name") && items.has("icon")) || (expenses.has("paid_by") && expenses.has("paid_for"));
}

const HOUSEHOLD_KEYS = new Set(
  "name language expenses items member members photo shoppinglists planner tags".split(" "),
);

function readRecipe(fields: Fields, name: string, place: Place): FoundRecipe {
  const items = listObjects(fields["items"]);
  return {
    recipe: {
      name,
      tags: toNames(toList(fields["tags"])),
      rating: readRating(fields["rating"]),
      recipeYield: toYield(fields["yields"]),
      recipeIngredient: items.map(toLine).filter(Boolean),
      recipeInstructions: readStepText(nameItems(stripMarkup(toText(fields["description"])), items)),
      prepTime: readTime(fields["prep_time"]),
      performTime: readTime(fields["cook_time"]),
      totalTime: readTime(fields["time"]),
      dateAdded: readDay(fields["created_at"]),
      ...placeSource(plainLine(toText(fields["source"]))),
      extras: collectExtras(Object.entries(fields).filter(([key]) => !KNOWN_KEYS.has(key))),
    },
    pictures: findPhoto(fields["photo"], place),
  };
}

function toYield(value: unknown): string {
  return typeof value === "number" && value <= 0 ? "" : toText(value).trim();
}

/** `200 g, rinsed` → `200 g lentils, rinsed` */
function toLine(item: Fields): string {
  const food = plainLine(toText(item["name"]));
  const description = plainLine(toText(item["description"]));
  const [, amount = "", rest = description] = /^((?:[\d½¼¾⅓⅔⅛]|~\s?\d)[^,;(]*)(.*)$/u.exec(description) ?? [];
  const named = [amount.trim(), food].filter(Boolean).join(" ");
  const line = /^[,;(]/.test(rest) || !rest ? named + rest.replace(/^\(/, " (") : `${named}, ${rest}`;
  return food && item["optional"] === true ? `${line} (optional)` : line;
}

/** `@red_lentils` in the text names an item. */
function nameItems(text: string, items: Fields[]): string {
  const names = new Map(items.map((item) => [toText(item["name"]).toLowerCase(), toText(item["name"])]));
  return text.replace(/(?<![\p{L}\p{N}])@([\p{L}\p{N}_]+)/gu, (mention, word: string) => {
    const name = word.replaceAll("_", " ");
    return names.get(name.toLowerCase()) ?? mention;
  });
}

/** Milliseconds since 1970, or a date. */
function readDay(value: unknown): string | null {
  return typeof value === "number" ? readMoment(value) : parseDay(value);
}

function findPhoto(value: unknown, { path, files }: Place): FoundPicture[] {
  const file = findPictureFile(toText(value), path, files);
  return file === null ? readWrittenPicture(value) : [{ file }];
}

/** Keys that have a field, or that only KitchenOwl needs. */
const KNOWN_KEYS = new Set(
  `id household_id name description items tags rating yields prep_time cook_time time created_at updated_at source photo
  photo_hash planned planned_days planned_cooking_dates public visibility server_curated suggestion_score
  suggestion_rank`.split(/\s+/),
);
