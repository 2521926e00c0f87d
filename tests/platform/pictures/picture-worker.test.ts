import { afterEach, expect, jest, test } from "bun:test";
import type { JobWorker } from "../../../src/platform/bounded-worker.ts";
import { pictureWorker } from "../../../src/platform/pictures/picture-worker.ts";

interface Pace {
  beginsAfterMs: number;
  answersAfterMs: number;
}

afterEach(() => void jest.useRealTimers());

/** The last delay applies to all later workers. */
function workerWith(...paces: Pace[]) {
  jest.useFakeTimers();
  let jobs = 0;
  const start = (): JobWorker => {
    const events = new EventTarget();
    return {
      postMessage() {
        const { beginsAfterMs, answersAfterMs } = paces[Math.min(jobs++, paces.length - 1)] as Pace;
        const answer = { outcome: "done", isHeavy: false };
        setTimeout(() => events.dispatchEvent(new Event("begin")), beginsAfterMs);
        setTimeout(
          () => events.dispatchEvent(new MessageEvent("message", { data: answer })),
          beginsAfterMs + answersAfterMs,
        );
      },
      addEventListener: (type, listen, options) => events.addEventListener(type, listen, options),
      terminate() {},
    };
  };
  const worker = pictureWorker(start, { warn() {} });
  return { worker, jobs: () => jobs };
}

async function runTask(run: Promise<unknown>): Promise<[unknown, number]> {
  const outcomes: unknown[] = [];
  run.then(
    (outcome) => outcomes.push(outcome),
    (problem: { problem: string }) => outcomes.push(problem.problem),
  );
  let ms = 0;
  while (outcomes.length === 0 && ms < 60_000) {
    jest.advanceTimersByTime(100);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    ms += 100;
  }
  return [outcomes[0], ms];
}

const BYTES = new Uint8Array();

test("starting the process and sending a picture doesn't use up its time", async () => {
  const { worker } = workerWith({ beginsAfterMs: 6000, answersAfterMs: 2000 });
  expect(await runTask(worker.run("makeSizes", BYTES))).toEqual(["done", expect.closeTo(8000, -3)]);
});

test("a picture has 2.5 seconds, and a process that never starts is given up", async () => {
  const slow = workerWith({ beginsAfterMs: 0, answersAfterMs: 3000 });
  const [refusal, ms] = await runTask(slow.worker.run("makeSizes", BYTES));
  expect([refusal, ms <= 2700]).toEqual(["picture-too-complex", true]);
  const never = workerWith({ beginsAfterMs: 1e9, answersAfterMs: 0 });
  expect((await runTask(never.worker.run("makeSizes", BYTES)))[0]).toBe("picture-too-complex");
});

test("checking a picture made by Tagine may take ten seconds", async () => {
  const { worker } = workerWith({ beginsAfterMs: 0, answersAfterMs: 9000 });
  const picture = { original: BYTES, small: BYTES, tiny: BYTES };
  expect((await runTask(worker.run("checkSizes", picture)))[0]).toBe("done");
});

test("a picture in an archive gets one retry with more time", async () => {
  const once = workerWith(
    { beginsAfterMs: 0, answersAfterMs: 3000 },
    { beginsAfterMs: 0, answersAfterMs: 9000 },
  );
  expect((await runTask(once.worker.run("makeSizes", BYTES, { isPatient: true })))[0]).toBe("done");
  expect(once.jobs()).toBe(2);
  const never = workerWith({ beginsAfterMs: 0, answersAfterMs: 20_000 });
  const [refusal] = await runTask(never.worker.run("makeSizes", BYTES, { isPatient: true }));
  expect([refusal, never.jobs()]).toEqual(["picture-too-complex", 2]);
});
