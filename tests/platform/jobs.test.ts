import { afterEach, beforeEach, describe, expect, spyOn, test } from "bun:test";
import type { Jobs } from "../../src/platform/jobs.ts";
import type { ItemContext, JobKind } from "../../src/platform/jobs/job-kind.ts";
import { manualWorker, effects, kitchen, OWNER, store, TooHot, type Kitchen } from "../support/kitchen.ts";
import { runPending } from "../support/fake-time.ts";

let at: Kitchen;

beforeEach(() => {
  at = kitchen();
});
afterEach(() => at.close());

const states = (jobs: Jobs, id: number) => jobs.items(id).map((item) => item.state);

describe("a job", () => {
  test("runs its items in order and stores each result", async () => {
    const { cook, jobs, id } = await at.cooking(["soup", "stew"], manualWorker({ atOnce: 1 }));
    expect(jobs.get(id)).toEqual({
      id,
      kind: "cook",
      owner: OWNER,
      about: null,
      state: "running",
      createdAt: "2026-03-01T12:00:00.000Z",
      finishedAt: null,
      counts: { total: 2, waiting: 1, running: 1, done: 0, failed: 0 },
    });
    await at.time.pass(1000);
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

  test("without items is done immediately", async () => {
    const jobs = await at.running(at.database(), manualWorker().kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: [] });
    expect(jobs.get(id)).toMatchObject({ state: "done", finishedAt: "2026-03-01T12:00:00.000Z" });
  });

  test("of an unknown kind is refused", async () => {
    const jobs = await at.running(at.database(), manualWorker().kind);
    expect(() => jobs.start({ kind: "bake", owner: OWNER, items: ["bread"] })).toThrow("bake");
    expect(jobs.list(OWNER)).toEqual([]);
  });

  test("that can't be stored completely isn't stored at all", async () => {
    const jobs = await at.running(at.database(), manualWorker().kind);
    expect(() => jobs.start({ kind: "cook", owner: OWNER, items: ["soup", 1n] })).toThrow();
    expect(jobs.list(OWNER)).toEqual([]);
  });

  test("started in a transaction that's rolled back never runs", async () => {
    const cook = manualWorker();
    const db = at.database();
    const jobs = await at.running(db, cook.kind);
    const starting = db.transaction(() => {
      jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
      throw new Error("thought better of it");
    });
    expect(() => starting()).toThrow("thought better of it");
    await runPending();
    expect(cook.begun).toEqual([]);
  });

  test("is listed for its owner, newest first", async () => {
    const jobs = await at.running(at.database(), manualWorker().kind);
    const first = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    const second = jobs.start({ kind: "cook", owner: OWNER, items: ["stew"] });
    jobs.start({ kind: "cook", owner: 8, items: ["salad"] });
    expect(jobs.list(OWNER).map((job) => job.id)).toEqual([second, first]);
    expect(jobs.get(99)).toBeNull();
  });

  test("shows its items page by page", async () => {
    const jobs = at.jobsOn(at.database(), manualWorker().kind);
    const id = jobs.start({
      kind: "cook",
      owner: OWNER,
      items: Array.from({ length: 250 }, (_, i) => `${i}`),
    });
    expect(jobs.items(id)).toHaveLength(100);
    expect(jobs.items(id, { after: 99, limit: 2 }).map((item) => item.input)).toEqual(["100", "101"]);
    expect(jobs.items(id, { after: 249 })).toEqual([]);
  });

  test("doesn't block others of its kind until it's done", async () => {
    const { cook, jobs } = await at.cooking(["soup 1", "soup 2", "soup 3"], manualWorker({ atOnce: 1 }));
    jobs.start({ kind: "cook", owner: 8, items: ["salad 1", "salad 2"] });
    for (const dish of ["soup 1", "salad 1", "soup 2", "salad 2", "soup 3"]) await cook.end(dish);
    expect(cook.begun).toEqual(["soup 1", "salad 1", "soup 2", "salad 2", "soup 3"]);
  });
});

describe("settling", () => {
  test("stores an item's result with what its worker stored", async () => {
    const { db, cook, jobs, id } = await at.cooking(["soup"]);
    store(db, "soup", cook.context("soup"));
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 1 } });
    await cook.end("soup", "something else");
    expect(jobs.items(id)[0]).toMatchObject({ state: "done", outcome: "soup is stored" });
  });

  test("is rolled back with its transaction", async () => {
    const { db, cook, jobs, id } = await at.cooking(["soup"]);
    const throwSpilled = () => {
      throw new TooHot("the stove");
    };
    expect(() => store(db, "soup", cook.context("soup"), throwSpilled)).toThrow(TooHot);
    expect(effects(db)).toEqual([]);
    expect(jobs.get(id)).toMatchObject({ state: "running", counts: { running: 1, done: 0 } });
    await cook.fail("soup", new TooHot("the stove"));
    expect(states(jobs, id)).toEqual(["failed"]);
  });

  test("twice stores nothing more", async () => {
    const { db, cook } = await at.cooking(["soup"]);
    store(db, "soup", cook.context("soup"));
    expect(() => store(db, "soup", cook.context("soup"))).toThrow("settled already");
    expect(effects(db)).toEqual(["soup"]);
  });

  test("is final, whatever goes wrong afterwards", async () => {
    const { db, cook, jobs, id } = await at.cooking(["soup"]);
    store(db, "soup", cook.context("soup"));
    await cook.fail("soup", new Error("the pot was not washed"));
    expect(states(jobs, id)).toEqual(["done"]);
    expect(at.logged()).toContain("the pot was not washed");
  });
});

