import { afterAll, expect, test } from "bun:test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, gzipSync } from "node:zlib";
import { openFileTree } from "../../../../src/imports/files/opening/file-tree.ts";
import { writeZip } from "../../../../src/platform/zip/write-zip.ts";
import { makeFolder, removeFolder } from "../../../support/folder.ts";
import { paxOf, tarOf } from "../../../support/raw-tar.ts";
import { type RawEntry, zipOf } from "../../../support/raw-zip.ts";

const folder = makeFolder();
afterAll(() => removeFolder(folder));

let count = 0;

async function open(files: Record<string, Uint8Array>) {
  const sources = Object.entries(files).map(([path, content]) => {
    const stored = join(folder, String(count++));
    writeFileSync(stored, content);
    return { path, stored };
  });
  const tree = await openFileTree(sources, join(folder, `work-${count}`));
  const texts: Record<string, string> = {};
  for (const name of tree.files.names) {
    const bytes = await tree.files.bytes(name, 1_000_000).catch(({ problem }) => Buffer.from(problem));
    texts[name] = Buffer.from(bytes).toString();
  }
  tree.close();
  return { texts, problems: tree.refused.map(({ path, problem }) => [path, problem.problem]) };
}

const zip = (entries: RawEntry[], options?: { declaredEntries: number }) =>
  zipOf("x.zip", entries, options).bytes();

const LONG = `${"folder/".repeat(30)}soup.txt`;
const FILES = [
  { name: "a.txt", content: "one", packed: true },
  { name: "b.txt", content: "two".repeat(50_000), packed: true },
  { name: "c.txt", content: "three" },
];
const INCOMPLETE = "archive-file-incomplete";

test("tars are read like folders, with names of all kinds", async () => {
  const tar = tarOf([
    { name: "./", kind: "5" },
    { name: "./a.txt", content: "plain" },
    { name: "soup.txt", folder: "in/a/folder", content: "posix" },
    { name: "././@LongLink", kind: "L", content: `${LONG}\0` },
    { name: LONG, content: "gnu" },
    { ...paxOf({ path: "Zoe\u0308.txt", mtime: "1" }) },
    { name: "short", content: "pax" },
    { name: Buffer.from("Gem\xfcse.txt", "latin1"), content: "old" },
    { name: "._a.txt", content: "clutter" },
  ]);
  const { texts, problems } = await open({
    "a.tar": tar,
    "b.tgz": gzipSync(tar.subarray(0, 3 * 512)),
    "c.kre": gzipSync(tarOf([{ name: "krecipes.xml", content: "xml" }])),
    "d.zip": await zip([{ name: "inner.tar", content: tarOf([{ name: "d.txt", content: "deep" }]) }]),
  });
  expect(texts).toEqual({
    "a.tar/a.txt": "plain",
    "a.tar/in/a/folder/soup.txt": "posix",
    [`a.tar/${LONG}`]: "gnu",
    "a.tar/Zoë.txt": "pax",
    "a.tar/Gemüse.txt": "old",
    "b.tar/a.txt": "plain",
    "c.kre/krecipes.xml": "xml",
    "d.zip/inner.tar/d.txt": "deep",
  });
  expect(problems).toEqual([]);
});

