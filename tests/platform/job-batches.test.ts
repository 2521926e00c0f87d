import type { Database } from "bun:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { RETRY_MS } from "../../src/platform/jobs/store-results.ts";
import type { JobKind } from "../../src/platform/jobs/job-kind.ts";
import { ReadyItem } from "../../src/platform/jobs/ready-item.ts";
import { effects, kitchen, OWNER, TooHot, type Kitchen } from "../support/kitchen.ts";
import { runPending } from "../support/fake-time.ts";

let at: Kitchen;

beforeEach(() => {
  at = kitchen();
});
afterEach(() => at.close());

const DISHES = ["soup", "stew", "salad", "bread"];

interface Baking {
  fails?: Record<string, Error>;
  untidy?: string[];
  before?(input: string): Promise<void> | void;
}

function bakingKind(db: Database, { fails = {}, untidy = [], before }: Baking = {}) {
  const failures: string[] = [];
  const tell = (what: string) => {
    failures.push(what);
    if (untidy.includes(what)) throw new Error("no broom");
  };
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
        afterCommit: () => tell(`${input} stored`),
        discard: () => tell(`${input} discarded`),
      });
    },
  };
  return { kind, told: failures };
}

/** Limits the database's size, as a full disk would. */
function limitPages(db: Database): void {
  db.run("PRAGMA max_page_count = 1");
}

async function bake(db: Database, { kind }: { kind: JobKind<string> }, items = DISHES) {
  const jobs = await at.running(db, kind);
  const id = jobs.start({ kind: "cook", owner: OWNER, items });
  for (let turns = 0; turns < 100 && jobs.get(id)?.state === "running"; turns++) await runPending();
  return { jobs, id };
}

describe("batched items", () => {
  test("are done, each with its own result", async () => {
    const db = at.database();
    const cook = bakingKind(db);
    const { jobs, id } = await bake(db, cook);
    expect(effects(db)).toEqual(DISHES.toSorted());
    expect(jobs.items(id).map(({ outcome }) => outcome)).toEqual(DISHES.map((dish) => `${dish} is ready`));
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 4 } });
    expect(cook.told).toEqual(DISHES.map((dish) => `${dish} stored`));
  });
});

