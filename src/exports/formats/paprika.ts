import { gzipSync } from "node:zlib";
import type { Note, Recipe } from "../../contract/recipes.ts";
import type { ExportContext } from "./export-format.ts";
import { type FileParts, filePerRecipe } from "./file-per-recipe.ts";
import {
  getRecipeUuid,
  listIngredientSections,
  listNutrition,
  listStepSections,
  replaceRecipeLinks,
  writeStep,
} from "./recipe-texts.ts";

/** Paprika 3, which many programs read. */
export const paprika = filePerRecipe({
  ending: ".paprikarecipe",
  mime: "application/octet-stream",
  archive: { name: "recipes.paprikarecipes", mime: "application/zip" },
  pictures: "inside",
  write: (parts, context) => gzipSync(JSON.stringify(toPaprika(parts, context))),
});

function toPaprika({ source, picture }: FileParts, context: ExportContext): object {
  const { recipe, isFavorite } = source;
  const uid = getRecipeUuid(recipe).toUpperCase();
  const link = (text: string) => linkRecipes(text, context);
  const content = {
    uid,
    name: recipe.name,
    description: link(recipe.description),
    ingredients: writeIngredients(recipe),
    directions: link(writeDirections(recipe)),
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
    photo: picture && `${uid}.${picture.ext}`,
    photo_hash: picture && hash(picture.bytes),
    photo_large: null,
    photo_data: picture && Buffer.from(picture.bytes).toString("base64"),
    photos: [],
    // Paprika has nothing else for tags and cuisines.
    categories: [...new Set([...recipe.recipeCategory, ...recipe.tags, ...recipe.recipeCuisine])],
    rating: Math.round(recipe.rating),
    created: `${recipe.dateAdded} 00:00:00`,
    scale: null,
    on_favorites: isFavorite,
  };
  return { ...content, hash: hash(JSON.stringify(content)) };
}

function hash(content: string | Uint8Array): string {
  return new Bun.CryptoHasher("sha256").update(content).digest("hex").toUpperCase();
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

function writeDirections(recipe: Recipe): string {
  const paragraphs = listStepSections(recipe).flatMap(({ title, items }) => [
    ...(title ? [writeHeading(title)] : []),
    ...items.map((step, at) =>
      writeStep(step)
        .replace(/\n\s*\n/g, "\n")
        .replace(NUMBERED, `${at + 1}. `),
    ),
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