describe("a failing item", () => {
  test("with a domain error stores its code and params", async () => {
    const { cook, jobs, id } = await at.cooking(["soup", "stew"]);
    await cook.fail("soup", new TooHot("soup.example"));
    await cook.end("stew");
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 1, failed: 1 } });
    expect(jobs.items(id)[0]).toMatchObject({
      state: "failed",
      outcome: { code: "site-unreachable", params: { host: "soup.example" } },
    });
  });

  test("with any other error is internal, and the log has its stack", async () => {
    const { cook, jobs, id } = await at.cooking(["soup"]);
    await cook.fail("soup", new TypeError("no pot"));
    expect(jobs.items(id)[0]).toMatchObject({ state: "failed", outcome: { code: "internal" } });
    expect(at.logged()).toMatch(/ERROR item 0 of job 1 \(cook\) failed: TypeError: no pot.*jobs\.test\.ts/);
  });

  test("fails the same way if its worker throws before starting", async () => {
    const broken: JobKind = {
      name: "cook",
      atOnce: 1,
      work: () => {
        throw new TooHot("the stove");
      },
    };
    const jobs = await at.running(at.database(), broken);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await runPending();
    expect(states(jobs, id)).toEqual(["failed"]);
  });

  test("is the only one that's retried", async () => {
    const { cook, jobs, id } = await at.cooking(["soup", "stew"]);
    await cook.fail("soup", new TooHot("the stove"));
    await cook.end("stew");
    expect(jobs.retryFailed(id)).toBe(1);
    expect(jobs.get(id)).toMatchObject({
      state: "running",
      finishedAt: null,
      counts: { waiting: 1, done: 1 },
    });
    await runPending();
    await cook.end("soup");
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 2, failed: 0 } });
    expect(cook.begun).toEqual(["soup", "stew", "soup"]);
    expect(jobs.retryFailed(id)).toBe(0);
    expect(jobs.get(id)?.state).toBe("done");
  });
});

