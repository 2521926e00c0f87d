import type { Database } from "bun:sqlite";
import { afterEach, beforeEach, describe, expect, spyOn, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqlMigrations } from "../../src/assets.ts";
import { wait } from "../../src/platform/clock.ts";
import { openDatabase } from "../../src/platform/database.ts";
import { DomainError } from "../../src/platform/errors.ts";
import { openJobs, type Jobs } from "../../src/platform/jobs.ts";
import type { ItemContext, JobKind } from "../../src/platform/jobs/job-kind.ts";
import { openLog, type Log } from "../../src/platform/log.ts";
import { allHappened, standInTime, type StandInTime } from "../support/stand-in-time.ts";

const OWNER = 7;

let folder: string;
let time: StandInTime;
let log: Log;
let databases: Database[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tagine-test-"));
  time = standInTime();
  log = openLog({ folder, level: "info", print: false, clock: time.clock });
  databases = [];
});
afterEach(async () => {
  for (const db of databases) db.close();
  // What was left running notices, and says so in the log.
  await allHappened();
  log.flush();
  rmSync(folder, { recursive: true, force: true });
});

class TooHot extends DomainError {
  constructor(host: string) {
    super("upstream", "site-unreachable", { host });
  }
}

/** The database of the test's folder, as a program finds it at its start. */
function database(): Database {
  const db = openDatabase(join(folder, "tagine.db"), sqlMigrations());
  db.run("CREATE TABLE IF NOT EXISTS effect (input TEXT NOT NULL) STRICT");
  databases.push(db);
  return db;
}

function jobsOn(db: Database, ...kinds: JobKind[]): Jobs {
  return openJobs(db, { kinds, clock: time.clock, log, wait: time.wait });
}

/** The same, begun. */
async function running(db: Database, ...kinds: JobKind[]): Promise<Jobs> {
  const jobs = jobsOn(db, ...kinds);
  jobs.begin();
  await allHappened();
  return jobs;
}

/** A worker whose items end when the test says so. */
function byHand(options: Partial<JobKind<string>> = {}) {
  const hands = new Map<string, PromiseWithResolvers<unknown> & { context: ItemContext }>();
  const begun: string[] = [];
  const kind: JobKind<string> = {
    name: "cook",
    atOnce: 2,
    work(input, context) {
      const hand = { ...Promise.withResolvers<unknown>(), context };
      context.signal.addEventListener("abort", () => hand.reject(new Error("put down")));
      hands.set(input, hand);
      begun.push(input);
      return hand.promise;
    },
    ...options,
  };
  const hand = (input: string) => {
    const found = hands.get(input);
    if (!found) throw new Error(`${input} has not begun`);
    return found;
  };
  return {
    kind,
    /** All that began so far, in order. */
    begun,
    context: (input: string) => hand(input).context,
    async end(input: string, outcome: unknown = `${input} is ready`): Promise<void> {
      hand(input).resolve(outcome);
      await allHappened();
    },
    async fail(input: string, problem: Error): Promise<void> {
      hand(input).reject(problem);
      await allHappened();
    },
  };
}

/** Stores an effect of an item and settles it, in one transaction. */
function store(db: Database, input: string, { settle }: ItemContext, meanwhile = () => {}): void {
  db.transaction(() => {
    db.run("INSERT INTO effect VALUES (?)", [input]);
    settle(`${input} is stored`);
    meanwhile();
  })();
}

const effects = (db: Database) =>
  db
    .query<{ input: string }, []>("SELECT input FROM effect ORDER BY input")
    .all()
    .map((row) => row.input);
const states = (jobs: Jobs, id: number) => jobs.items(id).map((item) => item.state);
const logged = () => readFileSync(log.file, "utf8");

