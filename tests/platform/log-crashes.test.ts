import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, removeFolder } from "../support/folder.ts";

test.each(["throw", "reject"])("an uncaught error ends the program and is logged (%s)", async (action) => {
  const folder = makeFolder();
  try {
    const program = Bun.spawn(
      [process.execPath, join(import.meta.dir, "../support/crash-program.ts"), folder, action],
      { stdout: "pipe", stderr: "pipe" },
    );
    const [code, out, err] = await Promise.all([
      program.exited,
      new Response(program.stdout).text(),
      new Response(program.stderr).text(),
    ]);
    expect([code, out]).toEqual([1, ""]);
    const log = readFileSync(join(folder, "tagine.log"), "utf8");
    for (const text of [log, err])
      expect(text).toMatch(/ERROR Stopping after an uncaught error: Error: Nobody catches this\\n/);
  } finally {
    removeFolder(folder);
  }
});

test("a closed console doesn't end the program", async () => {
  const folder = makeFolder();
  try {
    const program = Bun.spawn(
      [process.execPath, join(import.meta.dir, "../support/crash-program.ts"), folder, "warn"],
      { stdin: "pipe", stdout: "pipe", stderr: "pipe" },
    );
    await Promise.all([program.stdout.cancel(), program.stderr.cancel()]);
    await program.stdin.end();
    expect(await program.exited).toBe(0);
    expect(readFileSync(join(folder, "tagine.log"), "utf8")).toContain("It still runs");
  } finally {
    removeFolder(folder);
  }
});