describe("stopping a job", () => {
  test("cancels running items, starts no more, and loses nothing", async () => {
    const { db, cook, jobs, id } = await at.cooking(["soup", "stew", "salad", "bread"]);
    store(db, "soup", cook.context("soup"));
    await cook.end("soup");
    jobs.stop(id);
    await runPending();
    expect(jobs.get(id)).toMatchObject({
      state: "stopped",
      counts: { total: 4, waiting: 3, running: 0, done: 1, failed: 0 },
    });
    expect(cook.begun).toEqual(["soup", "stew", "salad"]);
    jobs.resume(id);
    await runPending();
    for (const dish of ["stew", "salad", "bread"]) await cook.end(dish);
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 4 } });
  });

  test("lets an unresponsive worker finish, and doesn't start its item twice", async () => {
    const db = at.database();
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
    const jobs = await at.running(db, deaf);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await runPending();
    jobs.stop(id);
    jobs.resume(id);
    await runPending();
    expect(contexts).toHaveLength(1);
    if (contexts[0]) store(db, "soup", contexts[0]);
    ends.resolve();
    await runPending();
    expect(effects(db)).toEqual(["soup"]);
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 1 } });
  });

  test("doesn't affect other jobs", async () => {
    const cook = manualWorker();
    const jobs = await at.running(at.database(), cook.kind);
    const first = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    const second = jobs.start({ kind: "cook", owner: OWNER, items: ["stew"] });
    await runPending();
    jobs.stop(first);
    await cook.end("stew");
    expect([jobs.get(first)?.state, jobs.get(second)?.state]).toEqual(["stopped", "done"]);
  });

  test("does nothing if it's done", async () => {
    const { cook, jobs, id } = await at.cooking(["soup"]);
    await cook.end("soup");
    jobs.stop(id);
    jobs.resume(id);
    expect(jobs.get(id)?.state).toBe("done");
  });

  test("and retrying it resumes failed and waiting items together", async () => {
    const { cook, jobs, id } = await at.cooking(["soup", "stew"], manualWorker({ atOnce: 1 }));
    await cook.fail("soup", new TooHot("the stove"));
    jobs.stop(id);
    await runPending();
    jobs.retryFailed(id);
    await runPending();
    await cook.end("soup");
    await cook.end("stew");
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 2 } });
  });
});

describe("removing", () => {
  test("deletes a job and its items, unless it's running", async () => {
    const db = at.database();
    const cook = manualWorker();
    const jobs = await at.running(db, cook.kind);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    expect(jobs.remove(id)).toBe(false);
    jobs.stop(id);
    expect(jobs.remove(id)).toBe(true);
    expect(jobs.get(id)).toBeNull();
    expect(jobs.items(id)).toEqual([]);
    expect(jobs.remove(id)).toBe(false);
  });

  test("leaves nothing for a worker that hasn't noticed yet", async () => {
    const { db, cook, jobs, id } = await at.cooking(["soup"]);
    jobs.stop(id);
    jobs.remove(id);
    expect(() => store(db, "soup", cook.context("soup"))).toThrow("gone");
    expect(effects(db)).toEqual([]);
  });

  test("an owner deletes all their jobs, running or not, and notifies the workers", async () => {
    const cook = manualWorker();
    const jobs = await at.running(at.database(), cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    const other = jobs.start({ kind: "cook", owner: 8, items: ["stew"] });
    await runPending();
    jobs.removeByOwner(OWNER);
    expect(cook.context("soup").signal.aborted).toBe(true);
    expect(jobs.list(OWNER)).toEqual([]);
    await cook.end("stew");
    expect(jobs.get(other)?.state).toBe("done");
  });

  test("old jobs are deleted once they're done", async () => {
    const cook = manualWorker();
    const jobs = await at.running(at.database(), cook.kind);
    const old = jobs.start({ kind: "cook", owner: OWNER, items: [] });
    const stopped = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    jobs.stop(stopped);
    await at.time.pass(60_000);
    const young = jobs.start({ kind: "cook", owner: OWNER, items: [] });
    expect(jobs.forgetOld("2026-03-01T12:01:00.000Z")).toBe(1);
    expect(jobs.get(old)).toBeNull();
    expect(jobs.list(OWNER).map((job) => job.id)).toEqual([young, stopped]);
  });
});

describe("concurrency", () => {
  test("is limited per kind over all its jobs", async () => {
    const cook = manualWorker({ atOnce: 2 });
    const wash = manualWorker({ name: "wash", atOnce: 1 });
    const jobs = await at.running(at.database(), cook.kind, wash.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["soup", "stew", "salad"] });
    jobs.start({ kind: "cook", owner: OWNER, items: ["bread"] });
    jobs.start({ kind: "wash", owner: OWNER, items: ["pot", "pan"] });
    await runPending();
    expect([cook.begun.length, wash.begun.length]).toEqual([2, 1]);
    await cook.end("soup");
    expect([cook.begun.length, wash.begun.length]).toEqual([3, 1]);
  });

  test("leaves room for requests between items that never wait", async () => {
    const quick: JobKind = { name: "cook", atOnce: 1, work: async () => null };
    const jobs = await at.running(at.database(), quick);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: Array.from({ length: 50 }, () => "soup") });
    await new Promise((next) => setTimeout(next, 0));
    expect(jobs.get(id)?.state).toBe("running");
  });
});