describe("a job", () => {
  test("does its items in order and keeps what came of each", async () => {
    const cook = byHand({ atOnce: 1 });
    const jobs = await running(database(), cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup", "stew"] });
    await allHappened();
    expect(jobs.get(id)).toEqual({
      id,
      kind: "cook",
      owner: OWNER,
      state: "running",
      createdAt: "2026-03-01T12:00:00.000Z",
      finishedAt: null,
      counts: { total: 2, waiting: 1, running: 1, done: 0, failed: 0 },
    });
    await time.pass(1000);
    await cook.end("soup", { slug: "soup" });
    await cook.end("stew");
    expect(jobs.get(id)).toMatchObject({
      state: "done",
      finishedAt: "2026-03-01T12:00:01.000Z",
      counts: { total: 2, waiting: 0, running: 0, done: 2, failed: 0 },
    });
    expect(jobs.items(id)[0]).toEqual({
      position: 0,
      input: "soup",
      state: "done",
      outcome: { slug: "soup" },
      startedAt: "2026-03-01T12:00:00.000Z",
      finishedAt: "2026-03-01T12:00:01.000Z",
    });
    expect(cook.begun).toEqual(["soup", "stew"]);
  });

  test("without items is done at once", async () => {
    const jobs = await running(database(), byHand().kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: [] });
    expect(jobs.get(id)).toMatchObject({ state: "done", finishedAt: "2026-03-01T12:00:00.000Z" });
  });

  test("of a kind that nobody does is refused", async () => {
    const jobs = await running(database(), byHand().kind);
    expect(() => jobs.start({ kind: "bake", owner: OWNER, items: ["bread"] })).toThrow("bake");
    expect(jobs.list(OWNER)).toEqual([]);
  });

  test("that cannot be kept whole is not kept at all", async () => {
    const jobs = await running(database(), byHand().kind);
    expect(() => jobs.start({ kind: "cook", owner: OWNER, items: ["soup", 1n] })).toThrow();
    expect(jobs.list(OWNER)).toEqual([]);
  });

  test("started in a transaction that comes to nothing never runs", async () => {
    const cook = byHand();
    const db = database();
    const jobs = await running(db, cook.kind);
    const starting = db.transaction(() => {
      jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
      throw new Error("thought better of it");
    });
    expect(() => starting()).toThrow("thought better of it");
    await allHappened();
    expect(cook.begun).toEqual([]);
  });

  test("is listed for its owner, the newest first", async () => {
    const jobs = await running(database(), byHand().kind);
    const first = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    const second = jobs.start({ kind: "cook", owner: OWNER, items: ["stew"] });
    jobs.start({ kind: "cook", owner: 8, items: ["salad"] });
    expect(jobs.list(OWNER).map((job) => job.id)).toEqual([second, first]);
    expect(jobs.get(99)).toBeNull();
  });

  test("shows its items page by page", async () => {
    const jobs = jobsOn(database(), byHand().kind);
    const id = jobs.start({
      kind: "cook",
      owner: OWNER,
      items: Array.from({ length: 250 }, (_, i) => `${i}`),
    });
    expect(jobs.items(id)).toHaveLength(100);
    expect(jobs.items(id, { after: 99, limit: 2 }).map((item) => item.input)).toEqual(["100", "101"]);
    expect(jobs.items(id, { after: 249 })).toEqual([]);
  });

  test("does not make another of its kind wait until it is done", async () => {
    const cook = byHand({ atOnce: 1 });
    const jobs = await running(database(), cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["soup 1", "soup 2", "soup 3"] });
    await allHappened();
    jobs.start({ kind: "cook", owner: 8, items: ["salad 1", "salad 2"] });
    for (const dish of ["soup 1", "salad 1", "soup 2", "salad 2", "soup 3"]) await cook.end(dish);
    expect(cook.begun).toEqual(["soup 1", "salad 1", "soup 2", "salad 2", "soup 3"]);
  });
});

