import { type Fields, parseDay, toList, toNames, toText } from "../../../archiving/lenient-values.ts";
import { readJson } from "../../archives/read-json.ts";
import { type ArchiveFiles, FileNotJson } from "../../archives/recipe-format.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { stripMarkup } from "../../migrations/strip-markup.ts";
import type { FileFormat, FileSample, FoundPicture, FoundRecipe } from "../file-format.ts";
import { listObjects, readEachObject } from "../reading/each-object.ts";
import { countKeys, listKeys } from "../reading/json-outline.ts";
import {
  linkRecipesInNote,
  readIngredientText,
  readNamedStep,
  readNutritionNotes,
  readRating,
  readStepText,
  readTime,
  readTitledNotes,
} from "../reading/recipe-text.ts";
import { dropRepeats, readWrittenPicture } from "../reading/written-pictures.ts";
import { isPaprikaPage, readPaprikaPage } from "./paprika-page.ts";
import {
  linkMentions,
  listMentions,
  markPhotos,
  nameMentions,
  readSource,
  removeEmphasis,
  takePhotoMentions,
} from "./paprika-text.ts";

/** One object per recipe, packed by itself, or pages of HTML. */
export const paprika: FileFormat = {
  name: "paprika",
  recognize: (file) => isPaprikaJson(file) || isPaprikaPage(file),
  async *read(path, files) {
    const value = await readJsonOrNothing(path, files);
    if (value === undefined) return yield await readPaprikaPage(path, files);
    yield* readEachObject(toList(value), { path, nameKey: "name" }, readRecipe);
  },
};

async function readJsonOrNothing(path: string, files: ArchiveFiles): Promise<unknown> {
  try {
    return await readJson(path, files);
  } catch (problem) {
    if (problem instanceof FileNotJson) return undefined;
    throw problem;
  }
}

const OWN_KEYS = [
  "photo_data",
  "photo_hash",
  "photo_large",
  "nutritional_info",
  "on_favorites",
  "source_url",
];
const SHARED_KEYS = ["ingredients", "directions", "cook_time", "prep_time", "uid", "photos", "servings"];

function isPaprikaJson(file: FileSample): boolean {
  const keys = listKeys(file);
  const own = countKeys(keys, OWN_KEYS);
  const shared = countKeys(keys, SHARED_KEYS);
  // A picture before everything else leaves few keys in the sample.
  if (/\.paprikarecipes?(?:\/|$)/i.test(file.path)) return own > 0 || shared > 2;
  return own > 2 || (own > 1 && shared > 1);
}

function readRecipe(fields: Fields, name: string): FoundRecipe {
  const text = (key: string) => stripMarkup(toText(fields[key]));
  const directions = text("directions");
  const ingredients = text("ingredients");
  const photos = listPhotos(fields);
  const { steps, placed } = takePhotoMentions(
    readStepText(markPhotos(linkMentions(removeEmphasis(directions, "headings")))),
    new Set(photos.map(({ label }) => label)),
  );
  const { nutrition, notes } = readNutritionNotes(text("nutritional_info"));
  return {
    recipe: {
      name,
      description: linkMentions(text("description")),
      recipeCategory: toNames(toList(fields["categories"])),
      rating: readRating(fields["rating"]),
      recipeYield: text("servings"),
      ...readIngredientText(nameMentions(removeEmphasis(ingredients, "all"))),
      recipeInstructions: steps.map((step) => ({ ...step, ...readNamedStep(step.text) })),
      nutrition,
      notes: [
        ...readTitledNotes(linkMentions(text("notes"))),
        ...notes,
        ...linkRecipesInNote(listMentions(ingredients)),
      ],
      prepTime: readTime(fields["prep_time"]),
      performTime: readTime(fields["cook_time"]),
      totalTime: readTime(fields["total_time"]),
      dateAdded: parseDay(fields["created"]),
      ...readSource(text("source"), text("source_url")),
      extras: collectExtras([
        ...(photos.length > 0 ? [["image_url", fields["image_url"]] as [string, unknown]] : []),
        ...Object.entries(fields).filter(([key]) => !KNOWN_KEYS.has(key)),
        // As written, unless someone has scaled it.
        ["scale", /^(?:1|1\/1)$/.test(text("scale")) ? "" : fields["scale"]],
      ]),
    },
    pictures: listPictures(photos, placed, fields["image_url"]),
    isFavorite: fields["on_favorites"] === true || fields["on_favorites"] === 1,
  };
}

interface Photo {
  /** By which `[photo:…]` names it. */
  label: string;
  picture: FoundPicture;
}

/** `photo_data` is a small square of the large photo, which may be among the others. */
function listPhotos(fields: Fields): Photo[] {
  const large = toText(fields["photo_large"]);
  const photos = listObjects(fields["photos"]).flatMap((photo) =>
    readWrittenPicture(photo["data"]).map((picture) => ({
      label: toText(photo["name"]),
      isLarge: large !== "" && toText(photo["filename"]) === large,
      picture,
    })),
  );
  const own = photos.find(({ isLarge }) => isLarge);
  if (own) return [own, ...photos.filter((photo) => photo !== own)];
  return [...readWrittenPicture(fields["photo_data"]).map((picture) => ({ label: "", picture })), ...photos];
}

function listPictures(photos: Photo[], placed: Map<string, number>, address: unknown): FoundPicture[] {
  if (photos.length === 0) return readWrittenPicture(address);
  const pictures = photos.map(({ label, picture }) => {
    const step = placed.get(label);
    return step === undefined ? picture : { ...picture, step };
  });
  return dropRepeats(pictures);
}

/** Keys that have a field, or that only Paprika needs. */
const KNOWN_KEYS = new Set(
  `uid name description ingredients directions notes nutritional_info servings prep_time cook_time total_time source
  source_url image_url photo photo_hash photo_large photo_data photo_url photos categories rating created hash
  on_favorites is_pinned on_grocery_list scale in_trash deleted sync_hash status`.split(/\s+/),
);
