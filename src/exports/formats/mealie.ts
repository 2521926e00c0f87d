import type { ZipContent } from "../../platform/zip/write-zip.ts";
import { getMimeType } from "../../platform/pictures/formats.ts";
import type { ExportFormatWriter, RecipeToExport } from "./export-format.ts";
import { readPicture } from "./file-per-recipe.ts";
import { GROUP, HOUSEHOLD, RECIPE_TABLES, USER } from "./mealie-rows.ts";
import { getRecipeUuid } from "./recipe-texts.ts";

const BATCH_CHARACTERS = 200_000;

/** The database version of Mealie 2.3. */
const TABLES_FIRST = {
  alembic_version: [{ version_num: "b1020f328e98" }],
  groups: [{ ...GROUP, name: "Home" }],
  households: [{ id: HOUSEHOLD, group_id: GROUP.id, name: "Family", slug: "family" }],
  users: [
    {
      id: USER,
      group_id: GROUP.id,
      household_id: HOUSEHOLD,
      full_name: "Tagine",
      username: "tagine",
      email: "tagine@example.com",
      auth_method: "MEALIE",
      admin: true,
    },
  ],
};

/** The tables of a backup of Mealie 2, with pictures in their folders. */
export const mealie: ExportFormatWriter = {
  archive: { name: "mealie.zip", mime: "application/zip" },
  async *writeAll(list) {
    yield { name: "database.json", bytes: inBatches(writeTables(list)), packed: false };
    for (const source of list()) yield* listPictures(source);
  },
  writeOne: async (source) => [
    {
      name: `${source.recipe.slug}.json`,
      mime: "application/json",
      content: [...writeTables(() => [source])].join(""),
    },
  ],
};

/** Reads all recipes once per table, since they don't fit in memory. */
function* writeTables(list: () => Iterable<RecipeToExport>): Generator<string> {
  yield "{";
  for (const [table, rows] of Object.entries(TABLES_FIRST))
    yield `${JSON.stringify(table)}: ${JSON.stringify(rows)},\n`;
  for (const [at, [table, toRows]] of Object.entries(RECIPE_TABLES).entries()) {
    yield `${at === 0 ? "" : ",\n"}${JSON.stringify(table)}: [`;
    yield* writeRows(list(), toRows);
    yield "]";
  }
  yield "}\n";
}

function* writeRows(
  sources: Iterable<RecipeToExport>,
  toRows: (source: RecipeToExport) => object[],
): Generator<string> {
  const ids = new Set<unknown>();
  let number = 0;
  for (const source of sources)
    for (const row of toRows(source)) {
      const { id = number + 1 } = row as { id?: unknown };
      // Recipes share tags and tools.
      if (ids.has(id)) continue;
      ids.add(id);
      yield `${number++ === 0 ? "\n" : ",\n"}${JSON.stringify({ id, ...row })}`;
    }
}

async function* inBatches(texts: Iterable<string>): AsyncGenerator<Uint8Array> {
  let batch = "";
  for (const text of texts) {
    batch += text;
    if (batch.length < BATCH_CHARACTERS) continue;
    yield Buffer.from(batch);
    batch = "";
  }
  yield Buffer.from(batch);
}

async function* listPictures({ recipe, picture }: RecipeToExport): AsyncGenerator<ZipContent> {
  const found = await readPicture(picture);
  if (!found) return;
  yield {
    name: `data/recipes/${getRecipeUuid(recipe)}/images/original.${found.ext}`,
    bytes: found.bytes,
    packed: getMimeType(found.ext) !== "image/bmp",
  };
}