describe("lanes", () => {
  const polite = (atOnce = 5) =>
    manualWorker({ atOnce, lane: (input) => input.slice(0, 1), laneGapMs: 1000 });

  test("run their items in order, one at a time, with a pause between", async () => {
    const { cook, jobs, id } = await at.cooking(["a1", "a2", "a3"], polite());
    expect(cook.begun).toEqual(["a1"]);
    await at.time.pass(5000);
    await cook.end("a1");
    expect(cook.begun).toEqual(["a1"]);
    await at.time.pass(999);
    expect(cook.begun).toEqual(["a1"]);
    await at.time.pass(1);
    expect(cook.begun).toEqual(["a1", "a2"]);
    await cook.end("a2");
    await at.time.pass(1000);
    await cook.end("a3");
    expect(jobs.get(id)?.state).toBe("done");
  });

  test("don't block each other", async () => {
    const { cook } = await at.cooking(["a1", "a2", "a3", "b1", "c1"], polite(2));
    expect(cook.begun).toEqual(["a1", "b1"]);
    await cook.end("a1");
    expect(cook.begun).toEqual(["a1", "b1", "c1"]);
    await cook.end("b1");
    await at.time.pass(1000);
    expect(cook.begun).toEqual(["a1", "b1", "c1", "a2"]);
  });

  test("are shared by all jobs of a kind", async () => {
    const cook = polite();
    const jobs = await at.running(at.database(), cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["a1"] });
    jobs.start({ kind: "cook", owner: 8, items: ["a2"] });
    await runPending();
    await cook.end("a1");
    expect(cook.begun).toEqual(["a1"]);
    await at.time.pass(1000);
    expect(cook.begun).toEqual(["a1", "a2"]);
  });

  test("also pause after an item that failed or was cancelled", async () => {
    const { cook, jobs, id } = await at.cooking(["a1", "a2"], polite());
    await cook.fail("a1", new TooHot("a"));
    await at.time.pass(1000);
    jobs.stop(id);
    await runPending();
    jobs.resume(id);
    await runPending();
    expect(cook.begun).toEqual(["a1", "a2"]);
    await at.time.pass(1000);
    expect(cook.begun).toEqual(["a1", "a2", "a2"]);
  });

  test("aren't blocked if the clock is set back", async () => {
    const { cook, jobs, id } = await at.cooking(["a1", "a2"], polite());
    await cook.end("a1");
    await at.time.pass(-3_600_000);
    jobs.resume(id);
    await runPending();
    expect(cook.begun).toEqual(["a1", "a2"]);
  });

  test("need no timer if nothing waits for them", async () => {
    const cook = polite();
    const jobs = await at.running(at.database(), cook.kind);
    expect(at.time.waiting()).toBe(0);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["a1", "a2"] });
    await runPending();
    expect(at.time.waiting()).toBe(0);
    await cook.end("a1");
    expect(at.time.waiting()).toBe(1);
    await at.time.pass(1000);
    await cook.end("a2");
    expect([jobs.get(id)?.state, at.time.waiting()]).toEqual(["done", 0]);
  });
});

describe("after a restart", () => {
  test("running items wait again, and jobs continue", async () => {
    const before = at.database();
    const first = manualWorker();
    const id = (await at.running(before, first.kind)).start({
      kind: "cook",
      owner: OWNER,
      items: ["soup", "stew", "salad"],
    });
    await runPending();
    store(before, "soup", first.context("soup"));
    before.close();

    const db = at.database();
    const second = manualWorker();
    const jobs = at.jobsOn(db, second.kind);
    expect(jobs.get(id)?.counts).toMatchObject({ done: 1, running: 1, waiting: 1 });
    jobs.begin();
    expect(jobs.get(id)?.counts).toMatchObject({ done: 1, running: 0, waiting: 2 });
    await runPending();
    expect(second.begun).toEqual(["stew", "salad"]);
    await second.end("stew");
    await second.end("salad");
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 3 } });
  });

  test("a worker of the previous process can't settle anymore", async () => {
    const before = at.database();
    const first = manualWorker();
    (await at.running(before, first.kind)).start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await runPending();

    const db = at.database();
    const second = manualWorker();
    await at.running(db, second.kind);
    expect(second.begun).toEqual(["soup"]);
    expect(() => store(before, "soup", first.context("soup"))).toThrow("gone");
    store(db, "soup", second.context("soup"));
    expect(effects(db)).toEqual(["soup"]);
  });

  test("a stopped job stays stopped", async () => {
    const before = at.database();
    const jobsBefore = await at.running(before, manualWorker().kind);
    const id = jobsBefore.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await runPending();
    jobsBefore.stop(id);
    before.close();

    const cook = manualWorker();
    const jobs = await at.running(at.database(), cook.kind);
    expect(jobs.get(id)).toMatchObject({ state: "stopped", counts: { waiting: 1, running: 0 } });
    expect(cook.begun).toEqual([]);
  });

  test("nothing runs until the program is ready", async () => {
    const cook = manualWorker();
    const jobs = at.jobsOn(at.database(), cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await runPending();
    expect(cook.begun).toEqual([]);
    jobs.begin();
    await runPending();
    expect(cook.begun).toEqual(["soup"]);
  });
});

