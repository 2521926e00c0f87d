import type { IngredientGroup, Instruction } from "../../../contract/recipes.ts";
import { plainLine } from "../../../recipes/text/text.ts";
import { tidyAmounts } from "../../../recipes/text/tidy-amounts.ts";
import {
  type Fields,
  parseDay,
  toFields,
  toList,
  toNames,
  toText,
} from "../../../archiving/lenient-values.ts";
import { readJson } from "../../archives/read-json.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { joinGroups } from "../../migrations/heading-lines.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import type { FileFormat, FileSample, FoundRecipe } from "../file-format.ts";
import { listObjects, readEachObject, sortByOrder } from "../reading/each-object.ts";
import { countKeys, listKeys } from "../reading/json-outline.ts";
import {
  type IngredientLines,
  readNutritionNotes,
  readRating,
  readTime,
  toNote,
} from "../reading/recipe-text.ts";
import { dropRepeats, readWrittenPicture } from "../reading/written-pictures.ts";

/** One object per recipe, in `.crumb` files. */
export const crouton: FileFormat = {
  name: "crouton",
  recognize: isCrouton,
  async *read(path, files) {
    const values = toList(await readJson(path, files));
    yield* readEachObject(values, { path, nameKey: "name" }, readRecipe);
  },
};

const OWN_KEYS = [
  "cookingDuration",
  "neutritionalInfo",
  "folderIDs",
  "defaultScale",
  "isPublicRecipe",
  "webLink",
  "sourceName",
  "serves",
];

function isCrouton(file: FileSample): boolean {
  const own = countKeys(listKeys(file), OWN_KEYS);
  const hasParts =
    listKeys(file, "ingredients/quantity").has("quantityType") || listKeys(file, "steps").has("isSection");
  // A picture before everything else leaves few keys in the sample.
  if (/\.crumb$/i.test(file.path)) return own > 0 || hasParts || listKeys(file).has("images");
  return own > 2 || (own > 0 && hasParts);
}

function readRecipe(fields: Fields, name: string): FoundRecipe {
  const text = (key: string) => stripMarkup(toText(fields[key]));
  const { nutrition, notes } = readNutritionNotes(text("neutritionalInfo") || text("nutritionalInfo"));
  const link = text("webLink");
  return {
    recipe: {
      name,
      description: text("description"),
      recipeCategory: toNames(toList(fields["folders"])),
      tags: toNames(toList(fields["tags"])),
      rating: readRating(fields["rating"]),
      recipeYield: text("serves"),
      ...readIngredients(fields["ingredients"]),
      recipeInstructions: readSteps(fields["steps"]),
      nutrition,
      notes: [...toNote(text("notes")), ...notes],
      prepTime: readTime(fields["duration"]),
      performTime: readTime(fields["cookingDuration"]),
      dateAdded: parseDay(fields["dateAdded"] ?? fields["created"]),
      orgURL: link || null,
      author: text("sourceName"),
      extras: collectExtras(
        Object.entries(fields).filter(([key, value]) => !KNOWN_KEYS.has(key) && value !== false),
      ),
    },
    pictures: dropRepeats(toList(fields["images"]).flatMap(readWrittenPicture)),
    isFavorite: fields["isFavorite"] === true || fields["favorite"] === true,
  };
}

function readIngredients(value: unknown): IngredientLines {
  const sections: IngredientGroup[] = [{ title: "", items: [] }];
  for (const row of sortByOrder(listObjects(value))) {
    const food = plainLine(toText(toFields(row["ingredient"])?.["name"] ?? row["ingredient"] ?? row["name"]));
    const quantity = toFields(row["quantity"]) ?? {};
    if (toText(quantity["quantityType"]) === "SECTION") sections.push({ title: food, items: [] });
    else {
      const line = [readAmount(quantity), food].filter(Boolean).join(" ");
      if (line) sections.at(-1)?.items.push(line);
    }
  }
  // A section without lines is a line: nothing is lost.
  const filled = sections.map(({ title, items }) =>
    title && items.length === 0 ? { title: "", items: [title] } : { title, items },
  );
  return joinGroups(filled);
}

function readAmount(quantity: Fields): string {
  const [amount, most] = [quantity["amount"], quantity["secondaryAmount"]].map(toNumber);
  if (!amount) return "";
  const range = most && most > amount ? [amount, most] : [amount];
  const number = tidyAmounts(range.map((one) => String(one))).join("–");
  return [number, nameUnit(toText(quantity["quantityType"]), Math.max(...range))].filter(Boolean).join(" ");
}

/** Other programs that write these files have numbers as texts. */
function toNumber(value: unknown): number {
  const number = Number(toText(value).replace(",", ".") || 0);
  return Number.isFinite(number) ? number : 0;
}

const UNITS: Record<string, string> = {
  ITEM: "",
  TEASPOON: "tsp",
  TABLESPOON: "tbsp",
  MILLS: "ml",
  LITRES: "l",
  DECILITER: "dl",
  GRAMS: "g",
  KGS: "kg",
  OUNCE: "oz",
  POUND: "lb",
  FLUID_OUNCE: "fl oz",
};

/** Other types are the unit's name in English: `CUP`, `PINCH`. */
function nameUnit(type: string, amount: number): string {
  const known = UNITS[type];
  if (known !== undefined) return known;
  const name = type.toLowerCase().replaceAll("_", " ");
  if (amount <= 1 || name === "" || name.endsWith("s")) return name;
  return /(?:ch|sh)$/.test(name) ? `${name}es` : `${name}s`;
}

function readSteps(value: unknown): Instruction[] {
  const steps: Instruction[] = [];
  let title = "";
  for (const row of sortByOrder(listObjects(value))) {
    const text = stripMarkup(toText(row["step"]));
    if (text === "") continue;
    if (row["isSection"] === true) {
      if (title) steps.push({ text: title });
      title = text;
    } else {
      steps.push(title ? { title, text } : { text });
      title = "";
    }
  }
  return title ? [...steps, { text: title }] : steps;
}

/** Keys that have a field, or that only Crouton needs. */
const KNOWN_KEYS = new Set(
  `uuid name description folders tags rating serves ingredients steps neutritionalInfo nutritionalInfo notes duration
  cookingDuration dateAdded created webLink sourceName images isFavorite favorite folderIDs defaultScale isPublicRecipe
  sourceImage sourceImageColor uploadedImages`.split(/\s+/),
);
