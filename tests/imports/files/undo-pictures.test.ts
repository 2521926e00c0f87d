import { expect, test } from "bun:test";
import { dropFormerPictures } from "../../../src/scheduler.ts";
import { archive } from "../../support/archives.ts";
import { runImport, undoImport, uploadFiles } from "../../support/import-files.ts";
import { metadataOf, pictureOf } from "../../support/pictured.ts";
import { runTaginePerTest } from "../../support/running-tagine.ts";
import { picture } from "../../support/test-site.ts";

const DAY_MS = 24 * 60 * 60_000;
const at = runTaginePerTest();

async function importSoup(onions: number, width: number | null): Promise<string> {
  const recipe = { "@type": "Recipe", name: "Soup", recipeIngredient: [`${onions} onions`] };
  const file = await archive("Recipes.zip", {
    "Recipes/Soup/recipe.json": recipe,
    ...(width !== null && { "Recipes/Soup/full.jpg": await picture(width, 60) }),
  });
  const { id } = await uploadFiles(at.user, file);
  await runImport(at.user, id, { existing: "replace" });
  return id;
}

async function undo(id: string, changed?: "remove"): Promise<void> {
  expect((await undoImport(at.user, id, changed)).status).toBe(200);
}

const getWidth = async () => (await metadataOf(await pictureOf(at, "soup"))).width;
const hasPicture = async () => (await at.user.get("recipes/soup")).body.image !== null;

async function change(width: number): Promise<void> {
  const form = new FormData();
  form.append("image", new File([(await picture(width, 60)).slice()], "own.jpg"));
  expect((await at.user.send("PUT", "recipes/soup/image", form)).status).toBe(200);
}

function tidyAfter(days: number): void {
  at.setNow(new Date(Date.now() + days * DAY_MS));
  dropFormerPictures(at.app);
  at.setNow(null);
}

test("undoing brings back a replaced picture after weeks, too", async () => {
  await importSoup(1, 80);
  const id = await importSoup(2, 50);
  tidyAfter(20);
  expect(await getWidth()).toBe(50);
  await undo(id);
  expect(await getWidth()).toBe(80);
  tidyAfter(40);
  expect(at.app.pictures.keys().size).toBe(1);
});

test("undoing removes the picture of a recipe that had none", async () => {
  await importSoup(1, null);
  const id = await importSoup(2, 50);
  tidyAfter(20);
  await undo(id);
  expect(await hasPicture()).toBe(false);
});

test("undoing keeps a picture that someone has chosen since", async () => {
  await importSoup(1, 80);
  const id = await importSoup(2, 50);
  await change(30);
  await undo(id);
  expect(await getWidth()).toBe(30);
});

test("undoing two imports never brings back a picture of the later one", async () => {
  await importSoup(1, 80);
  const first = await importSoup(2, 50);
  const second = await importSoup(3, 40);
  await undo(second);
  expect(await getWidth()).toBe(50);
  await undo(first, "remove");
  // The oldest picture is gone.
  expect(await getWidth()).toBe(50);
});
