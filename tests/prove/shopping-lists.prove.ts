import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { createSeededRandom, type Random } from "../../src/demo/random.ts";
import type { Change, SentChangesResult } from "../../src/contract/shopping-sync.ts";
import { addChanges } from "../../web/shopping-lists/sync/list-record.ts";
import { createMemoryStore } from "../../web/shopping-lists/sync/memory-list-store.ts";
import { sendChanges, type Post } from "../../web/shopping-lists/sync/send-changes.ts";
import type { Caller } from "../support/caller.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { startTagine } from "../support/program.ts";
import { findShoppingFaults } from "../support/shopping-faults.ts";
import { readLog } from "../support/list-server.ts";
import { makeChanges } from "../support/random-shopping.ts";
import { simulateInterleaving } from "../support/shopping-simulation.ts";

const INTERLEAVINGS = 10_000;
const KILLS = 40;
const DEVICES = 3;
const UNREACHABLE = { ok: false as const, status: 0, code: null };
const WORKS_MS = { least: 50, more: 500 };

test("10,000 interleavings of three devices end with equal lists and lose nothing", () => {
  const faults: string[] = [];
  let changes = 0;
  let edited = 0;
  for (let seed = 1; seed <= INTERLEAVINGS; seed++) {
    const folder = makeFolder();
    const interleaving = simulateInterleaving(seed, folder);
    removeFolder(folder);
    changes += interleaving.log.length;
    edited += interleaving.forgotten.length;
    faults.push(...findShoppingFaults(interleaving).map((fault) => `seed ${seed}: ${fault}`));
  }
  console.log(
    `${INTERLEAVINGS} interleavings (seeds 1 to ${INTERLEAVINGS}): ${changes} changes, ${edited} forgotten entries, ${faults.length} faults`,
  );
  expect(faults).toEqual([]);
}, 1_200_000);

test("three devices change a list while the program is killed again and again", async () => {
  const dataDir = makeFolder();
  const random = createSeededRandom(23);
  const devices = Array.from({ length: DEVICES }, () => ({
    store: createMemoryStore(),
    made: [] as Change[],
  }));
  let caller: Caller | null = null;
  let list = 0;
  const post: Post = async (id, sent) => {
    await Bun.sleep(random.next() * 20);
    if (!caller || random.chance(15)) return UNREACHABLE;
    const send = () => caller?.send("POST", `shopping-lists/${id}/changes`, sent).catch(() => null);
    const answers = await Promise.all(random.chance(15) ? [send(), send()] : [send()]);
    const answer = answers.at(-1);
    // The server has it, but the device doesn't know.
    if (!answer || answer.status !== 200 || random.chance(15)) return UNREACHABLE;
    return { ok: true, data: answer.body as SentChangesResult };
  };
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const tagine = await startTagine({}, dataDir);
      caller = await tagine.signIn();
      if (list === 0) list = (await caller.get("shopping-lists")).body[0].id;
      const over = Bun.sleep(WORKS_MS.least + random.next() * WORKS_MS.more).then(() =>
        tagine.stop("SIGKILL"),
      );
      const stopping = new AbortController();
      const works = devices.map(async (device) => {
        while (!stopping.signal.aborted) await changeOnce(device, { list, random, post });
      });
      await over;
      stopping.abort();
      await Promise.all(works);
    }
    const tagine = await startTagine({}, dataDir);
    caller = await tagine.signIn();
    const calm: Post = async (id, sent) => {
      const { body } = (await caller?.send("POST", `shopping-lists/${id}/changes`, sent)) ?? {};
      return { ok: true, data: body };
    };
    for (let round = 0; round < 3; round++)
      for (const { store } of devices) await sendChanges(store, list, calm);
    const { body } = await caller.get(`shopping-lists/${list}/changes`);
    const records = await Promise.all(devices.map(({ store }) => store.get(list)));
    await tagine.stop();
    const db = new Database(join(dataDir, "tagine.db"), { readonly: true });
    const log = readLog(db, list, 0);
    db.close();
    const faults = findShoppingFaults({
      devices: devices.map(({ made }, at) => ({ made, record: records[at] ?? fail() })),
      entries: body.entries,
      list: body.list,
      log,
      forgotten: [],
    });
    console.log(`${KILLS} kills (seed 23): ${log.length} changes, ${faults.length} faults`);
    expect(log.length).toBeGreaterThan(KILLS);
    expect(faults).toEqual([]);
  } finally {
    removeFolder(dataDir);
  }
}, 600_000);

async function changeOnce(
  { store, made }: { store: ReturnType<typeof createMemoryStore>; made: Change[] },
  { list, random, post }: { list: number; random: Random; post: Post },
): Promise<void> {
  const changes = makeChanges(await store.get(list), random);
  made.push(...changes);
  await store.update(list, (record) => ({ record: addChanges(record, changes) }));
  await sendChanges(store, list, post);
}

function fail(): never {
  throw new Error("A device has no list");
}
