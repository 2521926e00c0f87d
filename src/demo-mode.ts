import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { hashPassword } from "./accounts/passwords.ts";
import type { App } from "./app.ts";
import type { Language } from "./contract/languages.ts";
import { DEMO_SIGN_IN } from "./contract/home-rules.ts";
import { FIRST_USER_ID } from "./contract/rules.ts";
import {
  addSampleCooking,
  addSamplePantry,
  addSamplePlan,
  addSampleRecipes,
  drawSamplePictures,
} from "./demo/fill.ts";
import { addSampleLists } from "./demo/fill-lists.ts";
import { makeFirstThings } from "./first-start.ts";
import type { StoredPicture, WholePicture } from "./platform/pictures/picture-files.ts";
import { StartError } from "./platform/errors.ts";

const SEED = 20;
const RECIPES = 60;
const PICTURES = 12;

/** @throws StartError if the data folder is of the other kind */
export function refuseMixedFolder(app: App): void {
  const mark = join(app.folder.path, "demo");
  if (app.config.isDemo && !existsSync(mark)) {
    if (!app.users.isEmpty()) {
      throw new StartError(
        "IS_DEMO would delete everything in this data folder every hour. Set DATA_DIR to an empty one.",
      );
    }
    writeFileSync(mark, "This data folder belongs to a demo.\n");
  }
  if (!app.config.isDemo && existsSync(mark)) {
    throw new StartError(
      "This data folder belongs to a demo. Start it with IS_DEMO=true, or set DATA_DIR to another folder.",
    );
  }
}

/** Takes a few seconds. */
export function drawDemoPictures({ images }: App): Promise<WholePicture[]> {
  return drawSamplePictures(images, SEED, PICTURES);
}

export async function resetDemo(app: App, language: Language, drawn: WholePicture[]): Promise<void> {
  const passwordHash = await hashPassword(DEMO_SIGN_IN.password);
  const pictures: StoredPicture[] = [];
  for (const picture of drawn) pictures.push(await app.images.adopt(picture));
  const before = app.listReferencedPictures();
  app.backups.archives.removeAll();
  app.migrations.removeAll();
  app.db.transaction(() => {
    emptyTables(app);
    const { email } = DEMO_SIGN_IN;
    makeFirstThings(app, { fullName: "Demo", email, passwordHash, passwordGiven: false });
    const today = app.clock();
    addSampleRecipes(app, pictures, { seed: SEED, count: RECIPES, today, language });
    const group = app.groups.defaultId();
    addSamplePlan(app, { seed: SEED, group, today, language });
    addSamplePantry(app, { group, language });
    addSampleLists(app, { seed: SEED, group, today, language });
    addSampleCooking(app, { seed: SEED, user: FIRST_USER_ID, group, today, language });
  })();
  for (const key of [...before, ...pictures.map((picture) => picture.key)]) app.images.remove(key);
}

function emptyTables({ db }: App): void {
  db.run("PRAGMA defer_foreign_keys = ON");
  const tables = db
    .query<{ name: string }, []>(
      // Leaves out the shadow tables, which belong to the virtual ones.
      "SELECT name FROM pragma_table_list WHERE type IN ('table', 'virtual') AND name NOT LIKE 'sqlite_%'",
    )
    .all();
  for (const { name } of [...tables, { name: "sqlite_sequence" }]) db.run(`DELETE FROM "${name}"`);
}