describe("settling", () => {
  test("keeps an item's mark together with what its worker stored", async () => {
    const db = database();
    const cook = byHand();
    const jobs = await running(db, cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    store(db, "soup", cook.context("soup"));
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 1 } });
    await cook.end("soup", "something else");
    expect(jobs.items(id)[0]).toMatchObject({ state: "done", outcome: "soup is stored" });
  });

  test("comes to nothing with the transaction it stands in", async () => {
    const db = database();
    const cook = byHand();
    const jobs = await running(db, cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    const spilt = () => {
      throw new TooHot("the stove");
    };
    expect(() => store(db, "soup", cook.context("soup"), spilt)).toThrow(TooHot);
    expect(effects(db)).toEqual([]);
    expect(jobs.get(id)).toMatchObject({ state: "running", counts: { running: 1, done: 0 } });
    await cook.fail("soup", new TooHot("the stove"));
    expect(states(jobs, id)).toEqual(["failed"]);
  });

  test("a second time stores nothing more", async () => {
    const db = database();
    const cook = byHand();
    const jobs = await running(db, cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    store(db, "soup", cook.context("soup"));
    expect(() => store(db, "soup", cook.context("soup"))).toThrow("settled already");
    expect(effects(db)).toEqual(["soup"]);
  });

  test("stays, whatever goes wrong afterwards", async () => {
    const db = database();
    const cook = byHand();
    const jobs = await running(db, cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    store(db, "soup", cook.context("soup"));
    await cook.fail("soup", new Error("the pot was not washed"));
    expect(states(jobs, id)).toEqual(["done"]);
    expect(logged()).toContain("the pot was not washed");
  });
});

describe("an item that fails", () => {
  test("with an error of the domain keeps its code and params", async () => {
    const cook = byHand();
    const jobs = await running(database(), cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup", "stew"] });
    await allHappened();
    await cook.fail("soup", new TooHot("soup.example"));
    await cook.end("stew");
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 1, failed: 1 } });
    expect(jobs.items(id)[0]).toMatchObject({
      state: "failed",
      outcome: { code: "site-unreachable", params: { host: "soup.example" } },
    });
  });

  test("with any other error is internal, and the log has its stack", async () => {
    const cook = byHand();
    const jobs = await running(database(), cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    await cook.fail("soup", new TypeError("no pot"));
    expect(jobs.items(id)[0]).toMatchObject({ state: "failed", outcome: { code: "internal" } });
    expect(logged()).toMatch(/ERROR item 0 of job 1 \(cook\) failed: TypeError: no pot.*jobs\.test\.ts/);
  });

  test("because its worker throws before it begins fails in the same way", async () => {
    const broken: JobKind = {
      name: "cook",
      atOnce: 1,
      work: () => {
        throw new TooHot("the stove");
      },
    };
    const jobs = await running(database(), broken);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    expect(states(jobs, id)).toEqual(["failed"]);
  });

  test("is tried again when asked, and only it", async () => {
    const cook = byHand();
    const jobs = await running(database(), cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup", "stew"] });
    await allHappened();
    await cook.fail("soup", new TooHot("the stove"));
    await cook.end("stew");
    expect(jobs.retryFailed(id)).toBe(1);
    expect(jobs.get(id)).toMatchObject({
      state: "running",
      finishedAt: null,
      counts: { waiting: 1, done: 1 },
    });
    await allHappened();
    await cook.end("soup");
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 2, failed: 0 } });
    expect(cook.begun).toEqual(["soup", "stew", "soup"]);
    expect(jobs.retryFailed(id)).toBe(0);
    expect(jobs.get(id)?.state).toBe("done");
  });
});

