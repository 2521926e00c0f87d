import type { Database } from "bun:sqlite";
import { expect } from "bun:test";
import { createSeededRandom } from "../../src/demo/random.ts";
import type { Jobs } from "../../src/platform/jobs.ts";
import type { JobKind } from "../../src/platform/jobs/job-kind.ts";
import { ReadyItem } from "../../src/platform/jobs/ready-item.ts";
import { effects, kitchen, OWNER, store, TooHot, type Kitchen } from "./kitchen.ts";

const turn = () => new Promise((next) => setImmediate(next));

export function unreliableKind(db: Database, random: () => number): JobKind<string> {
  const maybeFail = (often: number) => {
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
      maybeFail(0.1);
      store(db, input, context, () => maybeFail(0.1));
      await pause(context.signal);
      maybeFail(0.1);
    },
  };
}

export function unreliableBatchKind(db: Database, random: () => number): JobKind<string> {
  const alone = unreliableKind(db, random);
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

function interfere(jobs: Jobs, id: number, random: () => number): void {
  const chance = random();
  if (chance < 0.1) jobs.stop(id);
  else if (chance < 0.4) jobs.resume(id);
  else if (chance < 0.6) jobs.retryFailed(id);
}

async function runJobOnce(at: Kitchen, seed: number, kind: typeof unreliableKind): Promise<void> {
  const { next: random } = createSeededRandom(seed);
  const items = Array.from({ length: 3 + Math.floor(random() * 10) }, (_, i) => `dish ${100 + i}`);
  let db = at.database();
  let jobs = await at.running(db, kind(db, random));
  const id = jobs.start({ kind: "cook", owner: OWNER, items });
  for (let turns = 0; jobs.get(id)?.counts.done !== items.length; turns++) {
    if (turns > 5000) throw new Error(`seed ${seed} comes to no end: ${JSON.stringify(jobs.get(id))}`);
    await turn();
    interfere(jobs, id, random);
    if (random() > 0.08) continue;
    // Killed, or just considered dead, so its workers keep running next to the new ones for a while.
    if (random() < 0.5) db.close();
    db = at.database();
    jobs = at.jobsOn(db, kind(db, random));
    jobs.begin();
  }
  expect([seed, effects(db)]).toEqual([seed, items]);
  expect(jobs.get(id)).toMatchObject({ state: "done", counts: { failed: 0 } });
  at.clear();
}

export async function expectOneEffectEach(kind: typeof unreliableKind, runs: number): Promise<void> {
  const at = kitchen();
  try {
    for (let seed = 1; seed <= runs; seed++) await runJobOnce(at, seed, kind);
  } finally {
    await at.close();
  }
}
