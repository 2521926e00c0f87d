/** 200 devices listen to one shopping list while it changes. */
import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import type { Caller } from "../support/caller.ts";
import { eventually } from "../support/eventually.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import { openRawConnection, type RawConnection } from "../support/raw-connection.ts";
import { addition, device } from "../support/shopping.ts";
import { median } from "./measuring.ts";

const DEVICES = 200;
const ENTRIES = 500;
const CHANGES = 50;
const READS = 100;
const MOST_MEGABYTES = 30;
const MOST_DELAY_MS = 1000;
const MOST_STOP_MS = 1500;

let at: RunningTagine;
let admin: Caller;
let path: string;
let listening: RawConnection[] = [];

beforeAll(async () => {
  at = await startTagine();
  admin = await at.signIn(ADMIN_EMAIL);
  path = `shopping-lists/${(await admin.send("POST", "shopping-lists", { name: "Weekly" })).body.id}`;
  const entries = Array.from({ length: ENTRIES }, (_, number) =>
    addition(`entry-${number + 1000}`, `${number} apples`),
  );
  await device(admin, path, "first-phone").send(...entries);
  await measureReads();
}, 60_000);
afterAll(() => at.end());

function getMegabytes(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${at.pid}/status`, "utf8"))?.[1]) / 1000;
}

/** In milliseconds. */
async function measureReads(): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < READS; read++) {
    const started = performance.now();
    await admin.get(path);
    times.push(performance.now() - started);
  }
  return median(times);
}

async function listen(): Promise<RawConnection> {
  const connection = await openRawConnection(at.address);
  connection.send(
    `GET /api/${path}/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${admin.token}\r\n\r\n`,
  );
  return connection;
}

const countEvents = () => listening.reduce((sum, one) => sum + one.received().split("\nid: ").length - 1, 0);

test(`${DEVICES} listening devices take less than ${MOST_MEGABYTES} MB, and reading isn't slower`, async () => {
  const before = { megabytes: getMegabytes(), readMs: await measureReads() };
  listening = await Promise.all(Array.from({ length: DEVICES }, listen));
  await eventually(() => listening.every((one) => one.received().includes("\n:\n")));
  const idle = { megabytes: getMegabytes() - before.megabytes, readMs: await measureReads() };

  const phone = device(admin, path, "other-phone");
  await phone.send();
  const delays: number[] = [];
  for (let change = 1; change <= CHANGES; change++) {
    const started = performance.now();
    await phone.send({ type: change % 2 ? "check" : "uncheck", ids: ["entry-1003"] });
    await eventually(() => countEvents() === change * DEVICES);
    delays.push(performance.now() - started);
  }
  const busy = { megabytes: getMegabytes() - before.megabytes };
  console.log({ before, idle, busy, slowestMs: Math.max(...delays), medianMs: median(delays) });
  expect(Math.max(idle.megabytes, busy.megabytes)).toBeLessThan(MOST_MEGABYTES);
  expect(Math.max(...delays)).toBeLessThan(MOST_DELAY_MS);
  expect(idle.readMs).toBeLessThan(before.readMs * 1.5 + 1);
}, 120_000);

test("a stop doesn't wait for them", async () => {
  const started = performance.now();
  expect(await at.stop("SIGTERM")).toBe(0);
  expect(performance.now() - started).toBeLessThan(MOST_STOP_MS);
  await eventually(() => listening.every((one) => one.isClosed()));
});
