import type { ExportFormatWriter, RecipeToExport, WrittenFile } from "./export-format.ts";
import { writePictureFile, toZipContent } from "./file-per-recipe.ts";
import { GROUP, HOUSEHOLD, LINK_TABLES, nameAssets, RECIPE_TABLES, USER } from "./mealie-rows.ts";
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
    for await (const source of list())
      for await (const file of readPictures(source)) yield toZipContent(file);
  },
  async *writeOne(source) {
    const texts = await Array.fromAsync(writeTables(() => [{ ...source, pictures: [] }]));
    const content = texts.join("");
    yield { name: `${source.recipe.slug}.json`, mime: "application/json", content, packed: false };
  },
};

type Sources = AsyncIterable<RecipeToExport> | Iterable<RecipeToExport>;

/** Reads all recipes once per table, since they don't fit in memory. */
async function* writeTables(list: () => Sources): AsyncGenerator<string> {
  yield "{";
  for (const [table, rows] of Object.entries(TABLES_FIRST))
    yield `${JSON.stringify(table)}: ${JSON.stringify(rows)},\n`;
  for (const [at, [table, toRows]] of Object.entries(RECIPE_TABLES).entries()) {
    yield `${at === 0 ? "" : ",\n"}${JSON.stringify(table)}: [`;
    yield* writeRows(list(), toRows, { hasId: !LINK_TABLES.has(table) });
    yield "]";
  }
  yield "}\n";
}

async function* writeRows(
  sources: Sources,
  toRows: (source: RecipeToExport) => { id?: unknown }[],
  { hasId }: { hasId: boolean },
): AsyncGenerator<string> {
  const ids = new Set<unknown>();
  let number = 0;
  for await (const source of sources)
    for (const row of toRows(source)) {
      const { id = number + 1 } = row;
      // Recipes share tags and tools.
      if (ids.has(id)) continue;
      ids.add(id);
      yield `${number++ === 0 ? "\n" : ",\n"}${JSON.stringify(hasId ? { id, ...row } : row)}`;
    }
}

async function* inBatches(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let batch = "";
  for await (const text of texts) {
    batch += text;
    if (batch.length < BATCH_CHARACTERS) continue;
    yield Buffer.from(batch);
    batch = "";
  }
  yield Buffer.from(batch);
}

async function* readPictures({ recipe, pictures }: RecipeToExport): AsyncGenerator<WrittenFile> {
  const folder = `data/recipes/${getRecipeUuid(recipe)}`;
  for (const picture of pictures.filter(({ isMain }) => isMain))
    yield* writePictureFile(picture, `${folder}/images/original.${picture.ext}`);
  for (const picture of nameAssets(pictures))
    yield* writePictureFile(picture, `${folder}/assets/${picture.file}`);
}
