import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { openZip } from "../../src/platform/zip/read-zip.ts";
import { writeZip } from "../../src/platform/zip/write-zip.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";

let folder: string;
beforeAll(() => {
  folder = makeFolder();
});
afterAll(() => removeFolder(folder));

const LETTERS = Array.from({ length: 300 }, (_, at) => String.fromCharCode(97 + ((at * 7) % 26))).join("");

test.each([["x"], ["ab"], ["abc. "], ["the same, over and over "], ["é"], ["🍲"], ["\ufb2c"], [LETTERS]])(
  "a megabyte of repeated %p is readable again and isn't taken for a zip bomb",
  async (unit) => {
    for (const bytes of [999_000, 1_000_001, 1_300_000]) {
      const content = Buffer.from(`{"a":"${unit.repeat(Math.ceil(bytes / Buffer.byteLength(unit)))}"}`);
      const path = join(folder, `${Bun.hash(content)}.zip`);
      await writeZip(path, [{ name: "a.json", bytes: content, packed: false }], {
        made: new Date(2026, 0, 1),
      });
      const zip = await openZip(path);
      expect(zip.refused).toEqual([]);
      expect((await zip.bytes("a.json", 10_000_000)).length).toBe(content.length);
      zip.close();
    }
  },
);
