import type { Database } from "bun:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import type { JobKind } from "../../src/platform/jobs/job-kind.ts";
import { ReadyItem } from "../../src/platform/jobs/ready-item.ts";
import { effects, kitchen, OWNER, TooHot, type Kitchen } from "../support/kitchen.ts";
import { allHappened } from "../support/stand-in-time.ts";

let at: Kitchen;

beforeEach(() => {
  at = kitchen();
});
afterEach(() => at.close());

const DISHES = ["soup", "stew", "salad", "bread"];

interface Baking {
  /** What an item throws when it is stored. */
  fails?: Record<string, Error>;
  /** Called before an item is made ready. */
  before?(input: string): Promise<void> | void;
}

/** A worker whose items are stored together, and what became of each. */
function baker(db: Database, { fails = {}, before }: Baking = {}) {
  const told: string[] = [];
  const kind: JobKind<string> = {
    name: "cook",
    atOnce: 1,
    isBatched: () => true,
    async work(input) {
      await before?.(input);
      return new ReadyItem({
        store() {
          db.run("INSERT INTO effect VALUES (?)", [input]);
          if (fails[input]) throw fails[input];
          return `${input} is ready`;
        },
        afterwards: () => void told.push(`${input} stored`),
        discard: () => void told.push(`${input} discarded`),
      });
    },
  };
  return { kind, told };
}

/** Runs a job of dishes until nothing happens any more. */
async function bake(db: Database, { kind }: { kind: JobKind<string> }, items = DISHES) {
  const jobs = await at.running(db, kind);
  const id = jobs.start({ kind: "cook", owner: OWNER, items });
  for (let turns = 0; turns < 100 && jobs.get(id)?.state === "running"; turns++) await allHappened();
  return { jobs, id };
}

describe("items that are stored together", () => {
  test("are done, each with its outcome", async () => {
    const db = at.database();
    const cook = baker(db);
    const { jobs, id } = await bake(db, cook);
    expect(effects(db)).toEqual(DISHES.toSorted());
    expect(jobs.items(id).map(({ outcome }) => outcome)).toEqual(DISHES.map((dish) => `${dish} is ready`));
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 4 } });
    expect(cook.told).toEqual(DISHES.map((dish) => `${dish} stored`));
  });
});

describe("of items that are stored together", () => {
  test("one that is refused is undone alone, and its refusal kept", async () => {
    const db = at.database();
    const cook = baker(db, { fails: { stew: new TooHot("the stove") } });
    const { jobs, id } = await bake(db, cook);
    expect(effects(db)).toEqual(["bread", "salad", "soup"]);
    expect(jobs.items(id, { state: "failed" })).toMatchObject([
      { input: "stew", outcome: { code: "site-unreachable", params: { host: "the stove" } } },
    ]);
    expect(cook.told).toContain("stew discarded");
  });

  test("one that breaks takes none of the others along", async () => {
    const db = at.database();
    const cook = baker(db, { fails: { stew: new TypeError("no pot") } });
    const { jobs, id } = await bake(db, cook);
    expect(effects(db)).toEqual(["bread", "salad", "soup"]);
    expect(jobs.items(id, { state: "failed" })).toMatchObject([
      { input: "stew", outcome: { code: "internal" } },
    ]);
    expect(cook.told.toSorted()).toEqual(["bread stored", "salad stored", "soup stored", "stew discarded"]);
    expect(at.logged()).toContain("TypeError: no pot");
  });

  test("each whose job is removed meanwhile stores nothing", async () => {
    const db = at.database();
    const cook = baker(db, {
      before(input) {
        if (input === "bread") db.run("DELETE FROM job");
      },
    });
    await bake(db, cook);
    expect(effects(db)).toEqual([]);
    expect(cook.told).toEqual(DISHES.map((dish) => `${dish} discarded`));
  });

  test("those that are not ready wait again when their job is stopped", async () => {
    const db = at.database();
    const cook = baker(db, {
      before(input) {
        if (input === "stew") jobs.stop(id);
      },
    });
    const jobs = await at.running(db, cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: DISHES });
    for (let turns = 0; turns < 20; turns++) await allHappened();
    expect(jobs.items(id).map(({ state }) => state)).toEqual(["done", "done", "waiting", "waiting"]);
    expect(effects(db)).toEqual(["soup", "stew"]);
    jobs.resume(id);
    for (let turns = 0; turns < 20; turns++) await allHappened();
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 4 } });
    expect(effects(db)).toEqual(DISHES.toSorted());
  });

  test("all wait for the disk a few times, not each for itself", async () => {
    const db = at.database();
    const cook = baker(db);
    const jobs = await at.running(db, cook.kind);
    // SQLite counts what other connections commit; a second one sees each transaction as one change.
    const beside = at.database();
    const version = () =>
      beside.query<{ data_version: number }, []>("PRAGMA data_version").get()?.data_version;
    let seen = version();
    let commits = 0;
    const id = jobs.start({
      kind: "cook",
      owner: OWNER,
      items: Array.from({ length: 100 }, (_, number) => `${number}`),
    });
    while (jobs.get(id)?.state === "running") {
      await new Promise((next) => setImmediate(next));
      if (version() !== seen) commits++;
      seen = version();
    }
    expect(jobs.get(id)).toMatchObject({ counts: { done: 100 } });
    expect(commits).toBeLessThan(20);
  });
});

describe("a job of very many items", () => {
  const MANY = Array.from({ length: 5000 }, (_, number) => `dish ${number}`);

  test("runs once all its items are written, and nobody sees it before", async () => {
    const db = at.database();
    const jobs = await at.running(db, {
      name: "cook",
      atOnce: 1,
      isBatched: () => true,
      work: async () => "ready",
    });
    const starting = jobs.startSlowly({ kind: "cook", owner: OWNER, items: MANY });
    expect(jobs.isStarting(["cook"])).toBe(true);
    expect(jobs.list(OWNER)).toEqual([]);
    const id = await starting;
    expect(jobs.isStarting(["cook"])).toBe(false);
    while (jobs.get(id)?.state === "running") await allHappened();
    expect(jobs.get(id)).toMatchObject({ kind: "cook", state: "done", counts: { total: 5000, done: 5000 } });
  });

  test("that a kill left half written is gone after the next start", async () => {
    const db = at.database();
    const work = async () => "ready";
    const jobs = at.jobsOn(db, { name: "cook", atOnce: 1, work });
    void jobs.startSlowly({ kind: "cook", owner: OWNER, items: MANY }).catch(() => {});
    db.close();
    const again = at.database();
    expect(again.query("SELECT count(*) AS n FROM job_item").get()).toEqual({ n: 2000 });
    await at.running(again, { name: "cook", atOnce: 1, work });
    expect(again.query("SELECT count(*) AS n FROM job_item").get()).toEqual({ n: 0 });
    expect(again.query("SELECT count(*) AS n FROM job").get()).toEqual({ n: 0 });
  });
});
