import type { Database } from "bun:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { join } from "node:path";
import { wait } from "../../src/platform/clock.ts";
import type { Jobs } from "../../src/platform/jobs.ts";
import type { JobKind } from "../../src/platform/jobs/job-kind.ts";
import { ReadyItem } from "../../src/platform/jobs/ready-item.ts";
import { effects, kitchen, OWNER, store, TooHot, type Kitchen } from "../support/kitchen.ts";

let at: Kitchen;

beforeEach(() => {
  at = kitchen();
});
afterEach(() => at.close());

/** Numbers from 0 up to 1 that are the same for the same seed. Source: mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe("every item has exactly one effect", () => {
  const turn = () => new Promise((next) => setImmediate(next));

  /** Works with pauses, and sometimes spills it: before it stores, in the middle of it, or afterwards. */
  function clumsy(db: Database, random: () => number): JobKind<string> {
    const spill = (often: number) => {
      if (random() < often) throw random() < 0.5 ? new TooHot("the stove") : new Error("spilt");
    };
    const pause = async (signal: AbortSignal) => {
      for (let turns = random() * 4; turns > 1; turns--) await turn();
      if (random() < 0.7) signal.throwIfAborted();
    };
    return {
      name: "cook",
      atOnce: 3,
      lane: (input) => input.slice(-1),
      async work(input, context) {
        await pause(context.signal);
        spill(0.1);
        store(db, input, context, () => spill(0.1));
        await pause(context.signal);
        spill(0.1);
      },
    };
  }

  /** The same with dishes that are stored together, but for some that must not be. */
  function clumsyTogether(db: Database, random: () => number): JobKind<string> {
    const alone = clumsy(db, random);
    return {
      name: "cook",
      atOnce: 1,
      isBatched: (input) => !input.endsWith("5"),
      async work(input, context) {
        if (input.endsWith("5") || random() < 0.2) return alone.work(input, context);
        await turn();
        if (random() < 0.05) throw new TooHot("the stove");
        const fault = random();
        return new ReadyItem({
          store() {
            db.run("INSERT INTO effect VALUES (?)", [input]);
            if (fault < 0.05) throw new TooHot("the stove");
            if (fault < 0.1) throw new Error("spilt");
            return `${input} is stored`;
          },
        });
      },
    };
  }

  /** What a person may do meanwhile. */
  function meddle(jobs: Jobs, id: number, random: () => number): void {
    const chance = random();
    if (chance < 0.1) jobs.stop(id);
    else if (chance < 0.4) jobs.resume(id);
    else if (chance < 0.6) jobs.retryFailed(id);
  }

  async function anEvening(seed: number, kind: typeof clumsy): Promise<void> {
    const random = randomFrom(seed);
    const items = Array.from({ length: 3 + Math.floor(random() * 10) }, (_, i) => `dish ${100 + i}`);
    let db = at.database();
    let jobs = await at.running(db, kind(db, random));
    const id = jobs.start({ kind: "cook", owner: OWNER, items });
    for (let turns = 0; jobs.get(id)?.counts.done !== items.length; turns++) {
      if (turns > 5000) throw new Error(`seed ${seed} comes to no end: ${JSON.stringify(jobs.get(id))}`);
      await turn();
      meddle(jobs, id, random);
      if (random() > 0.08) continue;
      // Killed, or believed dead: then its workers go on for a while beside the new ones.
      if (random() < 0.5) db.close();
      db = at.database();
      jobs = at.jobsOn(db, kind(db, random));
      jobs.begin();
    }
    expect([seed, effects(db)]).toEqual([seed, items]);
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { failed: 0 } });
    at.clear();
  }

  test("however its program is killed, stopped and started between any two steps", async () => {
    for (let seed = 1; seed <= 40; seed++) await anEvening(seed, clumsy);
  });

  test("also where many are stored together", async () => {
    for (let seed = 1; seed <= 40; seed++) await anEvening(seed, clumsyTogether);
  });

  test("in a program that is killed for good, in the middle of whatever it does", async () => {
    const items = Array.from({ length: 120 }, (_, input) => input);
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
    while ((await killedOrDone(10 + 15 * kills)) !== 0) kills++;
    expect(kills).toBeGreaterThan(2);
    const after = at.database();
    expect(after.query("SELECT input FROM effect ORDER BY input").values().flat()).toEqual(items);
  }, 30_000);

  /** Runs the program and kills it so many milliseconds after it began; 0 when it came to its end before. */
  async function killedOrDone(afterMs: number): Promise<number> {
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
