import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { startPdfWorker } from "../../../src/assets.ts";
import { openLog, type Log } from "../../../src/platform/log.ts";
import { pdfReader } from "../../../src/recipes/reading/pdf-reader.ts";
import { makeFolder, removeFolder } from "../../support/folder.ts";
import { makePdf, makePdfOf } from "../../support/pdf-file.ts";

let folder: string;
let log: Log;

beforeEach(() => {
  folder = makeFolder();
  log = openLog({ folder, level: "info", print: false, clock: () => new Date() });
});
afterEach(() => {
  log.flush();
  removeFolder(folder);
});

/** Enough for the second file on a busy machine. */
const MOST_MS = 1200;
const EGG = makePdf([[{ text: "1 egg", x: 50, y: 100 }]]);

describe("a PDF is given up, and the next one is read", () => {
  const cases: [string, string][] = [
    ["if it takes too long", "q ".repeat(3_000_000)],
    ["if it takes too much memory", `BT /R 9 Tf 9 9 Td (${"x".repeat(18_000_000)}) Tj ET`],
  ];
  test.each(cases)(
    "%s",
    async (_, content) => {
      const reader = pdfReader(startPdfWorker, log, MOST_MS);
      const heavy = reader.readText({ url: "https://example.org/a.pdf", pdf: makePdfOf([content]) });
      const next = reader.readText({ url: "https://example.org/b.pdf", pdf: EGG });
      expect(await Promise.allSettled([heavy, next])).toMatchObject([
        { status: "rejected", reason: { problem: "pdf-too-large" } },
        { status: "fulfilled", value: "1 egg" },
      ]);
      reader.close();
    },
    15_000,
  );
});
