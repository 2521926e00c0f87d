import { getMimeType } from "../../platform/pictures/formats.ts";
import { fitPictures, openMember, writeBase64 } from "./embedded-pictures.ts";
import type { ExportFormatWriter, PictureToExport, RecipeToExport } from "./export-format.ts";
import { getRecipeUuid } from "./recipe-texts.ts";
import { toSchemaRecipe } from "./schema-recipe.ts";

/** Programs load each file into memory. */
const FILE_BYTES = 30_000_000;
const MIME = "application/ld+json";

/** JSON-LD as RecipeSage writes it, with pictures inside. */
export const recipesage: ExportFormatWriter = {
  archive: { name: "recipesage.zip", mime: "application/zip" },
  async *writeAll(list) {
    const items = list()[Symbol.asyncIterator]();
    let next = await items.next();
    /** Writes recipes until the file is full. */
    async function* writeFile(): AsyncGenerator<Uint8Array> {
      let bytes = 0;
      while (!next.done) {
        const item = openItem(next.value);
        if (bytes > 0 && bytes + item.characters > FILE_BYTES) break;
        yield Buffer.from(bytes === 0 ? "[\n" : ",\n");
        for await (const part of item.write()) yield Buffer.from(part);
        bytes += item.characters;
        next = await items.next();
      }
      yield Buffer.from("\n]\n");
    }
    for (let number = 1; !next.done; number++)
      yield { name: `recipesage-data-${number}.json-ld.json`, bytes: writeFile(), packed: false };
  },
  async *writeOne(source) {
    const parts = await Array.fromAsync(openItem(source).write());
    const content = `[\n${parts.join("")}\n]\n`;
    yield { name: `${source.recipe.slug}.json`, mime: MIME, content, packed: false };
  },
};

interface Item {
  characters: number;
  write(): AsyncGenerator<string>;
}

function openItem(source: RecipeToExport): Item {
  const pictures = fitPictures(source.pictures);
  const start = openMember(toJsonLd(source, pictures));
  return {
    characters: pictures.reduce((sum, { bytes }) => sum + Math.ceil((bytes * 4) / 3), start.length),
    // Last, since importers look at the start of a file to see what it is.
    async *write() {
      yield `${start}"image":[`;
      for (const [at, picture] of pictures.entries()) {
        yield `${at > 0 ? "," : ""}"data:${getMimeType(picture.ext)};base64,`;
        yield* writeBase64(picture);
        yield '"';
      }
      yield "]}";
    },
  };
}

function toJsonLd({ recipe }: RecipeToExport, pictures: readonly PictureToExport[]): object {
  const {
    author: _author,
    keywords: _keywords,
    recipeInstructions,
    ...schema
  } = toSchemaRecipe(recipe, pointToPictures(pictures));
  return {
    ...schema,
    identifier: getRecipeUuid(recipe),
    recipeCategory: [...new Set([...recipe.recipeCategory, ...recipe.tags])],
    creditText: recipe.author,
    recipeInstructions,
  };
}

/** RecipeSage shows only pictures of the recipe, so each step refers to one of them by a JSON pointer. */
function pointToPictures(pictures: readonly PictureToExport[]): Map<number | null, string[]> {
  const pointers = new Map<number | null, string[]>();
  for (const [at, { step }] of pictures.entries())
    if (step !== null) pointers.set(step, [...(pointers.get(step) ?? []), `#/image/${at}`]);
  return pointers;
}
