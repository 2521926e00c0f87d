import { type Fields, parseDay, toList, toNames, toText } from "../../../archiving/lenient-values.ts";
import { readJson } from "../../archives/read-json.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import type { FileFormat, FileSample, FoundRecipe } from "../file-format.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";
import { readEachObject } from "../reading/each-object.ts";
import { countKeys, listKeys } from "../reading/json-outline.ts";
import { placeSource } from "../reading/place-source.ts";
import {
  linkRecipesInNote,
  readIngredientText,
  readMoment,
  readNutritionNotes,
  readRating,
  readStepLines,
  readTime,
  toNote,
} from "../reading/recipe-text.ts";
import { dropRepeats, readWrittenPicture } from "../reading/written-pictures.ts";

/** One object per recipe. Source: https://mela.recipes/fileformat */
export const mela: FileFormat = {
  name: "mela",
  recognize: isMela,
  async *read(path, files) {
    const values = toList(await readJson(path, files));
    yield* readEachObject(values, { path, nameKey: "title" }, readRecipe);
  },
};

const KEYS =
  "title text yield prepTime cookTime totalTime ingredients instructions link images nutrition".split(" ");

function isMela(file: FileSample): boolean {
  const keys = listKeys(file);
  const known = countKeys(keys, KEYS);
  // A picture before everything else leaves few keys in the sample.
  if (/\.melarecipes?(?:\/|$)/i.test(file.path)) return known > 0 && !keys.has("@type");
  return keys.has("wantToCook") && known > 1;
}

/** Seconds from 1970 to 2001, from where Apple counts. */
const APPLE_EPOCH_SECONDS = 978_307_200;
const LINK = /\[([^\][]+)\]\(mela:[^\s)]{0,500}\)/gi;
const ANY_LINK = /\[([^\][]+)\]\([^\s)]{1,500}\)/g;

function readRecipe(fields: Fields, name: string): FoundRecipe {
  const text = (key: string) => stripMarkup(toLines(fields[key]));
  const linked = (key: string) => text(key).replace(LINK, (_, title: string) => linkToRecipe(title));
  const ingredients = text("ingredients");
  const link = readLink(text("link"), toText(fields["id"]));
  const { nutrition, notes } = readNutritionNotes(text("nutrition"));
  const mentioned = [...ingredients.matchAll(LINK)].map(([, title = ""]) => title);
  return {
    recipe: {
      name,
      description: linked("text"),
      recipeCategory: toNames(toList(fields["categories"])),
      tags: toNames(toList(fields["tags"])),
      rating: readRating(fields["rating"]),
      recipeYield: text("yield"),
      ...readIngredientText(ingredients.replace(ANY_LINK, "$1")),
      recipeInstructions: readStepLines(linked("instructions").split("\n")),
      nutrition,
      notes: [...toNote(linked("notes")), ...notes, ...linkRecipesInNote(mentioned)],
      prepTime: readTime(fields["prepTime"]),
      performTime: readTime(fields["cookTime"]),
      totalTime: readTime(fields["totalTime"]),
      dateAdded: readDay(fields["date"]),
      ...placeSource(link),
      extras: collectExtras([
        ["wantToCook", fields["wantToCook"] === true ? true : null],
        ...Object.entries(fields).filter(([key]) => !KNOWN_KEYS.has(key)),
      ]),
    },
    pictures: dropRepeats(toList(fields["images"]).flatMap(readWrittenPicture)),
    isFavorite: fields["favorite"] === true,
  };
}

/** Mela's own identifier is the address without its scheme, and some write the link like that, too. */
function readLink(link: string, id: string): string {
  const isBare = /^www\.\S+$/i.test(link) || (link === id && /^[^\s/]+\.[a-z]{2,}\/\S*$/i.test(link));
  return isBare ? `https://${link}` : link;
}

/** Some programs write lists where Mela has lines. */
function toLines(value: unknown): string {
  return toList(value).map(toText).join("\n");
}

/** Seconds since 2001, or a date. */
function readDay(value: unknown): string | null {
  return typeof value === "number" ? readMoment((value + APPLE_EPOCH_SECONDS) * 1000) : parseDay(value);
}

const KNOWN_KEYS = new Set([
  ..."id categories tags rating favorite wantToCook date notes".split(" "),
  ...KEYS,
]);
