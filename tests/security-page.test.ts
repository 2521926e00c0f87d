import { expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dir, "..");
const PAGE = readFileSync(join(ROOT, "SECURITY.md"), "utf8");

const rows = PAGE.split("\n").filter((line) => /^\| (?!Threat )[^-]/.test(line));

function testOf(row: string): { file: string; name: string } | null {
  const [, file, name] = /`(tests\/[\w./-]+)` › “([^”]+)” +\|$/.exec(row) ?? [];
  return file && name ? { file, name } : null;
}

test("the security page has a test for each line", () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((row) => testOf(row) === null)).toEqual([]);
});

test("every test named on the security page exists", () => {
  const exists = (row: string) => {
    const { file = "", name = "" } = testOf(row) ?? {};
    const path = join(ROOT, file);
    return (
      existsSync(path) &&
      new RegExp(`\\(\\s*${RegExp.escape(JSON.stringify(name))},`).test(readFileSync(path, "utf8"))
    );
  };
  expect(rows.filter((row) => !exists(row))).toEqual([]);
});
