import { expect, test } from "bun:test";
import { countLevels, parseLevel, logLines } from "../../web/about/log-lines.ts";

const LOG = [
  "2026-11-22T10:17:00.000Z INFO  started, version 0.1.0, port 9000",
  "2026-11-22T10:17:01.500Z DEBUG got https://kitchen.example/: 12 bytes",
  "2026-11-22T10:17:02.000Z WARN  ERROR is only a word in here",
  "2026-11-22T10:17:03.000Z ERROR GET /api/x: Error: broken\\n    at there",
  "what somebody wrote into the file",
  "",
].join("\n");

test("log lines are newest first, with their time and level", () => {
  expect(logLines(LOG)).toEqual([
    { time: null, level: null, text: "what somebody wrote into the file" },
    {
      time: "2026-11-22T10:17:03.000Z",
      level: "error",
      text: "GET /api/x: Error: broken\\n    at there",
    },
    { time: "2026-11-22T10:17:02.000Z", level: "warn", text: "ERROR is only a word in here" },
    { time: "2026-11-22T10:17:01.500Z", level: "debug", text: "got https://kitchen.example/: 12 bytes" },
    { time: "2026-11-22T10:17:00.000Z", level: "info", text: "started, version 0.1.0, port 9000" },
  ]);
});

test("lines are counted by level, and those without one only count in the total", () => {
  expect(countLevels(logLines(LOG))).toEqual({ debug: 1, info: 1, warn: 1, error: 1 });
  expect(countLevels(logLines(""))).toEqual({ debug: 0, info: 0, warn: 0, error: 0 });
});

test("a level is recognized by its name alone", () => {
  expect(["debug", "info", "warn", "error", "INFO", "all", "", null].map(parseLevel)).toEqual([
    "debug",
    "info",
    "warn",
    "error",
    null,
    null,
    null,
    null,
  ]);
});

test("lines have the server's format", async () => {
  const { openLog } = await import("../../src/platform/log.ts");
  const { makeFolder, removeFolder } = await import("../support/folder.ts");
  const folder = makeFolder();
  const clock = () => new Date("2026-11-22T10:17:00.000Z");
  const log = openLog({ folder, level: "debug", print: false, clock });
  log.debug("a");
  log.info("b");
  log.warn("c");
  log.error("d", new Error("broken"));
  const lines = logLines(await Bun.file(log.file).text());
  expect(lines.map(({ level }) => level)).toEqual(["error", "warn", "info", "debug"]);
  expect(lines.map(({ time }) => time)).toEqual(Array(4).fill("2026-11-22T10:17:00.000Z"));
  removeFolder(folder);
});
