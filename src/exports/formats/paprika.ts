import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Note, Recipe } from "../../contract/recipes.ts";
import { fitPictures, writeBase64 } from "./embedded-pictures.ts";
import type { ExportContext, PictureToExport, RecipeToExport, WrittenParts } from "./export-format.ts";
import { type FileParts, filePerRecipe } from "./file-per-recipe.ts";
import {
  getRecipeUuid,
  listIngredientSections,
  listNutrition,
  listStepSections,
  makeUuid,
  replaceRecipeLinks,
  writeStep,
} from "./recipe-texts.ts";

/** Paprika 3, which many programs read. */
export const paprika = filePerRecipe({
  ending: ".paprikarecipe",
  mime: "application/octet-stream",
  archive: { name: "recipes.paprikarecipes", mime: "application/zip" },
  // Some programs can't read entries of a zip that have neither a size before them nor an end of their own.
  packed: false,
  write: writePaprika,
});

interface Photo {
  /** By which `[photo:…]` names it. */
  name: string;
  filename: string;
  picture: PictureToExport;
}

function writePaprika({ source }: FileParts, context: ExportContext): WrittenParts {
  const packing = createGzip();
  // Reading the parts fails with the same problem.
  pipeline(Readable.from(writeJson(source, context)), packing).catch(() => {});
  return { parts: packing };
}

/** Pictures are last, since importers look at the start of a file to see what it is. */
async function* writeJson(source: RecipeToExport, context: ExportContext): AsyncGenerator<string> {
  const uid = getRecipeUuid(source.recipe).toUpperCase();
  const { main, others } = listPhotos(source, uid);
  const start = JSON.stringify(toPaprika(source, { uid, main, others }, context));
  const whole = new Bun.CryptoHasher("sha256").update(start);
  yield start.slice(0, -1);
  yield* writePhoto(main, { data: "photo_data", hash: "photo_hash" }, whole);
  yield ',"photos":[';
  for (const [at, photo] of others.entries()) {
    const { name, filename } = photo;
    yield `${at > 0 ? "," : ""}${JSON.stringify({ name, filename }).slice(0, -1)}`;
    yield* writePhoto(photo, { data: "data", hash: "hash" }, whole);
    yield "}";
  }
  yield `],"hash":"${toHash(whole)}"}`;
}

async function* writePhoto(
  photo: Photo | null,
  keys: { data: string; hash: string },
  whole: Bun.CryptoHasher,
): AsyncGenerator<string> {
  if (!photo) return yield `,"${keys.data}":null,"${keys.hash}":null`;
  const own = new Bun.CryptoHasher("sha256");
  yield `,"${keys.data}":"`;
  yield* writeBase64(photo.picture, (part) => own.update(part));
  const hash = toHash(own);
  whole.update(hash);
  yield `","${keys.hash}":"${hash}"`;
}

interface Photos {
  main: Photo | null;
  others: Photo[];
}

/** The first one is the recipe's own, unless it shows a step. */
function listPhotos({ pictures }: RecipeToExport, uid: string): Photos {
  const photos = fitPictures(pictures).map((picture, at): Photo => {
    const id = at === 0 ? uid : makeUuid(`${uid} ${picture.key}`).toUpperCase();
    return { name: String(at), filename: `${id}.${picture.ext}`, picture };
  });
  const [first, ...others] = photos;
  return first?.picture.step === null ? { main: first, others } : { main: null, others: photos };
}

function toHash(hasher: Bun.CryptoHasher): string {
  return hasher.digest("hex").toUpperCase();
}

function toPaprika(
  { recipe, isFavorite }: RecipeToExport,
  { uid, main, others }: Photos & { uid: string },
  context: ExportContext,
): object {
  const link = (text: string) => linkRecipes(text, context);
  return {
    uid,
    name: recipe.name,
    description: link(recipe.description),
    ingredients: writeIngredients(recipe),
    directions: link(writeDirections(recipe, others)),
    notes: link(writeNotes(recipe.notes)),
    nutritional_info: listNutrition(recipe)
      .map(([label, amount]) => `${label}: ${amount}`)
      .join("\n"),
    servings: recipe.recipeYield,
    difficulty: recipe.extras["difficulty"] ?? "",
    prep_time: recipe.prepTime ?? "",
    cook_time: recipe.performTime ?? "",
    total_time: recipe.totalTime ?? "",
    source: recipe.author || getHost(recipe.orgURL),
    source_url: recipe.orgURL ?? "",
    image_url: "",
    // Paprika has nothing else for tags and cuisines.
    categories: [...new Set([...recipe.recipeCategory, ...recipe.tags, ...recipe.recipeCuisine])],
    rating: Math.round(recipe.rating),
    created: `${recipe.dateAdded} 00:00:00`,
    scale: null,
    on_favorites: isFavorite,
    photo: main?.filename ?? null,
    photo_large: null,
  };
}

function linkRecipes(text: string, { recipeNames }: ExportContext): string {
  return replaceRecipeLinks(text, (label, slug) => {
    const name = recipeNames.get(slug);
    return name === undefined ? label : `[recipe:${name.replace(/[[\]]/g, "")}]`;
  });
}

function writeIngredients(recipe: Recipe): string {
  return listIngredientSections(recipe)
    .flatMap(({ title, items }) => [...(title ? [writeHeading(title)] : []), ...items])
    .join("\n");
}

/** Programs leave out numbers before steps, so a step that begins with one gets another. */
const NUMBERED = /^(?=(?:step\s+)?\d{1,2}\s?[.):]\s)/i;

function writeDirections(recipe: Recipe, photos: readonly Photo[]): string {
  const shown = Map.groupBy(photos, ({ picture }) => picture.step);
  const paragraphs = listStepSections(recipe).flatMap(({ title, items }) => [
    ...(title ? [writeHeading(title)] : []),
    ...items.map((step, at) => {
      const text = writeStep(step)
        .replace(/\n\s*\n/g, "\n")
        .replace(NUMBERED, `${at + 1}. `);
      const mentions = (shown.get(step.position) ?? []).map(({ name }) => `[photo:${name}]`);
      return [text, ...mentions].join(" ");
    }),
  ]);
  const [only = ""] = paragraphs;
  // Without an empty line, each line is a step.
  return paragraphs.length === 1 ? only.replaceAll("\n", " ") : paragraphs.join("\n\n");
}

function writeHeading(title: string): string {
  return `${title.replace(/\s*:$/, "")}:`;
}

/** Paprika has one text. A title in bold starts a note, and so does a line of dashes. */
function writeNotes(notes: readonly Note[]): string {
  return notes
    .map(({ title, text }, at) => {
      const start = title ? `**${title}**` : at > 0 ? "---\n" : "";
      return [start, text].filter(Boolean).join("\n");
    })
    .join("\n\n");
}

function getHost(address: string | null): string {
  return address && URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : "";
}