describe("stopping a job", () => {
  test("breaks off what runs, begins nothing more, and loses nothing", async () => {
    const db = database();
    const cook = byHand();
    const jobs = await running(db, cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup", "stew", "salad", "bread"] });
    await allHappened();
    store(db, "soup", cook.context("soup"));
    await cook.end("soup");
    jobs.stop(id);
    await allHappened();
    expect(jobs.get(id)).toMatchObject({
      state: "stopped",
      counts: { total: 4, waiting: 3, running: 0, done: 1, failed: 0 },
    });
    expect(cook.begun).toEqual(["soup", "stew", "salad"]);
    jobs.resume(id);
    await allHappened();
    for (const dish of ["stew", "salad", "bread"]) await cook.end(dish);
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 4 } });
  });

  test("lets a worker that does not listen end, and runs its item no second time meanwhile", async () => {
    const db = database();
    const ends = Promise.withResolvers<void>();
    const contexts: ItemContext[] = [];
    const deaf: JobKind<string> = {
      name: "cook",
      atOnce: 2,
      work: (_, context) => {
        contexts.push(context);
        return ends.promise;
      },
    };
    const jobs = await running(db, deaf);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    jobs.stop(id);
    jobs.resume(id);
    await allHappened();
    expect(contexts).toHaveLength(1);
    if (contexts[0]) store(db, "soup", contexts[0]);
    ends.resolve();
    await allHappened();
    expect(effects(db)).toEqual(["soup"]);
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 1 } });
  });

  test("leaves other jobs alone", async () => {
    const cook = byHand();
    const jobs = await running(database(), cook.kind);
    const first = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    const second = jobs.start({ kind: "cook", owner: OWNER, items: ["stew"] });
    await allHappened();
    jobs.stop(first);
    await cook.end("stew");
    expect([jobs.get(first)?.state, jobs.get(second)?.state]).toEqual(["stopped", "done"]);
  });

  test("that is done changes nothing", async () => {
    const cook = byHand();
    const jobs = await running(database(), cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    await cook.end("soup");
    jobs.stop(id);
    jobs.resume(id);
    expect(jobs.get(id)?.state).toBe("done");
  });

  test("that failed in parts lets what failed and what waits go on together", async () => {
    const cook = byHand({ atOnce: 1 });
    const jobs = await running(database(), cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup", "stew"] });
    await allHappened();
    await cook.fail("soup", new TooHot("the stove"));
    jobs.stop(id);
    await allHappened();
    jobs.retryFailed(id);
    await allHappened();
    await cook.end("soup");
    await cook.end("stew");
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 2 } });
  });
});

describe("removing", () => {
  test("takes a job with its items, but none that runs", async () => {
    const db = database();
    const cook = byHand();
    const jobs = await running(db, cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    expect(jobs.remove(id)).toBe(false);
    jobs.stop(id);
    expect(jobs.remove(id)).toBe(true);
    expect(jobs.get(id)).toBeNull();
    expect(jobs.items(id)).toEqual([]);
    expect(jobs.remove(id)).toBe(false);
  });

  test("leaves nothing for a worker that has not noticed yet", async () => {
    const db = database();
    const cook = byHand();
    const jobs = await running(db, cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    jobs.stop(id);
    jobs.remove(id);
    expect(() => store(db, "soup", cook.context("soup"))).toThrow("gone");
    expect(effects(db)).toEqual([]);
  });

  test("an owner takes all of theirs, running or not, and tells the workers", async () => {
    const cook = byHand();
    const jobs = await running(database(), cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    const other = jobs.start({ kind: "cook", owner: 8, items: ["stew"] });
    await allHappened();
    jobs.removeOf(OWNER);
    expect(cook.context("soup").signal.aborted).toBe(true);
    expect(jobs.list(OWNER)).toEqual([]);
    await cook.end("stew");
    expect(jobs.get(other)?.state).toBe("done");
  });

  test("old jobs are forgotten once they are done", async () => {
    const cook = byHand();
    const jobs = await running(database(), cook.kind);
    const old = jobs.start({ kind: "cook", owner: OWNER, items: [] });
    const stopped = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    jobs.stop(stopped);
    await time.pass(60_000);
    const young = jobs.start({ kind: "cook", owner: OWNER, items: [] });
    expect(jobs.forgetOld("2026-03-01T12:01:00.000Z")).toBe(1);
    expect(jobs.get(old)).toBeNull();
    expect(jobs.list(OWNER).map((job) => job.id)).toEqual([young, stopped]);
  });
});

describe("at once", () => {
  test("run no more items of a kind than it allows, over all its jobs", async () => {
    const cook = byHand({ atOnce: 2 });
    const wash = byHand({ name: "wash", atOnce: 1 });
    const jobs = await running(database(), cook.kind, wash.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["soup", "stew", "salad"] });
    jobs.start({ kind: "cook", owner: OWNER, items: ["bread"] });
    jobs.start({ kind: "wash", owner: OWNER, items: ["pot", "pan"] });
    await allHappened();
    expect([cook.begun.length, wash.begun.length]).toEqual([2, 1]);
    await cook.end("soup");
    expect([cook.begun.length, wash.begun.length]).toEqual([3, 1]);
  });

  test("requests are answered between items that never wait for anything", async () => {
    const quick: JobKind = { name: "cook", atOnce: 1, work: async () => null };
    const jobs = await running(database(), quick);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: Array.from({ length: 50 }, () => "soup") });
    await new Promise((next) => setTimeout(next, 0));
    expect(jobs.get(id)?.state).toBe("running");
  });
});