test("links, devices, and paths out of a tar have a row each", async () => {
  const { texts, problems } = await open({
    "a.tar": tarOf([
      { name: "link", kind: "2" },
      { name: "hard", kind: "1" },
      { name: "pipe", kind: "6" },
      { name: "disk", kind: "4" },
      { name: "gaps", kind: "S" },
      { name: "/etc/passwd", content: "x" },
      { name: "../up.txt", content: "x" },
      { name: "C:\\windows.txt", content: "x" },
      paxOf({ path: "nul\0.txt" }),
      { name: "short", content: "x" },
      { name: "././@LongLink", kind: "L", content: "n".repeat(3000) },
      { name: "long", content: "x" },
      { name: "fine.txt", content: "one" },
      { name: "fine.txt", content: "two" },
    ]),
  });
  expect(texts).toEqual({ "a.tar/fine.txt": "one" });
  expect(problems.map(([path, problem]) => [path?.slice(0, 20), problem])).toEqual([
    ["a.tar/link", "archive-file-is-link"],
    ["a.tar/hard", "archive-file-is-link"],
    ["a.tar/pipe", "archive-file-is-special"],
    ["a.tar/disk", "archive-file-is-special"],
    ["a.tar/gaps", "archive-file-packed-unknown"],
    ["a.tar//etc/passwd", "archive-file-climbs-out"],
    ["a.tar/../up.txt", "archive-file-climbs-out"],
    ["a.tar/C:/windows.txt", "archive-file-climbs-out"],
    ["a.tar/nul�.txt", "archive-file-climbs-out"],
    ["a.tar/nnnnnnnnnnnnnn", "archive-file-name-too-long"],
    ["a.tar/fine.txt", "archive-file-twice"],
  ]);
});

test("a damaged or incomplete tar has a row, and its other files are read", async () => {
  const tar = tarOf([
    { name: "a.txt", content: "one" },
    { name: "b.txt", content: "two" },
    { name: "c.txt", content: "three" },
  ]);
  const broken = Buffer.from(tar);
  broken[1024] = 0xff;
  // Digests don't compress, so half of the gzip is half of the tar.
  const noise = Array.from({ length: 4000 }, (_, at) => Bun.SHA256.hash(String(at), "base64")).join("");
  const packed = gzipSync(
    tarOf([
      { name: "a.txt", content: "one" },
      { name: "noise", content: noise },
    ]),
  );
  const { texts, problems } = await open({
    "broken.tar": broken,
    "cut.tar": tar.subarray(0, 2 * 1024 + 512),
    "cut.tgz": packed.subarray(0, packed.length / 2),
    "lying.tar": tarOf([
      { name: "a.txt", content: "one" },
      { name: "b.txt", size: 0o7777777777 },
    ]),
  });
  expect(texts).toEqual({
    "broken.tar/a.txt": "one",
    "broken.tar/c.txt": "three",
    "cut.tar/a.txt": "one",
    "cut.tar/b.txt": "two",
    "cut.tar/a.txt (2)": "one",
    "lying.tar/a.txt": "one",
  });
  expect(problems).toEqual([
    ["broken.tar", INCOMPLETE],
    ["cut.tar", INCOMPLETE],
    ["cut.tar", INCOMPLETE],
    ["lying.tar", INCOMPLETE],
  ]);
});

test("files before a bomb in a packed tar are read", async () => {
  const zeros = { name: "zeros", content: new Uint8Array(90_000_000) };
  const tar = tarOf([
    { name: "a.txt", content: "one" },
    { name: "b.bin", content: crypto.getRandomValues(new Uint8Array(60_000)) },
    zeros,
  ]);
  const { texts, problems } = await open({ "bomb.tar.gz": gzipSync(tar) });
  expect(Object.keys(texts)).toEqual(["bomb.tar/a.txt", "bomb.tar/b.bin"]);
  expect(problems).toEqual([["bomb.tar", "archive-file-bomb"]]);
});

test("a gzip bomb has a row", async () => {
  const { texts, problems } = await open({ "a.json.gz": gzipSync(new Uint8Array(20_000_000)) });
  expect([texts, problems]).toEqual([{}, [["a.json.gz", "archive-file-bomb"]]]);
});

const whole = await zip(FILES);
const listed = Buffer.from(whole).indexOf("PK\u0001\u0002");

