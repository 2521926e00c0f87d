import { expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createSeededRandom } from "../../src/demo/random.ts";
import type { Caller } from "../support/caller.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { upload } from "../support/pictured.ts";
import { startTagine } from "../support/program.ts";
import { picture } from "../support/test-site.ts";

const KILLS = 40;
/** The program runs for at least this long, and at most this much longer, in milliseconds. */
const WORKS_MS = { least: 50, more: 700 };

/** Acknowledged writes: each recipe's description, number of changes, and whether it has a picture. */
type Acknowledged = Map<string, { description: string; changes: number; pictured: boolean }>;

test("killing it at any moment loses no acknowledged write and leaves no picture behind", async () => {
  const dataDir = makeFolder();
  const chance = createSeededRandom(7);
  const dish = await picture(60, 40);
  const acknowledged: Acknowledged = new Map();
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const tagine = await startTagine({}, dataDir);
      const cook = await tagine.signIn();
      await expectAll(acknowledged, cook);
      const over = Bun.sleep(WORKS_MS.least + chance.next() * WORKS_MS.more).then(() =>
        tagine.stop("SIGKILL"),
      );
      await Promise.allSettled([0, 1, 2].map((line) => work(cook, acknowledged, `${kill}-${line}`, dish)));
      await over;
    }
    const tagine = await startTagine({}, dataDir);
    const cook = await tagine.signIn();
    await expectAll(acknowledged, cook);
    console.log(`${KILLS} kills, ${acknowledged.size} recipes`);
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    await tagine.stop();
    // Files without a row belong to the interrupted request; the cleanup removes them after an hour.
    const folders = existsSync(join(dataDir, "images")) ? readdirSync(join(dataDir, "images")) : [];
    const pictured = [...acknowledged.values()].filter((one) => one.pictured).length;
    expect(folders.length).toBeLessThanOrEqual(2 * (pictured + 3 * KILLS));
  } finally {
    removeFolder(dataDir);
  }
}, 600_000);

async function work(cook: Caller, acknowledged: Acknowledged, name: string, dish: Uint8Array): Promise<void> {
  for (let count = 0; ; count++) {
    const description = `${name}-${count}`;
    const created = await cook.send("POST", "recipes/create", { name: `Dish ${description}`, description });
    if (created.status !== 201) throw new Error(`It answered ${created.status}`);
    const slug = created.body;
    acknowledged.set(slug, { description, changes: 0, pictured: false });
    const changed = await cook.send("PUT", `recipes/${slug}`, {
      name: `Dish ${description}`,
      description: `${description} changed`,
    });
    if (changed.status === 200)
      acknowledged.set(slug, { description: `${description} changed`, changes: 1, pictured: false });
    const pictured = await cook.send("PUT", `recipes/${slug}/image`, upload(dish));
    if (pictured.status === 200)
      acknowledged.set(slug, { description: `${description} changed`, changes: 1, pictured: true });
  }
}

/** An interrupted change may or may not be there, an acknowledged one has to be. */
async function expectAll(acknowledged: Acknowledged, cook: Caller): Promise<void> {
  for (const [slug, { description, changes, pictured }] of acknowledged) {
    const { status, body } = await cook.get(`recipes/${slug}`);
    expect([slug, status]).toEqual([slug, 200]);
    if (changes === 1) expect([slug, body.description]).toEqual([slug, description]);
    if (!pictured) continue;
    expect([slug, typeof body.image]).toEqual([slug, "string"]);
    const image = await cook.get(`recipes/${slug}/image?image_type=tiny`);
    expect([slug, image.status]).toEqual([slug, 200]);
  }
}
