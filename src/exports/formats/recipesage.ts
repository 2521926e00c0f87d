import type { Instruction, Recipe } from "../../contract/recipes.ts";
import { getMimeType } from "../../platform/pictures/formats.ts";
import { durationText } from "../../recipes/reading/page/duration.ts";
import { schemaOrgRecipe } from "../../recipes/schema-org.ts";
import type { ExportContext, ExportFormatWriter, RecipeToExport } from "./export-format.ts";
import { readPicture } from "./file-per-recipe.ts";
import { getRecipeUuid, listIngredientSections, listStepSections } from "./recipe-texts.ts";

/** Programs load each file into memory. */
const FILE_BYTES = 30_000_000;
const MIME = "application/ld+json";

/** JSON-LD as RecipeSage writes it, with pictures inside. */
export const recipesage: ExportFormatWriter = {
  archive: { name: "recipesage.zip", mime: "application/zip" },
  async *writeAll(list, context) {
    const items = writeItems(list(), context);
    let next = await items.next();
    /** Yields recipes until the file is full. */
    async function* writeFile(): AsyncGenerator<Uint8Array> {
      let bytes = 0;
      while (!next.done && (bytes === 0 || bytes + next.value.length <= FILE_BYTES)) {
        yield Buffer.from(bytes === 0 ? "[\n" : ",\n");
        yield next.value;
        bytes += next.value.length;
        next = await items.next();
      }
      yield Buffer.from("\n]\n");
    }
    for (let number = 1; !next.done; number++)
      yield { name: `recipesage-data-${number}.json-ld.json`, bytes: writeFile(), packed: false };
  },
  writeOne: async (source, context) => [
    {
      name: `${source.recipe.slug}.json`,
      mime: MIME,
      content: JSON.stringify([await toJsonLd(source, context)], null, 2),
    },
  ],
};

async function* writeItems(
  sources: Iterable<RecipeToExport>,
  context: ExportContext,
): AsyncGenerator<Uint8Array> {
  for (const source of sources) yield Buffer.from(JSON.stringify(await toJsonLd(source, context)));
}

async function toJsonLd({ recipe, picture }: RecipeToExport, { base }: ExportContext): Promise<object> {
  const {
    url: _url,
    author: _author,
    keywords: _keywords,
    image: _image,
    ...schema
  } = schemaOrgRecipe(recipe, { base }) as Record<string, unknown>;
  const found = await readPicture(picture);
  return {
    ...schema,
    identifier: getRecipeUuid(recipe),
    ...keepTimes(recipe, schema),
    recipeCategory: [...new Set([...recipe.recipeCategory, ...recipe.tags])],
    recipeIngredient: listIngredientSections(recipe).flatMap(({ title, items }) => [
      ...(title ? [`[${title.replace(/[[\]]/g, "")}]`] : []),
      ...items,
    ]),
    recipeInstructions: listStepSections(recipe).flatMap(({ title, items }) => [
      ...(title ? [{ "@type": "HowToSection", name: title }] : []),
      ...items.map(toStep),
    ]),
    creditText: recipe.author,
    isBasedOn: recipe.orgURL ?? "",
    comment: recipe.notes.map(({ title, text }) => ({
      "@type": "Comment",
      name: title || "Author Notes",
      text,
    })),
    ...(recipe.rating > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: String(recipe.rating),
        bestRating: "5",
        ratingCount: "1",
      },
    }),
    // Last, since importers look at the start of a file to see what it is.
    image: found ? [toDataUrl(found)] : [],
  };
}

function toStep({ name, text }: Instruction): object {
  return { "@type": "HowToStep", ...(name && { name }), text };
}

function toDataUrl({ ext, bytes }: { ext: string; bytes: Uint8Array }): string {
  return `data:${getMimeType(ext)};base64,${Buffer.from(bytes).toString("base64")}`;
}

/** Keeps words that ISO 8601 can't express. */
function keepTimes(recipe: Recipe, schema: Record<string, unknown>): object {
  const times = { prepTime: recipe.prepTime, cookTime: recipe.performTime, totalTime: recipe.totalTime };
  const changed = Object.entries(times).filter(([key, text]) => text && durationText(schema[key]) !== text);
  return Object.fromEntries(changed);
}
