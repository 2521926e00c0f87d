import type { Database } from "bun:sqlite";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sqlMigrations } from "../../src/assets.ts";
import { openDatabase } from "../../src/platform/database.ts";
import { DomainError } from "../../src/platform/errors.ts";
import { openJobs, type Jobs } from "../../src/platform/jobs.ts";
import type { ItemContext, JobKind } from "../../src/platform/jobs/job-kind.ts";
import { openLog } from "../../src/platform/log.ts";
import { runPending, fakeTime, type FakeTime } from "./fake-time.ts";

export const OWNER = 7;

export interface Kitchen {
  folder: string;
  time: FakeTime;
  /** OpenApp as on a start, with a table that records the effects of items. */
  database(): Database;
  clear(): void;
  jobsOn(db: Database, ...kinds: JobKind[]): Jobs;
  running(db: Database, ...kinds: JobKind[]): Promise<Jobs>;
  cooking(items: string[], cook?: Cook): Promise<{ db: Database; cook: Cook; jobs: Jobs; id: number }>;
  logged(): string;
  close(): Promise<void>;
}

export function kitchen(): Kitchen {
  const folder = mkdtempSync(join(tmpdir(), "tagine-test-"));
  const time = fakeTime();
  const log = openLog({ folder, level: "info", print: false, clock: time.clock });
  const databases: Database[] = [];

  function database(): Database {
    const db = openDatabase(join(folder, "tagine.db"), sqlMigrations());
    db.run("CREATE TABLE IF NOT EXISTS effect (input TEXT NOT NULL) STRICT");
    databases.push(db);
    return db;
  }

  function jobsOn(db: Database, ...kinds: JobKind[]): Jobs {
    return openJobs(db, { kinds, clock: time.clock, log, wait: time.wait });
  }

  async function running(db: Database, ...kinds: JobKind[]): Promise<Jobs> {
    const jobs = jobsOn(db, ...kinds);
    jobs.begin();
    await runPending();
    return jobs;
  }

  return {
    folder,
    time,
    database,
    jobsOn,
    running,
    async cooking(items, cook = manualWorker()) {
      const db = database();
      const jobs = await running(db, cook.kind);
      const id = jobs.start({ kind: "cook", owner: OWNER, items });
      await runPending();
      return { db, cook, jobs, id };
    },
    logged: () => readFileSync(log.file, "utf8"),
    clear() {
      for (const one of databases.splice(0)) one.close();
      rmSync(join(folder, "tagine.db"), { force: true });
    },
    async close() {
      for (const db of databases) db.close();
      // Interrupted workers notice and log it.
      await runPending();
      log.flush();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export class TooHot extends DomainError {
  constructor(host: string) {
    super("upstream", "site-unreachable", { host });
  }
}

type Cook = ReturnType<typeof manualWorker>;

export function manualWorker(options: Partial<JobKind<string>> = {}) {
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
    begun,
    context: (input: string) => hand(input).context,
    async end(input: string, outcome: unknown = `${input} is ready`): Promise<void> {
      hand(input).resolve(outcome);
      await runPending();
    },
    async fail(input: string, problem: Error): Promise<void> {
      hand(input).reject(problem);
      await runPending();
    },
  };
}

export function store(db: Database, input: string, { settle }: ItemContext, meanwhile = () => {}): void {
  db.transaction(() => {
    db.run("INSERT INTO effect VALUES (?)", [input]);
    settle(`${input} is stored`);
    meanwhile();
  })();
}

export function effects(db: Database): string[] {
  return db
    .query<{ input: string }, []>("SELECT input FROM effect ORDER BY input")
    .all()
    .map((row) => row.input);
}
