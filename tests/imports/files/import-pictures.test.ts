import { afterEach, beforeAll, beforeEach, expect, test } from "bun:test";
import { existsSync } from "node:fs";
import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import type { FileTree } from "../../../src/imports/files/opening/file-tree.ts";
import type { PlanStore } from "../../../src/imports/files/planning/plan-store.ts";
import { storePictures } from "../../../src/imports/files/store-pictures.ts";
import { recipeContent } from "../../../src/recipes/recipe.ts";
import { archive } from "../../support/archives.ts";
import { listRows, runImport, undoImport, uploadFiles } from "../../support/import-files.ts";
import { metadataOf, pictureOf } from "../../support/pictured.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";
import { picture } from "../../support/test-site.ts";

let at: Tagine;
/** 60 × 40, 50 × 80, and 30 × 30. */
let pictures: Uint8Array[];

beforeAll(async () => {
  pictures = await Promise.all([picture(60, 40), picture(50, 80), picture(30, 30)]);
});
beforeEach(async () => {
  at = await tagine();
  at.app.jobs.begin();
});
afterEach(() => at.close());

const page = (ingredient: string, count: number) => `<!DOCTYPE html><html><body>
  <div class="recipe-details"><h2 itemprop="name">Soup</h2>
  <div itemprop="recipeIngredients"><p>${ingredient}</p><p>1 leek</p></div>
  ${Array.from({ length: count }, (_, number) => `<img src="images/${number}.jpg" class="recipe-photos" itemprop="photo${number}" />`).join("")}
  </div></body></html>`;

async function importSoup(files: Uint8Array[], { ingredient = "1 carrot", existing = "replace" } = {}) {
  const named = Object.fromEntries(files.map((bytes, number) => [`images/${number}.jpg`, bytes]));
  const box = await archive("Box.zip", { "recipes.html": page(ingredient, files.length), ...named });
  const { id } = await uploadFiles(at.user, box);
  await runImport(at.user, id, { existing, states: ["new", "changed", "same"] });
  const [row] = await listRows(at.user, id);
  return { id, problem: row?.result?.problem ?? null };
}

const list = async (): Promise<FurtherPicture[]> => (await at.user.get("recipes/soup/pictures")).body;
const widthOf = async () => (await metadataOf(await pictureOf(at, "soup"))).width;
const isStored = (id: string) => existsSync(`${at.app.folder.images}/${id}`);

test("the first picture becomes the recipe's own, and the others are attached to it", async () => {
  const { problem } = await importSoup(pictures);
  expect(problem).toBeNull();
  expect(await widthOf()).toBe(60);
  const widths = (await list()).map(async ({ id }) => {
    const shown = await at.user.get(`recipes/soup/pictures/${id}/original`);
    return [shown.status, at.app.furtherPictures.find("soup", id)?.ext];
  });
  expect(await Promise.all(widths)).toEqual([
    [200, "jpg"],
    [200, "jpg"],
  ]);
});

test("pictures that can't be read are reported, and the next one takes the place of the first", async () => {
  const [first = new Uint8Array(), second = new Uint8Array()] = pictures;
  const broken = first.slice(0, 500);
  expect((await importSoup([first, broken, second])).problem).toMatchObject({
    code: "file-import-other-pictures",
    params: { count: 1 },
  });
  expect(await list()).toHaveLength(1);
  const { problem } = await importSoup([broken, second], { existing: "copy" });
  expect(problem?.code).toBe("picture-truncated");
  expect((await metadataOf(await pictureOf(at, "soup-2"))).width).toBe(50);
});

test("undoing an import takes the pictures with the recipe, which brings them back", async () => {
  const { id } = await importSoup(pictures);
  const before = await list();
  await undoImport(at.user, id);
  const [deleted] = (await at.user.get("recipe-bin")).body;
  await at.user.send("POST", `recipe-bin/${deleted.id}/restore`);
  expect(await list()).toEqual(before);
});

test("a replaced recipe gets only new pictures, and undoing removes those", async () => {
  await importSoup(pictures.slice(0, 2));
  const before = await list();
  const { id } = await importSoup(pictures, { ingredient: "2 carrots" });
  const after = await list();
  expect([before.length, after.length]).toEqual([1, 2]);
  expect(after[0]).toEqual(before[0] as FurtherPicture);
  await undoImport(at.user, id);
  expect(await list()).toEqual(before);
  expect(after.map((one) => isStored(one.id))).toEqual([true, false]);
});

test("a skipped recipe keeps its pictures, and no files stay behind", async () => {
  await importSoup(pictures.slice(0, 1));
  await importSoup(pictures, { existing: "skip" });
  expect(await list()).toEqual([]);
  at.app.images.sweep(at.app.listReferencedPictures(), new Date());
  expect(at.app.pictures.keys().size).toBe(1);
});

test("a picture of a step stays with that step, and another becomes the recipe's own", async () => {
  const content = recipeContent({ name: "Soup", recipeInstructions: [{ text: "Chop." }, { text: "Fry." }] });
  const planned = [{ inline: 0, step: 1 }, { inline: 1 }, { inline: 2, step: 7 }];
  const stored = await storePictures(
    { content, pictures: planned, isFavorite: false, cookedOn: [] },
    {
      tree: { files: {} } as FileTree,
      plan: { getPicture: (id: number) => pictures[id] ?? null } as PlanStore,
    },
    at.app,
  );
  expect(stored.picture?.hash).toBe((await at.app.images.store(pictures[1] ?? new Uint8Array())).hash);
  expect(stored.further.map(({ step }) => step)).toEqual([{ position: 1, text: "Fry." }, null]);
});
