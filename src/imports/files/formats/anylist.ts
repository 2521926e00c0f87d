import { type Fields, toFields, toList, toText } from "../../../archiving/lenient-values.ts";
import { readJson } from "../../archives/read-json.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import { listObjects, readEachObject } from "../reading/each-object.ts";
import type { FileFormat, FileSample, FoundRecipe } from "../file-format.ts";
import { countKeys, listKeys } from "../reading/json-outline.ts";
import {
  readIngredientLines,
  readMoment,
  readNutritionNotes,
  readRating,
  readStepLines,
  readTime,
  toNote,
} from "../reading/recipe-text.ts";
import { dropRepeats, readWrittenPicture } from "../reading/written-pictures.ts";

const OWN_KEYS = [
  "preparationSteps",
  "sourceName",
  "sourceUrl",
  "photoUrls",
  "scaleFactor",
  "creationTimestamp",
];

/** AnyList has no export of its own; people use scripts that write what its server sends. */
export const anylist: FileFormat = {
  name: "anylist",
  recognize: isAnyList,
  async *read(path, files) {
    const value = await readJson(path, files);
    yield* readEachObject(
      toList(toFields(value)?.["recipes"] ?? value),
      { path, nameKey: "name" },
      readRecipe,
    );
  },
};

function isAnyList(file: FileSample): boolean {
  return ["", "recipes"].some((place) => {
    const keys = listKeys(file, place);
    return keys.has("preparationSteps") && countKeys(keys, OWN_KEYS) > 2;
  });
}

function readRecipe(fields: Fields, name: string): FoundRecipe {
  const text = (key: string) => stripMarkup(toText(fields[key]));
  const { nutrition, notes } = readNutritionNotes(text("nutritionalInfo"));
  return {
    recipe: {
      name,
      rating: readRating(fields["rating"]),
      recipeYield: text("servings"),
      ...readIngredientLines(listObjects(fields["ingredients"]).map(writeLine)),
      recipeInstructions: readStepLines(
        toList(fields["preparationSteps"]).map((step) => stripMarkup(toText(step))),
      ),
      nutrition,
      notes: [...toNote(text("note")), ...notes],
      prepTime: readSeconds(fields["prepTime"]),
      performTime: readSeconds(fields["cookTime"]),
      dateAdded: readMoment(Number(toText(fields["creationTimestamp"] ?? fields["timestamp"])) * 1000),
      orgURL: text("sourceUrl") || null,
      author: text("sourceName"),
      extras: collectExtras(Object.entries(fields).filter(([key]) => !KNOWN_KEYS.has(key))),
    },
    pictures: dropRepeats(toList(fields["photoUrls"]).flatMap(readWrittenPicture)),
  };
}

function writeLine(ingredient: Fields): string {
  const text = (key: string) => stripMarkup(toText(ingredient[key])).replace(/\s+/g, " ");
  const line = [text("quantity"), text("name")].filter(Boolean).join(" ");
  return text("rawIngredient") || [line, text("note")].filter(Boolean).join(", ");
}

/** A time in seconds. */
function readSeconds(value: unknown): string | null {
  const seconds = Number(toText(value) || 0);
  return seconds > 0 ? readTime(seconds / 60) : null;
}

const KNOWN_KEYS = new Set(
  `identifier timestamp name icon note sourceName sourceUrl ingredients preparationSteps photoIds photoUrls adCampaignId
  scaleFactor rating creationTimestamp nutritionalInfo cookTime prepTime servings`.split(/\s+/),
);
