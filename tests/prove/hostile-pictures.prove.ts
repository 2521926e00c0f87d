import { afterAll, beforeAll, expect, test } from "bun:test";
import { HOSTILE_PICTURES } from "../support/hostile-pictures.ts";
import { upload } from "../support/pictured.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import type { Caller } from "../support/caller.ts";

const ANSWER_MOST_MS = 3000;
const GROW_MOST_BYTES = 400_000_000;
const OTHERS_MOST_MS = 100;

interface Row {
  picture: string;
  status: number;
  ms: number;
  megabytes: number;
  othersMs: number;
}

let tagine: RunningTagine;
let user: Caller;
let probe: Worker;
const rows: Row[] = [];
beforeAll(async () => {
  tagine = await startTagine();
  user = await tagine.signIn();
  await user.send("POST", "recipes/create", { name: "Soup" });
  probe = new Worker(new URL("../support/probe-worker.ts", import.meta.url));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  probe.postMessage({ address: tagine.address, pid: tagine.pid });
});
afterAll(async () => {
  probe.terminate();
  await tagine.end();
  const line = ({ picture, status, ms, megabytes, othersMs }: Row) =>
    `${picture.padEnd(45)}${[status, ms, megabytes, othersMs].map((value) => String(value).padStart(8)).join("")}`;
  console.log(`\n${"picture".padEnd(45)}  status      ms      MB  others`);
  console.log(rows.map(line).join("\n"));
});

function report(): Promise<{ waitMs: number; bytes: number; now: number }> {
  return new Promise((resolve) => {
    probe.addEventListener("message", ({ data }) => resolve(data), { once: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    probe.postMessage("report");
  });
}

test.each(Object.entries(HOSTILE_PICTURES))(
  "%s takes at most 3 s and 400 MB, and others are answered within 100 ms",
  async (picture, make) => {
    const form = upload(await make());
    Bun.gc(true);
    await Bun.sleep(100);
    const { now: before } = await report();
    const sent = performance.now();
    const { status } = await user.send("PUT", "recipes/soup/image", form);
    const ms = performance.now() - sent;
    const { waitMs, bytes } = await report();
    const grown = bytes - before;
    rows.push({
      picture,
      status,
      ms: Math.round(ms),
      megabytes: Math.round(grown / 1e6),
      othersMs: Math.round(waitMs),
    });
    expect([200, 413, 415]).toContain(status);
    expect(ms).toBeLessThan(ANSWER_MOST_MS);
    expect(grown).toBeLessThan(GROW_MOST_BYTES);
    expect(waitMs).toBeLessThan(OTHERS_MOST_MS);
  },
  60_000,
);
