import { afterEach, beforeEach, expect, test } from "bun:test";
import { closeSync, existsSync, openSync, readdirSync, readlinkSync, readSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UnfitEntry } from "../../src/platform/archive-reader.ts";
import { NotAZip, openZip } from "../../src/platform/zip/read-zip.ts";
import { writeZip } from "../../src/platform/zip/write-zip.ts";
import { makeFolder, removeFolder } from "../support/folder.ts";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = makeFolder();
  path = join(folder, "made.zip");
});
afterEach(() => removeFolder(folder));

const SOUP = { name: "soup.json", bytes: Buffer.from(`"${"leek ".repeat(20)}"`), packed: true };

async function writeSoup(): Promise<void> {
  await writeZip(path, [SOUP], { made: new Date(2026, 0, 1) });
}

/** The end of a large zip (zip64), which says where its directory is. */
function writeZip64End(offset: bigint): void {
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(offset, 8);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  writeFileSync(path, Buffer.concat([Buffer.alloc(100), locator, end]));
}

test.each([[2n ** 53n], [2n ** 63n], [2n ** 64n - 1n]])(
  "a zip with its directory at byte %p is refused",
  async (offset) => {
    writeZip64End(offset);
    expect(await openZip(path).catch((problem: unknown) => problem)).toBeInstanceOf(NotAZip);
  },
);

test("a closed zip reads nothing more and doesn't touch files opened since", async () => {
  await writeSoup();
  const zip = await openZip(path);
  zip.close();
  await Bun.sleep(1);
  const other = openSync(path, "r");
  try {
    expect(await zip.bytes(SOUP.name, 1000).catch((problem: unknown) => problem)).toBeInstanceOf(UnfitEntry);
    await Bun.sleep(1);
    expect(readSync(other, Buffer.alloc(4))).toBe(4);
  } finally {
    closeSync(other);
  }
});

test.skipIf(process.platform !== "linux")(
  "a file with a damaged header is never created on disk",
  async () => {
    await writeSoup();
    const written = Buffer.from(await Bun.file(path).bytes());
    written[0] = 0;
    writeFileSync(path, written);
    const zip = await openZip(path);
    const to = join(folder, "soup.json");
    expect(await zip.extract(SOUP.name, to).catch((problem: unknown) => problem)).toBeInstanceOf(UnfitEntry);
    zip.close();
    await Bun.sleep(5);
    expect(existsSync(to)).toBe(false);
    expect(openFiles().filter((file) => file.startsWith(folder))).toEqual([]);
  },
);

function openFiles(): string[] {
  return readdirSync("/proc/self/fd").flatMap((fd) => {
    try {
      return readlinkSync(join("/proc/self/fd", fd));
    } catch {
      // Reading the folder opened one itself, which is closed by now.
      return [];
    }
  });
}
