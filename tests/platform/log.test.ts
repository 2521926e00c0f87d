import { afterEach, beforeEach, expect, test } from "bun:test";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lastLines } from "../../src/about/last-lines.ts";
import { openLog } from "../../src/platform/log.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";

const clock = () => new Date();

let folder: string;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(() => removeFolder(folder));

const file = () => join(folder, "tagine.log");
const text = () => readFileSync(file(), "utf8");

test("each event is one line with its time and level", () => {
  const noon = () => new Date("2026-03-01T12:00:00.5Z");
  const log = openLog({ folder, level: "info", print: false, clock: noon });
  log.info("soup is ready");
  log.debug("not at this level");
  log.flush();
  expect(text()).toBe("2026-03-01T12:00:00.500Z INFO  soup is ready\n");
  expect(statSync(file()).mode & 0o077).toBe(0);
});

test("an error is written immediately with its stack", () => {
  const log = openLog({ folder, level: "error", print: false, clock });
  log.error("GET /x", new TypeError("spilled"));
  expect(text()).toMatch(/ ERROR GET \/x: TypeError: spilled\\n +at .*log\.test\.ts/);
  expect(text().trimEnd().split("\n")).toHaveLength(1);
});

test("log messages can't forge lines", () => {
  const log = openLog({ folder, level: "info", print: false, clock });
  log.info("GET /a\n2026-01-01T00:00:00Z ERROR forged\r\u001b[31m");
  log.flush();
  expect(text().trimEnd().split("\n")).toHaveLength(1);
  expect(text()).not.toContain("\u001b");
  expect(text()).not.toContain("\r");
});

test("a large file is rotated, and one old file is kept", () => {
  const log = openLog({ folder, level: "info", print: false, clock });
  const line = "x".repeat(100_000);
  for (let count = 0; count < 120; count++) {
    log.info(`${count} ${line}`);
    log.flush();
  }
  expect(existsSync(join(folder, "tagine.1.log"))).toBe(true);
  expect(statSync(file()).size).toBeLessThanOrEqual(5_000_000);
  expect(statSync(join(folder, "tagine.1.log")).size).toBeLessThanOrEqual(5_000_000);
  expect(text()).toContain("119 x");
});

test("only complete lines are read from a large log", () => {
  const path = join(folder, "large.log");
  const line = `${"é".repeat(49)} .`;
  writeFileSync(path, `${line}\n`.repeat(25_000));
  const lines = lastLines(path, 1_000_000).split("\n");
  expect(lines.length).toBeGreaterThan(15_000);
  expect(new Set(lines)).toEqual(new Set([line]));
});

test("the last lines are those at the end", () => {
  const log = openLog({ folder, level: "info", print: false, clock });
  for (let count = 1; count <= 50; count++) log.info(`line ${count}`);
  log.flush();
  expect(
    lastLines(file(), 2)
      .split("\n")
      .map((line) => line.slice(-7)),
  ).toEqual(["line 49", "line 50"]);
  expect(lastLines(join(folder, "none"), 5)).toBe("");
});