describe("lanes", () => {
  const polite = (atOnce = 5) => byHand({ atOnce, lane: (input) => input.slice(0, 1), laneGapMs: 1000 });

  test("keep their items in order, one after the other, with a gap between", async () => {
    const cook = polite();
    const jobs = await running(database(), cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["a1", "a2", "a3"] });
    await allHappened();
    expect(cook.begun).toEqual(["a1"]);
    await time.pass(5000);
    await cook.end("a1");
    expect(cook.begun).toEqual(["a1"]);
    await time.pass(999);
    expect(cook.begun).toEqual(["a1"]);
    await time.pass(1);
    expect(cook.begun).toEqual(["a1", "a2"]);
    await cook.end("a2");
    await time.pass(1000);
    await cook.end("a3");
    expect(jobs.get(id)?.state).toBe("done");
  });

  test("do not block each other", async () => {
    const cook = polite(2);
    const jobs = await running(database(), cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["a1", "a2", "a3", "b1", "c1"] });
    await allHappened();
    expect(cook.begun).toEqual(["a1", "b1"]);
    await cook.end("a1");
    expect(cook.begun).toEqual(["a1", "b1", "c1"]);
    await cook.end("b1");
    await time.pass(1000);
    expect(cook.begun).toEqual(["a1", "b1", "c1", "a2"]);
  });

  test("hold over all jobs of a kind", async () => {
    const cook = polite();
    const jobs = await running(database(), cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["a1"] });
    jobs.start({ kind: "cook", owner: 8, items: ["a2"] });
    await allHappened();
    await cook.end("a1");
    expect(cook.begun).toEqual(["a1"]);
    await time.pass(1000);
    expect(cook.begun).toEqual(["a1", "a2"]);
  });

  test("rest after an item that failed or was broken off, too", async () => {
    const cook = polite();
    const jobs = await running(database(), cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["a1", "a2"] });
    await allHappened();
    await cook.fail("a1", new TooHot("a"));
    await time.pass(1000);
    jobs.stop(id);
    await allHappened();
    jobs.resume(id);
    await allHappened();
    expect(cook.begun).toEqual(["a1", "a2"]);
    await time.pass(1000);
    expect(cook.begun).toEqual(["a1", "a2", "a2"]);
  });

  test("are not closed by a clock that is set back", async () => {
    const cook = polite();
    const jobs = await running(database(), cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["a1", "a2"] });
    await allHappened();
    await cook.end("a1");
    await time.pass(-3_600_000);
    jobs.resume(id);
    await allHappened();
    expect(cook.begun).toEqual(["a1", "a2"]);
  });

  test("need no timer when nothing waits for them", async () => {
    const cook = polite();
    const jobs = await running(database(), cook.kind);
    expect(time.waiting()).toBe(0);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["a1", "a2"] });
    await allHappened();
    expect(time.waiting()).toBe(0);
    await cook.end("a1");
    expect(time.waiting()).toBe(1);
    await time.pass(1000);
    await cook.end("a2");
    expect([jobs.get(id)?.state, time.waiting()]).toEqual(["done", 0]);
  });
});

