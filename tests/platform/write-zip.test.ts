import { afterAll, beforeAll, expect, test } from "bun:test";
import { join } from "node:path";
import { openZip } from "../../src/platform/zip/read-zip.ts";
import { streamZip, writeZip } from "../../src/platform/zip/write-zip.ts";
import { eventually } from "../support/eventually.ts";
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

test("open files are closed when a download is cancelled, or can't be written", async () => {
  let closed = 0;
  async function* readForever() {
    try {
      for (;;) {
        await Bun.sleep(1);
        yield new Uint8Array(50_000);
      }
    } finally {
      closed++;
    }
  }
  const made = new Date(2026, 0, 1);
  async function* listContents() {
    yield { name: "a.jpg", bytes: readForever(), packed: true };
  }
  for await (const part of streamZip(listContents(), { made })) if (part.length > 1000) break;
  await eventually(() => closed === 1);
  const path = join(folder, "taken.zip");
  await Bun.write(path, "taken");
  await expect(writeZip(path, listContents(), { made })).rejects.toThrow("EEXIST");
  await eventually(() => closed === 2);
});
