import { expect, test } from "bun:test";
import type { Caller } from "../support/caller.ts";
import { eventually } from "../support/eventually.ts";
import { makeFolder } from "../support/folder.ts";
import { startTagine } from "../support/program.ts";
import { recipePage, testSite } from "../support/test-site.ts";

const ALLOWED = { ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" };

test("importing many links resumes after a kill and after a stop without duplicates", async () => {
  await using one = testSite();
  await using other = testSite();
  const links = [one, other].flatMap((site, at) =>
    [1, 2, 3].map((number) => {
      const name = `Soup ${at} ${number}`;
      site.on(`/${number}`, async () => {
        // Long enough to be killed in between.
        await Bun.sleep(200);
        const recipeIngredient = [`200 g lentils`, `${name} salt pepper`];
        return new Response(recipePage({ name, recipeIngredient }), {
          headers: { "Content-Type": "text/html" },
        });
      });
      return `${site.origin}/${number}`;
    }),
  );
  const dataDir = makeFolder();
  const job = async (user: Caller) => (await user.get("imports")).body[0];

  const killed = await startTagine(ALLOWED, dataDir);
  const user = await killed.signIn();
  expect((await user.send("POST", "imports", { urls: links })).status).toBe(201);
  await eventually(
    async () => (await job(user)).counts.running === 2 && (await job(user)).counts.done === 2,
    8000,
  );
  await killed.stop("SIGKILL");

  const stopped = await startTagine(ALLOWED, dataDir);
  const after = await stopped.signIn();
  expect((await job(after)).counts.done).toBeGreaterThanOrEqual(2);
  await eventually(async () => (await job(after)).counts.running > 0, 8000);
  expect(await stopped.stop("SIGTERM")).toBe(0);

  await using last = await startTagine(ALLOWED, dataDir);
  const again = await last.signIn();
  const done = await eventually(async () => {
    const now = await job(again);
    return now.state === "done" && now;
  }, 15_000);
  expect(done.counts).toMatchObject({ total: 6, done: 6, failed: 0 });
  const rows = (await last.visitor.get("recipes/summary")).body as { name: string }[];
  expect(rows.map(({ name }) => name).toSorted()).toEqual([
    "Soup 0 1",
    "Soup 0 2",
    "Soup 0 3",
    "Soup 1 1",
    "Soup 1 2",
    "Soup 1 3",
  ]);
}, 40_000);
