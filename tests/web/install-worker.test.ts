import { afterEach, beforeEach, expect, test } from "bun:test";
import { installWorker } from "../../web/offline/install-worker.ts";
import { runPending } from "../support/fake-time.ts";
import { stopTime } from "../support/page-time.ts";

const HOUR_MS = 3_600_000;

interface FakeWorker extends EventTarget {
  state: string;
}

let workers: FakeWorker[] = [];
let passTime: (ms: number) => void;
const { navigator: before } = globalThis;

beforeEach(() => {
  workers = [];
  passTime = stopTime();
  const serviceWorker = {
    register: () => {
      workers.push(Object.assign(new EventTarget(), { state: "installing" }));
      return Promise.resolve({ active: null, installing: workers.at(-1) });
    },
  };
  Object.assign(globalThis, { navigator: { serviceWorker } });
});
afterEach(() => void Object.assign(globalThis, { navigator: before }));

async function end(state: string): Promise<void> {
  const worker = workers.at(-1);
  if (worker) worker.state = state;
  worker?.dispatchEvent(new Event("statechange"));
  await runPending();
}

test("a worker that couldn't store the app's files is installed again later", async () => {
  const installed = installWorker("/");
  await runPending();
  await end("redundant");
  expect(workers).toHaveLength(1);
  passTime(HOUR_MS);
  await runPending();
  expect(workers).toHaveLength(2);
  await end("installed");
  expect(Bun.peek.status(installed)).toBe("pending");
  await end("activated");
  expect(Bun.peek.status(installed)).toBe("fulfilled");
});

test("a device that never can gives up", async () => {
  const refused = installWorker("/").then(
    () => "installed",
    (error: Error) => error.message,
  );
  await runPending();
  for (let attempt = 0; attempt < 5; attempt++) {
    await end("redundant");
    passTime(HOUR_MS);
    await runPending();
  }
  expect(await refused).toBe("The app's files can't be stored");
  expect(workers).toHaveLength(5);
});
