import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, removeFolder } from "../support/folder.ts";
import { run, startTagine } from "../support/program.ts";

/** Only root can mount a disk to fill. */
const isRoot = process.getuid?.() === 0 && process.platform === "linux";

describe.skipIf(!isRoot)("a full disk", () => {
  let disk: string;
  beforeAll(() => {
    disk = makeFolder();
    Bun.spawnSync(["mount", "-t", "tmpfs", "-o", "size=3m", "tmpfs", disk]);
  });
  afterAll(() => {
    Bun.spawnSync(["umount", "-l", disk]);
    removeFolder(disk);
  });

  const fill = () => {
    const path = join(disk, "filler");
    for (const size of [1_000_000, 65_536, 4096]) {
      try {
        for (;;) writeFileSync(path, Buffer.alloc(size), { flag: "a" });
      } catch {
        // No room is left for this size.
      }
    }
    return path;
  };

  test("refuses writes, keeps the process alive and doesn't stop a start", async () => {
    const dataDir = join(disk, "data");
    await using full = await startTagine({}, dataDir);
    const admin = await full.signIn();
    const filler = fill();
    const big = { name: "Big", description: "x".repeat(90_000) };
    const replies = [];
    for (let count = 0; count < 20; count++) replies.push(await admin.send("POST", "recipes/create", big));
    const refused = replies.find((reply) => reply.status !== 201);
    expect(refused).toMatchObject({ status: 507, body: { code: "disk-full" } });
    expect(refused?.body.snackbar.text).toStartWith("The disk is full, so nothing was saved.");
    expect((await full.visitor.get("recipes/summary")).status).toBe(200);
    expect(await full.stop()).toBe(0);
    expect(full.printed()).not.toMatch(/^\s+at /m);

    rmSync(filler);
    await using free = await startTagine({}, dataDir);
    expect((await (await free.signIn()).send("POST", "recipes/create", big)).status).toBe(201);
    await free.stop();
    rmSync(dataDir, { recursive: true });
  });

  test("is reported on the first start, and the next one works", async () => {
    const filler = fill();
    const dataDir = join(disk, "new");
    const { code, err } = await run([], { env: { API_PORT: "0", HOST: "127.0.0.1", DATA_DIR: dataDir } });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(/^The disk of \S+ is full\./) });
    expect(err.trim().split("\n")).toHaveLength(1);
    rmSync(filler);
    await using next = await startTagine({}, dataDir);
    expect((await (await next.signIn()).get("users/self")).status).toBe(200);
  });
});

test("a deleted data folder is reported when saving and by the health check", async () => {
  await using at = await startTagine();
  const admin = await at.signIn();
  expect((await admin.send("POST", "recipes/create", { name: "Kept" })).status).toBe(201);
  rmSync(at.dataDir, { recursive: true });
  expect(await admin.send("POST", "recipes/create", { name: "Lost" })).toMatchObject({
    status: 507,
    body: { code: "data-gone" },
  });
  expect((await at.visitor.get("health")).status).toBe(507);
  expect(await at.stop()).toBe(0);
});
