import { openApp } from "../../src/app.ts";
import { readConfig } from "../../src/config.ts";
import { addSampleRecipes, storeSamplePictures } from "../../src/demo/fill.ts";
import { firstStart } from "../../src/first-start.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import { makeFolder } from "../support/folder.ts";
import { PASSWORD } from "../support/sign-ins.ts";

export async function startWithRecipes(count: number): Promise<RunningTagine> {
  const dataDir = makeFolder();
  const config = { ...readConfig([], {}), dataDir, logToConsole: false, defaultPassword: PASSWORD };
  const app = openApp(config, new WeakMap());
  await firstStart(app);
  const pictures = await storeSamplePictures(app.images, 1, 8);
  app.db.transaction(() => addSampleRecipes(app, pictures, { seed: 1, count, today: new Date() }))();
  app.close();
  return startTagine({}, dataDir);
}