test.each([
  ["without its end", whole.subarray(0, -30), 3, []],
  [
    "cut in the last file",
    whole.subarray(0, Buffer.from(whole).indexOf("three") + 2),
    2,
    [["x.zip", INCOMPLETE]],
  ],
  ["with bytes before it", Buffer.concat([Buffer.from("MZ program PK"), whole]), 3, []],
  ["with bytes after it", Buffer.concat([whole, Buffer.from("<html>downloaded</html>")]), 3, []],
  [
    "with a damaged list of files",
    Buffer.concat([whole.subarray(0, listed), Buffer.alloc(8), whole.subarray(listed + 8)]),
    3,
    [["x.zip", INCOMPLETE]],
  ],
])("a zip %s is read", async (_, bytes, readable, expected) => {
  const { texts, problems } = await open({ "x.zip": bytes });
  expect(Object.values(texts)).toEqual(FILES.map(({ content }) => content).slice(0, readable));
  expect(problems).toEqual(expected);
});

test("a zip without its end is read if sizes follow its files", async () => {
  const path = join(folder, "made.zip");
  async function* content(text: string) {
    yield Buffer.from(text);
  }
  const texts = ["one", "", " PK\u0003\u0004 and PK\u0007\u0008".repeat(10), "two".repeat(30_000)];
  const files = texts.map((text, at) => ({ name: `${at}.txt`, bytes: content(text), packed: at % 2 === 0 }));
  await writeZip(path, files, { made: new Date(2026, 0, 1) });
  const made = await Bun.file(path).bytes();
  const cut = made.subarray(0, Buffer.from(made).indexOf("PK\u0001\u0002"));
  expect(await open({ "x.zip": cut })).toEqual({
    texts: Object.fromEntries(texts.map((text, at) => [`x.zip/${at}.txt`, text])),
    problems: [["x.zip", INCOMPLETE]],
  });
});

test("a damaged file in a zip has a row, and the others are read", async () => {
  const bytes = Buffer.from(await zip(FILES));
  const packed = bytes.indexOf("b.txt") + 5;
  bytes.fill(0xff, packed, packed + 20);
  bytes.write("TH", bytes.indexOf("three"));
  const { texts, problems } = await open({ "x.zip": bytes });
  expect(texts).toEqual({ "x.zip/a.txt": "one" });
  expect(problems).toEqual([
    ["x.zip/b.txt", "archive-file-damaged"],
    ["x.zip/c.txt", "archive-file-damaged"],
  ]);
});

test("a zip with only its beginning is reported as incomplete", async () => {
  const { texts, problems } = await open({ "x.zip": whole.subarray(0, 20) });
  expect([texts, problems]).toEqual([{}, [["x.zip", INCOMPLETE]]]);
});

test("zips with many files, passwords, old encodings, and repeated names are read as far as possible", async () => {
  const { texts, problems } = await open({
    "many.zip": await zip(
      Array.from({ length: 70_000 }, (_, at) => ({ name: `${at}/__MACOSX/x`, content: "" })).with(0, {
        name: "a.txt",
        content: "one",
      }),
    ),
    "locked.zip": await zip([
      { name: "a.txt", content: "x", flags: 1 },
      { name: "b.txt", content: "x", flags: 1 },
    ]),
    "partly.zip": await zip([
      { name: "a.txt", content: "one" },
      { name: "b.txt", content: "x", flags: 1 },
    ]),
    "names.zip": await zip([
      { name: Buffer.from("Gem\x81se.txt", "latin1"), content: "CP437" },
      { name: "Zoe\u0308.txt", content: "NFD" },
      { name: "Zoë.txt", content: "NFC" },
      { name: "__MACOSX/._Zoë.txt", content: "clutter" },
    ]),
    "packed.gz": gzipSync(await zip([{ name: "a.txt", content: "in gzip" }])),
  });
  expect(texts).toEqual({
    "many.zip/a.txt": "one",
    "partly.zip/a.txt": "one",
    "names.zip/Gemüse.txt": "CP437",
    "names.zip/Zoë.txt": "NFD",
    "packed/a.txt": "in gzip",
  });
  expect(problems).toEqual([
    ["locked.zip", "archive-file-encrypted"],
    ["partly.zip/b.txt", "archive-file-encrypted"],
    ["names.zip/Zoë.txt", "archive-file-twice"],
  ]);
});

