import { afterEach, beforeEach, expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import type { FurtherPicture } from "../../src/contract/further-pictures.ts";
import { createBackup, restoreArchive } from "../support/archives.ts";
import { upload } from "../support/pictured.ts";
import { tagine, type Tagine } from "../support/tagine.ts";
import { picture } from "../support/test-site.ts";

let at: Tagine;

beforeEach(async () => {
  at = await tagine();
  at.app.jobs.begin();
  const recipe = { name: "Soup", recipeInstructions: [{ text: "Chop." }, { text: "Fry." }] };
  await at.user.send("POST", "recipes/create", recipe);
});
afterEach(() => at.close());

async function add(step: number): Promise<FurtherPicture> {
  const form = upload(await picture(60 + step, 40));
  return (await at.user.send("POST", `recipes/soup/pictures?step=${step}`, form)).body;
}

const list = async (to = at): Promise<FurtherPicture[]> => (await to.user.get("recipes/soup/pictures")).body;
const withoutIds = (pictures: FurtherPicture[]) => pictures.map(({ step, hash }) => ({ step, hash }));

test("an empty Tagine gets a recipe's further pictures with their steps", async () => {
  const pictures = [await add(1), await add(0)];
  const file = await createBackup(at);
  using to = await tagine();
  to.app.jobs.begin();
  await restoreArchive(to, file);
  const restored = await list(to);
  expect(withoutIds(restored)).toEqual(withoutIds(pictures));
  for (const { id } of restored)
    expect((await to.user.get(`recipes/soup/pictures/${id}/original`)).status).toBe(200);
});

test("backups keep the order of further pictures, and leave out removed ones", async () => {
  const [one, two, three] = [await add(1), await add(0), await add(1)];
  await at.user.send("PUT", "recipes/soup/pictures", { ids: [three.id, two.id, one.id] });
  await at.user.send("DELETE", `recipes/soup/pictures/${two.id}`);
  const file = await createBackup(at);
  using to = await tagine();
  to.app.jobs.begin();
  await restoreArchive(to, file);
  expect(withoutIds(await list(to))).toEqual(withoutIds([three, one]));
  expect(readdirSync(to.app.folder.images)).toHaveLength(2);
});

test("overwriting a recipe replaces its further pictures by those of the backup", async () => {
  const kept = await add(0);
  const file = await createBackup(at);
  await at.user.send("DELETE", `recipes/soup/pictures/${kept.id}`);
  const { id } = await add(1);
  await restoreArchive(at, file, { force: true });
  expect(withoutIds(await list())).toEqual(withoutIds([kept]));
  expect(existsSync(`${at.app.folder.images}/${id}`)).toBe(false);
});

test("overwriting a recipe keeps its further pictures if the backup has none", async () => {
  const file = await createBackup(at);
  const added = await add(1);
  await restoreArchive(at, file, { force: true });
  expect(await list()).toEqual([added]);
});
