import { afterEach, describe, expect, test } from "bun:test";
import {
  createBoundedWorker,
  type BoundedWorker,
  type WorkerBounds,
} from "../../src/platform/bounded-worker.ts";

type Doing = "answer" | "loop" | "fill memory" | "exit" | "throw" | "stay silent";
interface Job {
  doing: Doing;
  bytes?: Uint8Array;
}
interface Answer {
  thread: number;
  jobs: number;
  length: number;
}

let worker: BoundedWorker<Job, Answer>;
let started = 0;
afterEach(() => worker.close());

function workerWithBounds(bounds: Partial<WorkerBounds<Job, Answer>> = {}): typeof worker {
  started = 0;
  worker = createBoundedWorker<Job, Answer>({
    start: () => startThread(++started),
    mostMs: 2000,
    growMostBytes: 300_000_000,
    ...bounds,
  });
  return worker;
}

function startThread(thread: number): Worker {
  const source = new Blob(
    [
      `let jobs = 0;
      self.addEventListener("message", ({ data: { doing, bytes } }) => {
        jobs++;
        if (doing === "loop") for (;;);
        if (doing === "fill memory") for (const all = []; ; ) all.push(new Uint8Array(10_000_000).fill(1));
        if (doing === "exit") process.exit(1);
        if (doing === "throw") throw new Error("no");
        if (doing === "answer") self.postMessage({ thread: ${thread}, jobs, length: bytes?.length ?? 0 });
      });`,
    ],
    { type: "text/javascript" },
  );
  return new Worker(URL.createObjectURL(source), { ref: false });
}

const job = (doing: Doing): Job => ({ doing });

test("a worker answers each caller in turn", async () => {
  const { run } = workerWithBounds();
  const answers = await Promise.all([run(job("answer")), run(job("answer")), run(job("answer"))]);
  expect(answers.map((answer) => answer?.jobs)).toEqual([1, 2, 3]);
  expect(started).toBe(1);
});

test("bytes are transferred without a copy", async () => {
  const bytes = new Uint8Array(1000);
  const answer = await workerWithBounds().run({ doing: "answer", bytes }, [bytes.buffer]);
  expect(answer?.length).toBe(1000);
  expect(bytes.length).toBe(0);
});

describe("a job is given up, and a new worker takes the next one", () => {
  test.each<[string, Doing, number]>([
    ["if it loops forever", "loop", 1000],
    ["if it never answers", "stay silent", 1000],
    ["if it uses too much memory", "fill memory", 10_000],
    ["if its worker exits", "exit", 10_000],
    ["if it throws", "throw", 10_000],
  ])("%s", async (_, doing, mostMs) => {
    const { run } = workerWithBounds({ mostMs });
    const [broken, next] = await Promise.all([run(job(doing)), run(job("answer"))]);
    expect(broken).toBeNull();
    expect(next).toMatchObject({ thread: 2, jobs: 1 });
  });
});

test("a job waiting for its turn doesn't use up its time", async () => {
  const { run } = workerWithBounds({ mostMs: 300 });
  const [, , third] = await Promise.all([run(job("loop")), run(job("loop")), run(job("answer"))]);
  expect(third).toMatchObject({ thread: 3 });
});

test("an idle worker ends, and the next job starts another", async () => {
  const { run } = workerWithBounds({ idleMs: 1 });
  await run(job("answer"));
  await Bun.sleep(20);
  expect(await run(job("answer"))).toMatchObject({ thread: 2 });
});

test("a worker ends after a job that leaves too much memory behind", async () => {
  const { run } = workerWithBounds({ endsAfter: ({ bytes }) => bytes !== undefined });
  await run(job("answer"));
  expect(await run({ doing: "answer", bytes: new Uint8Array(1) })).toMatchObject({ thread: 1 });
  expect(await run(job("answer"))).toMatchObject({ thread: 2 });
});

test("a closed worker gives up its job and restarts when needed", async () => {
  const { run, close } = workerWithBounds();
  await run(job("answer"));
  const waiting = run(job("stay silent"));
  await Bun.sleep(1);
  close();
  expect(await waiting).toBeNull();
  expect(await run(job("answer"))).toMatchObject({ thread: 2 });
});
