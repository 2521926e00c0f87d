import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { wait } from "../../src/platform/clock.ts";
import { unreliableKind, unreliableBatchKind, expectOneEffectEach } from "../support/random-job-runs.ts";
import { kitchen, OWNER, type Kitchen } from "../support/kitchen.ts";

let at: Kitchen;

beforeEach(() => {
  at = kitchen();
});
afterEach(() => at.close());

/** The proofs run 40. */
const RUNS = 8;

describe("every item has exactly one effect", () => {
  test("if its program is killed, stopped or started between any two steps", () =>
    expectOneEffectEach(unreliableKind, RUNS));

  test("even if items are stored in batches", () => expectOneEffectEach(unreliableBatchKind, RUNS));

  test("if the program is really killed at any moment", async () => {
    // Enough for several kills on a fast machine.
    const items = Array.from({ length: 300 }, (_, input) => input);
    const db = at.database();
    db.run("DROP TABLE effect");
    db.run("CREATE TABLE effect (input INTEGER NOT NULL) STRICT");
    at.jobsOn(db, { name: "effects", atOnce: 1, work: async () => null }).start({
      kind: "effects",
      owner: OWNER,
      items,
    });
    db.close();
    let kills = 0;
    while ((await runAndKill(10 + 15 * kills)) !== 0) kills++;
    expect(kills).toBeGreaterThan(2);
    const after = at.database();
    expect(after.query("SELECT input FROM effect ORDER BY input").values().flat()).toEqual(items);
  }, 30_000);

  /** @returns 0 if it had already finished */
  async function runAndKill(afterMs: number): Promise<number> {
    const program = Bun.spawn(
      [process.execPath, join(import.meta.dir, "../support/job-program.ts"), at.folder],
      {
        stdout: "pipe",
        stderr: "inherit",
      },
    );
    await program.stdout.getReader().read();
    await wait(afterMs, new AbortController().signal);
    program.kill("SIGKILL");
    return program.exited;
  }
});
