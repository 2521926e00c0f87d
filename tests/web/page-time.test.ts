import { describe, expect, test } from "bun:test";
// Before the page, as in a process that has run other files.
import { hurryPolls, stopTime } from "../support/page-time.ts";
import { dom } from "../support/dom.tsx";

await dom();
const { setTimeout: ofThePage } = globalThis;

describe.each([
  ["hurried", hurryPolls],
  ["stopped", stopTime],
] as const)("timers that were %s for a test", (_, change) => {
  test("are changed until it ends", () => {
    change();
    expect(setTimeout).not.toBe(ofThePage);
  });

  test("are the page's again afterwards, which end with the page", () => {
    expect(setTimeout).toBe(ofThePage);
  });
});