describe("after a restart", () => {
  test("what ran waits again, and jobs go on", async () => {
    const before = database();
    const first = byHand();
    const id = (await running(before, first.kind)).start({
      kind: "cook",
      owner: OWNER,
      items: ["soup", "stew", "salad"],
    });
    await allHappened();
    store(before, "soup", first.context("soup"));
    before.close();

    const db = database();
    const second = byHand();
    const jobs = jobsOn(db, second.kind);
    expect(jobs.get(id)?.counts).toMatchObject({ done: 1, running: 1, waiting: 1 });
    jobs.begin();
    expect(jobs.get(id)?.counts).toMatchObject({ done: 1, running: 0, waiting: 2 });
    await allHappened();
    expect(second.begun).toEqual(["stew", "salad"]);
    await second.end("stew");
    await second.end("salad");
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 3 } });
  });

  test("a worker of the program before can no longer settle", async () => {
    const before = database();
    const first = byHand();
    (await running(before, first.kind)).start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();

    const db = database();
    const second = byHand();
    await running(db, second.kind);
    expect(second.begun).toEqual(["soup"]);
    expect(() => store(before, "soup", first.context("soup"))).toThrow("gone");
    store(db, "soup", second.context("soup"));
    expect(effects(db)).toEqual(["soup"]);
  });

  test("a stopped job stays stopped", async () => {
    const before = database();
    const jobsBefore = await running(before, byHand().kind);
    const id = jobsBefore.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    jobsBefore.stop(id);
    before.close();

    const cook = byHand();
    const jobs = await running(database(), cook.kind);
    expect(jobs.get(id)).toMatchObject({ state: "stopped", counts: { waiting: 1, running: 0 } });
    expect(cook.begun).toEqual([]);
  });

  test("nothing runs before it may begin", async () => {
    const cook = byHand();
    const jobs = jobsOn(database(), cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    expect(cook.begun).toEqual([]);
    jobs.begin();
    await allHappened();
    expect(cook.begun).toEqual(["soup"]);
  });
});

describe("closing", () => {
  test("waits for what runs and begins nothing more", async () => {
    const cook = byHand({ atOnce: 1 });
    const jobs = await running(database(), cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup", "stew"] });
    await allHappened();
    const closed = jobs.close(5000);
    await time.pass(4000);
    await cook.end("soup");
    await closed;
    await allHappened();
    expect(cook.begun).toEqual(["soup"]);
    expect(jobs.get(id)).toMatchObject({ state: "running", counts: { done: 1, waiting: 1, running: 0 } });
    expect(time.waiting()).toBe(0);
  });

  test("breaks off what is not done in time", async () => {
    const cook = byHand({ atOnce: 1 });
    const jobs = await running(database(), cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    const closed = jobs.close(5000);
    await time.pass(5000);
    await closed;
    expect(jobs.get(id)).toMatchObject({ state: "running", counts: { waiting: 1, running: 0 } });
    expect(time.waiting()).toBe(0);
  });

  test("does not wait for ever for a worker that does not listen", async () => {
    const ends = Promise.withResolvers<string>();
    const deaf: JobKind = { name: "cook", atOnce: 1, work: () => ends.promise };
    const jobs = await running(database(), deaf);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    const closed = jobs.close(5000);
    await time.pass(5000);
    await time.pass(1000);
    await closed;
    // By now the database may be closed: the next start lets the item wait again.
    ends.resolve("too late");
    await allHappened();
    expect(jobs.get(id)).toMatchObject({ state: "running", counts: { running: 1 } });
  });

  test("what comes afterwards is kept for the next start", async () => {
    const cook = byHand();
    const jobs = await running(database(), cook.kind);
    await jobs.close(0);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await allHappened();
    expect(cook.begun).toEqual([]);
    expect(jobs.get(id)?.counts).toMatchObject({ waiting: 1 });
  });

  test("leaves no alarm for a lane behind", async () => {
    const cook = byHand({ lane: () => "one", laneGapMs: 1000 });
    const jobs = await running(database(), cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["soup", "stew"] });
    await allHappened();
    await cook.end("soup");
    await jobs.close(0);
    expect(time.waiting()).toBe(0);
  });
});

describe("a database that cannot be written for a while", () => {
  test("delays the end of an item, and loses neither it nor the job", async () => {
    const db = database();
    const cook = byHand({ atOnce: 1 });
    const jobs = await running(db, cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup", "stew"] });
    await allHappened();
    db.run("PRAGMA query_only = ON");
    await cook.end("soup");
    expect(logged()).toContain("cannot be kept for now");
    db.run("PRAGMA query_only = OFF");
    await time.pass(30_000);
    await cook.end("stew");
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 2 } });
  });

  test("delays the start of an item", async () => {
    const db = database();
    const cook = byHand({ atOnce: 1 });
    const jobs = jobsOn(db, cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    jobs.begin();
    db.run("PRAGMA query_only = ON");
    await allHappened();
    expect(cook.begun).toEqual([]);
    db.run("PRAGMA query_only = OFF");
    await time.pass(30_000);
    expect(cook.begun).toEqual(["soup"]);
  });
});