test("a zip whose files share their bytes is refused as a bomb", async () => {
  const made = Buffer.from(
    await zip([
      { name: "a.txt", content: "one" },
      { name: "b.txt", content: "two" },
      { name: "c.txt", content: "three" },
    ]),
  );
  // The second file begins where the first one does.
  made.writeUInt32LE(0, made.lastIndexOf("b.txt") - 4);
  const { texts, problems } = await open({ "x.zip": made });
  expect(texts).toEqual({ "x.zip/a.txt": "one", "x.zip/c.txt": "three" });
  expect(problems).toEqual([["x.zip/b.txt", "archive-file-bomb"]]);
});

test("files that an interrupted import unpacked are replaced", async () => {
  const stored = join(folder, "nested");
  writeFileSync(
    stored,
    await zip([{ name: "in.zip", content: await zip([{ name: "a.txt", content: "one" }]) }]),
  );
  const work = join(folder, "left");
  mkdirSync(work);
  writeFileSync(join(work, "0"), "half");
  const tree = await openFileTree([{ path: "x.zip", stored }], work);
  expect(tree.files.names).toEqual(["x.zip/in.zip/a.txt"]);
  tree.close();
});

test("line breaks and direction marks in names are replaced", async () => {
  const { texts, problems } = await open({
    "a.zip": await zip([
      { name: "two\nlines.txt", content: "one" },
      { name: "\u202egpj.exe.txt", content: "two" },
      { name: "nul\0.txt", content: "x" },
      { name: "n".repeat(3000), content: "x" },
      { name: "/etc/passwd", content: "x" },
    ]),
  });
  expect(texts).toEqual({ "a.zip/two�lines.txt": "one", "a.zip/�gpj.exe.txt": "two" });
  expect(problems.map(([path, problem]) => [path?.slice(0, 18), problem])).toEqual([
    ["a.zip/nul�.txt", "archive-file-climbs-out"],
    ["a.zip/nnnnnnnnnnnn", "archive-file-name-too-long"],
    ["a.zip//etc/passwd", "archive-file-climbs-out"],
  ]);
});

/** With sizes of eight bytes. Source: APPNOTE.TXT 4.5.3 */
function largeEntry(name: string, content: string): Buffer {
  const header = Buffer.alloc(50);
  header.write("PK\u0003\u0004");
  header.writeUInt16LE(45, 4);
  header.writeUInt32LE(crc32(content), 14);
  header.fill(0xff, 18, 26);
  header.writeUInt16LE(name.length, 26);
  header.writeUInt16LE(20, 28);
  header.writeUInt16LE(1, 30);
  header.writeUInt16LE(16, 32);
  for (const at of [34, 42]) header.writeBigUInt64LE(BigInt(content.length), at);
  return Buffer.concat([
    header.subarray(0, 30),
    Buffer.from(name),
    header.subarray(30),
    Buffer.from(content),
  ]);
}

test("a zip64 without its end is read", async () => {
  const bytes = Buffer.concat([largeEntry("a.txt", "one"), largeEntry("b.txt", "two")]);
  expect(await open({ "x.zip": bytes })).toEqual({
    texts: { "x.zip/a.txt": "one", "x.zip/b.txt": "two" },
    problems: [["x.zip", INCOMPLETE]],
  });
});

test("strong encryption of one file leaves the others readable", async () => {
  const bytes = await zip([
    { name: "a.txt", content: "x", flags: 0x41 },
    { name: "b.txt", content: "two" },
  ]);
  expect(await open({ "x.zip": bytes })).toEqual({
    texts: { "x.zip/b.txt": "two" },
    problems: [["x.zip/a.txt", "archive-file-encrypted"]],
  });
});