describe("within a batch", () => {
  test("a refused item is undone alone, and its refusal is stored", async () => {
    const db = at.database();
    const cook = bakingKind(db, { fails: { stew: new TooHot("the stove") } });
    const { jobs, id } = await bake(db, cook);
    expect(effects(db)).toEqual(["bread", "salad", "soup"]);
    expect(jobs.items(id, { state: "failed" })).toMatchObject([
      { input: "stew", outcome: { code: "site-unreachable", params: { host: "the stove" } } },
    ]);
    expect(cook.told).toContain("stew discarded");
  });

  test("a crashing item doesn't affect the others", async () => {
    const db = at.database();
    const cook = bakingKind(db, { fails: { stew: new TypeError("no pot") } });
    const { jobs, id } = await bake(db, cook);
    expect(effects(db)).toEqual(["bread", "salad", "soup"]);
    expect(jobs.items(id, { state: "failed" })).toMatchObject([
      { input: "stew", outcome: { code: "internal" } },
    ]);
    expect(cook.told.toSorted()).toEqual(["bread stored", "salad stored", "soup stored", "stew discarded"]);
    expect(at.logged()).toContain("TypeError: no pot");
  });

  test.each<{ dishes: string[] }>([{ dishes: DISHES }, { dishes: ["soup"] }])(
    "an item whose cleanup fails stays stored, and the job continues: $dishes",
    async ({ dishes }) => {
      const db = at.database();
      const cook = bakingKind(db, { untidy: ["soup stored"] });
      const { jobs, id } = await bake(db, cook, dishes);
      expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: dishes.length } });
      expect(cook.told).toEqual(dishes.map((dish) => `${dish} stored`));
      expect(at.logged()).toContain("no broom");
    },
  );

  test.each<{ dishes: string[] }>([{ dishes: DISHES }, { dishes: ["stew"] }])(
    "a refused item whose cleanup fails doesn't affect the others: $dishes",
    async ({ dishes }) => {
      const db = at.database();
      const cook = bakingKind(db, { fails: { stew: new TooHot("the stove") }, untidy: ["stew discarded"] });
      const { jobs, id } = await bake(db, cook, dishes);
      expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: dishes.length - 1, failed: 1 } });
      expect(jobs.items(id, { state: "failed" })).toMatchObject([{ outcome: { code: "site-unreachable" } }]);
      expect(at.logged()).toContain("no broom");
    },
  );

  test("a full disk fails no items, and they're done once there's room", async () => {
    const db = at.database();
    const large = "x".repeat(100_000);
    const cook = bakingKind(db, { before: () => void (isFull && limitPages(db)) });
    let isFull = true;
    const dishes = DISHES.map((dish) => `${dish} ${large}`);
    const { jobs, id } = await bake(db, cook, dishes);
    expect(jobs.get(id)?.counts).toMatchObject({ done: 0, failed: 0 });
    expect(effects(db)).toEqual([]);
    isFull = false;
    db.run("PRAGMA max_page_count = 1000000");
    for (let waits = 0; waits < 6; waits++) await at.time.pass(RETRY_MS);
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 4 } });
    expect(effects(db)).toEqual(dishes.toSorted());
    expect(cook.told).toHaveLength(5);
    expect(cook.told[0]).toEndWith("discarded");
  });

  test("another program's long write fails no items", async () => {
    const db = at.database();
    db.run("PRAGMA busy_timeout = 0");
    const beside = at.database();
    const cook = bakingKind(db, {
      before: () => void (beside.inTransaction || beside.run("BEGIN IMMEDIATE")),
    });
    const { jobs, id } = await bake(db, cook, ["soup"]);
    expect(jobs.get(id)?.counts).toMatchObject({ done: 0, failed: 0 });
    beside.run("COMMIT");
    cook.kind.work = bakingKind(db).kind.work;
    for (let waits = 0; waits < 2; waits++) await at.time.pass(RETRY_MS);
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 1 } });
  });

  test("prepared files are removed when the program ends during a full disk", async () => {
    const db = at.database();
    const cook = bakingKind(db, { before: () => limitPages(db) });
    const { jobs, id } = await bake(db, cook, [`soup ${"x".repeat(100_000)}`]);
    await jobs.close(0);
    expect(cook.told).toEqual([expect.stringMatching(/discarded$/)]);
    expect(jobs.get(id)?.counts).toMatchObject({ waiting: 1 });
  });

  test("items of a removed job store nothing", async () => {
    const db = at.database();
    const cook = bakingKind(db, {
      before(input) {
        if (input === "bread") db.run("DELETE FROM job");
      },
    });
    await bake(db, cook);
    expect(effects(db)).toEqual([]);
    expect(cook.told).toEqual(DISHES.map((dish) => `${dish} discarded`));
  });

  test("unfinished items wait again when their job is stopped", async () => {
    const db = at.database();
    const cook = bakingKind(db, {
      before(input) {
        if (input === "stew") jobs.stop(id);
      },
    });
    const jobs = await at.running(db, cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: DISHES });
    for (let turns = 0; turns < 20; turns++) await runPending();
    expect(jobs.items(id).map(({ state }) => state)).toEqual(["done", "done", "waiting", "waiting"]);
    expect(effects(db)).toEqual(["soup", "stew"]);
    jobs.resume(id);
    for (let turns = 0; turns < 20; turns++) await runPending();
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 4 } });
    expect(effects(db)).toEqual(DISHES.toSorted());
  });

  test("items wait for the disk together, not one by one", async () => {
    const db = at.database();
    const cook = bakingKind(db);
    const jobs = await at.running(db, cook.kind);
    // SQLite only counts other connections' commits, and sees each transaction as one change.
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

describe("a very large job", () => {
  const MANY = Array.from({ length: 5000 }, (_, number) => `dish ${number}`);

  test("runs after all its items are written, and isn't visible before", async () => {
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
    while (jobs.get(id)?.state === "running") await runPending();
    expect(jobs.get(id)).toMatchObject({ kind: "cook", state: "done", counts: { total: 5000, done: 5000 } });
  });

  test("is removed on the next start if it was half written when killed", async () => {
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

  test("leaves nothing behind if the disk fills up while it's written", async () => {
    const db = at.database();
    const jobs = await at.running(db, { name: "cook", atOnce: 1, work: async () => "ready" });
    const pages = db.query<{ page_count: number }, []>("PRAGMA page_count").get()?.page_count ?? 0;
    db.run(`PRAGMA max_page_count = ${pages + 300}`);
    const large = MANY.map((dish) => dish + "x".repeat(200));
    const starting = jobs.startSlowly({ kind: "cook", owner: OWNER, items: large });
    expect(db.query("SELECT count(*) AS n FROM job").get()).toEqual({ n: 1 });
    expect(await starting.catch((problem: unknown) => problem)).toMatchObject({ code: "SQLITE_FULL" });
    expect(db.query("SELECT count(*) AS n FROM job_item").get()).toEqual({ n: 0 });
    expect(db.query("SELECT count(*) AS n FROM job").get()).toEqual({ n: 0 });
    expect(jobs.isStarting(["cook"])).toBe(false);
  });
});