describe("closing", () => {
  test("waits for running items and starts no more", async () => {
    const { cook, jobs, id } = await at.cooking(["soup", "stew"], manualWorker({ atOnce: 1 }));
    const closed = jobs.close(5000);
    await at.time.pass(4000);
    await cook.end("soup");
    await closed;
    await runPending();
    expect(cook.begun).toEqual(["soup"]);
    expect(jobs.get(id)).toMatchObject({ state: "running", counts: { done: 1, waiting: 1, running: 0 } });
    expect(at.time.waiting()).toBe(0);
  });

  test("cancels items that take too long", async () => {
    const { jobs, id } = await at.cooking(["soup"], manualWorker({ atOnce: 1 }));
    const closed = jobs.close(5000);
    await at.time.pass(5000);
    await closed;
    expect(jobs.get(id)).toMatchObject({ state: "running", counts: { waiting: 1, running: 0 } });
    expect(at.time.waiting()).toBe(0);
  });

  test("doesn't wait forever for an unresponsive worker", async () => {
    const ends = Promise.withResolvers<string>();
    const deaf: JobKind = { name: "cook", atOnce: 1, work: () => ends.promise };
    const jobs = await at.running(at.database(), deaf);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await runPending();
    const closed = jobs.close(5000);
    await at.time.pass(5000);
    await at.time.pass(1000);
    await closed;
    // The database may be closed by now; the next start lets the item wait again.
    ends.resolve("too late");
    await runPending();
    expect(jobs.get(id)).toMatchObject({ state: "running", counts: { running: 1 } });
  });

  test("leaves later results to the next start", async () => {
    const cook = manualWorker();
    const jobs = await at.running(at.database(), cook.kind);
    await jobs.close(0);
    const id = jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    await runPending();
    expect(cook.begun).toEqual([]);
    expect(jobs.get(id)?.counts).toMatchObject({ waiting: 1 });
  });

  test("leaves no timer behind", async () => {
    const { cook, jobs } = await at.cooking(
      ["soup", "stew"],
      manualWorker({ lane: () => "one", laneGapMs: 1000 }),
    );
    await cook.end("soup");
    await jobs.close(0);
    expect(at.time.waiting()).toBe(0);
  });
});

describe("a temporarily read-only database", () => {
  test("delays the end of an item without losing it or the job", async () => {
    const { db, cook, jobs, id } = await at.cooking(["soup", "stew"], manualWorker({ atOnce: 1 }));
    db.run("PRAGMA query_only = ON");
    await cook.end("soup");
    expect(at.logged()).toContain("can't be stored for now");
    db.run("PRAGMA query_only = OFF");
    await at.time.pass(30_000);
    await cook.end("stew");
    expect(jobs.get(id)).toMatchObject({ state: "done", counts: { done: 2 } });
  });

  test("delays the start of an item", async () => {
    const db = at.database();
    const cook = manualWorker({ atOnce: 1 });
    const jobs = at.jobsOn(db, cook.kind);
    jobs.start({ kind: "cook", owner: OWNER, items: ["soup"] });
    jobs.begin();
    db.run("PRAGMA query_only = ON");
    await runPending();
    expect(cook.begun).toEqual([]);
    db.run("PRAGMA query_only = OFF");
    await at.time.pass(30_000);
    expect(cook.begun).toEqual(["soup"]);
  });
});

test("finding the next item and counting progress use an index and sort nothing", () => {
  const db = at.database();
  const query = spyOn(db, "query");
  at.jobsOn(db, manualWorker().kind);
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
