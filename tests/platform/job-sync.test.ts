import { expect, test } from "bun:test";
import { archive, restored } from "../support/archives.ts";
import { tagine } from "../support/tagine.ts";

test("only the marks of items that would be done once more are written without waiting for the disk", async () => {
  using at = await tagine();
  at.app.jobs.begin();
  const seen: string[] = [];
  const run = at.app.db.run.bind(at.app.db);
  at.app.db.run = ((sql: string) => {
    if (sql.includes("synchronous")) seen.push(sql.replace("PRAGMA synchronous = ", ""));
    return run(sql);
  }) as typeof at.app.db.run;
  await restored(at, await archive("a.zip", { "recipes/a.json": "{", "recipes/b.json": { name: "B" } }));
  // Whatever is written in between waits for the disk.
  expect(seen.length).toBeGreaterThan(5);
  expect(seen.filter((mode, place) => mode !== (place % 2 === 0 ? "NORMAL" : "FULL"))).toEqual([]);
  expect(at.app.db.query("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
});
