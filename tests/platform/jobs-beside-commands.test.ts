import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { jobQueue } from "../../src/platform/jobs/job-queue.ts";
import { manualWorker, kitchen, type Kitchen } from "../support/kitchen.ts";

let at: Kitchen;
beforeAll(() => {
  at = kitchen();
});
afterAll(() => at.close());

const COMMAND = `
  const { Database } = require("bun:sqlite");
  const db = new Database(process.argv[1]);
  db.run("BEGIN IMMEDIATE");
  db.run("INSERT INTO effect VALUES ('of a command')");
  console.log("begun");
  Bun.sleepSync(100);
  db.run("COMMIT");
  db.close();
`;

test("a job item starts while a command is writing to the same database", async () => {
  const db = at.database();
  at.jobsOn(db, manualWorker().kind).start({ kind: "cook", owner: 1, items: ["soup"] });
  const command = Bun.spawn([process.execPath, "-e", COMMAND, join(at.folder, "tagine.db")]);
  await command.stdout.getReader().read();
  expect(jobQueue(db).begin("cook", { closedLanes: [], at: new Date().toISOString() })).toMatchObject([
    { input: "soup" },
  ]);
  await command.exited;
});