test("finding the next item and counting progress read an index, and sort nothing", () => {
  const db = database();
  const query = spyOn(db, "query");
  jobsOn(db, byHand().kind);
  const all = query.mock.calls.map(([sql]) => sql);
  query.mockRestore();
  const plan = (part: string) => {
    const sql = all.find((one) => one.includes(part));
    return db
      .query<{ detail: string }, []>(`EXPLAIN QUERY PLAN ${sql?.replaceAll(/\?\d?/g, "NULL")}`)
      .all()
      .map((row) => row.detail);
  };
  const next = plan("ORDER BY job.turn").join("\n");
  expect(next).toContain("job USING COVERING INDEX job_by_turn (kind=?)");
  expect(next).toContain("item USING INDEX job_item_by_state (job_id=? AND state=?)");
  expect(next).not.toContain("TEMP B-TREE");
  expect(plan("WHERE job.id = ?").join("\n")).toContain(
    "item USING COVERING INDEX job_item_by_state (job_id=?)",
  );
});

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

  /** What a person may do meanwhile. */
  function meddle(jobs: Jobs, id: number, random: () => number): void {
    const chance = random();
    if (chance < 0.1) jobs.stop(id);
    else if (chance < 0.4) jobs.resume(id);
    else if (chance < 0.6) jobs.retryFailed(id);
  }

  async function anEvening(seed: number): Promise<void> {
    const random = randomFrom(seed);
    const items = Array.from({ length: 3 + Math.floor(random() * 10) }, (_, i) => `dish ${100 + i}`);
    let db = database();
    let jobs = await running(db, clumsy(db, random));
    const id = jobs.start({ kind: "cook", owner: OWNER, items });
    for (let turns = 0; jobs.get(id)?.counts.done !== items.length; turns++) {
      if (turns > 5000) throw new Error(`seed ${seed} comes to no end: ${JSON.stringify(jobs.get(id))}`);
      await turn();
      meddle(jobs, id, random);
      if (random() > 0.08) continue;
      // Killed, or believed dead: then its workers go on for a while beside the new ones.
      if (random() < 0.5) db.close();
      db = database();
      jobs = jobsOn(db, clumsy(db, random));
      jobs.begin();
    }
    expect([seed, effects(db)]).toEqual([seed, items]);
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { failed: 0 } });
    for (const one of databases.splice(0)) one.close();
    rmSync(join(folder, "tagine.db"), { force: true });
  }

  test("however its program is killed, stopped and started between any two steps", async () => {
    for (let seed = 1; seed <= 40; seed++) await anEvening(seed);
  });

  test("in a program that is killed for good, in the middle of whatever it does", async () => {
    const items = Array.from({ length: 120 }, (_, input) => input);
    const db = database();
    db.run("DROP TABLE effect");
    db.run("CREATE TABLE effect (input INTEGER NOT NULL) STRICT");
    jobsOn(db, { name: "effects", atOnce: 1, work: async () => null }).start({
      kind: "effects",
      owner: OWNER,
      items,
    });
    db.close();
    let kills = 0;
    while ((await killedOrDone(10 + 15 * kills)) !== 0) kills++;
    expect(kills).toBeGreaterThan(2);
    const after = database();
    expect(after.query("SELECT input FROM effect ORDER BY input").values().flat()).toEqual(items);
  }, 30_000);

  /** Runs the program and kills it so many milliseconds after it began; 0 when it came to its end before. */
  async function killedOrDone(afterMs: number): Promise<number> {
    const program = Bun.spawn(
      [process.execPath, join(import.meta.dir, "../support/job-program.ts"), folder],
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
