import { afterAll, expect, test } from "bun:test";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { FileSample } from "../../../../src/imports/files/file-format.ts";
import { openFileTree } from "../../../../src/imports/files/opening/file-tree.ts";
import { sampleFile } from "../../../../src/imports/files/opening/sample-file.ts";
import { makeFolder, removeFolder } from "../../../support/folder.ts";
import { zipOf } from "../../../support/raw-zip.ts";

const folder = makeFolder();
afterAll(() => removeFolder(folder));

let count = 0;
async function open(files: Record<string, Uint8Array | string>) {
  const sources = Object.entries(files).map(([path, content]) => {
    const stored = join(folder, String(count++));
    writeFileSync(stored, content);
    return { path, stored };
  });
  const workFolder = join(folder, `work-${count}`);
  const tree = await openFileTree(sources, workFolder);
  return {
    ...tree,
    workFolder,
    text: async (path: string) => Buffer.from(await tree.files.bytes(path, 1_000_000)).toString(),
    problems: tree.refused.map(({ path, problem }) => [path, problem.problem]),
  };
}

const zip = (entries: Record<string, string | Uint8Array>) =>
  zipOf(
    "x.zip",
    Object.entries(entries).map(([name, content]) => ({ name, content, packed: true })),
  ).bytes();

test("archives in archives are folders, whatever their names", async () => {
  const inner = await zip({ "a.txt": "one", "Zoe\u0308.txt": "two" });
  const tree = await open({
    "outer.bin": await zip({ "inner.dat": inner, "__MACOSX/._a.txt": "x", packed: gzipSync("three") }),
    "alone.txt.gz": gzipSync("four"),
    "folder\\plain.txt": "five",
  });
  expect(tree.files.names).toEqual([
    "outer.bin/inner.dat/a.txt",
    "outer.bin/inner.dat/Zoë.txt",
    "outer.bin/packed",
    "alone.txt",
    "folder/plain.txt",
  ]);
  expect(await Promise.all(tree.files.names.map(tree.text))).toEqual(["one", "two", "three", "four", "five"]);
  expect(Buffer.from(await tree.start("alone.txt")).toString()).toBe("four");
  expect(existsSync(tree.workFolder)).toBe(true);
  tree.close();
  expect(existsSync(tree.workFolder)).toBe(false);
});

test("a zip in a gzip is opened", async () => {
  const tree = await open({ "backup.gz": gzipSync(await zip({ "a.txt": "one" })) });
  expect(tree.files.names).toEqual(["backup/a.txt"]);
  tree.close();
});

test("archives more than three levels deep aren't opened", async () => {
  let nested: Uint8Array = Buffer.from("end");
  for (let depth = 0; depth < 5; depth++) nested = await zip({ [`${depth}`]: nested });
  const tree = await open({ top: nested });
  expect(tree.files.names).toEqual(["top/4/3/2"]);
  tree.close();
});

test("each unfit file has a problem, and the others are read", async () => {
  const bomb = zipOf("bomb", [{ name: "zeros", content: new Uint8Array(30_000_000), packed: true }]);
  const link = zipOf("link", [
    { name: "link", content: "/etc/passwd", mode: 0o120777 },
    { name: "../up.txt", content: "x" },
    { name: "secret", content: "x", flags: 1 },
    { name: "fine.txt", content: "fine" },
  ]);
  const cut = (await zip({ "a.txt": "one".repeat(100) })).subarray(0, 40);
  const tree = await open({
    "bomb.zip": await bomb.bytes(),
    "link.zip": await link.bytes(),
    "cut.zip": cut,
    "broken.gz": Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.from("no gzip at all")]),
  });
  expect(tree.files.names).toEqual(["link.zip/fine.txt"]);
  expect(tree.problems).toEqual([
    ["bomb.zip/zeros", "archive-file-bomb"],
    ["link.zip/link", "archive-file-is-link"],
    ["link.zip/../up.txt", "archive-file-climbs-out"],
    ["link.zip/secret", "archive-file-encrypted"],
    ["cut.zip", "archive-file-incomplete"],
    ["broken.gz", "archive-file-damaged"],
  ]);
  tree.close();
});

test.each<[content: string, kind: FileSample["kind"]]>([
  ['\ufeff{"a": 1}', "json"],
  ["<?xml version='1.0'?><mx2/>", "xml"],
  ["<!-- saved --><html><body>", "html"],
  ["<recipeml>", "xml"],
  ["MMMMM----- Recipe via Meal-Master", "text"],
  ["%PDF-1.7", "pdf"],
  ["\u0000\u0001", "binary"],
])("%p is %p", (content, kind) => {
  expect(sampleFile("any", Buffer.from(content)).kind).toBe(kind);
});

test("UTF-16 and old encodings are text", () => {
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('{"name": "Süß"}', "utf16le")]);
  expect(sampleFile("a", utf16)).toMatchObject({ kind: "json", head: expect.stringContaining("Süß") });
  expect(sampleFile("a", Buffer.from("Gem\xfcse kochen", "latin1"))).toMatchObject({
    kind: "text",
    head: "Gemüse kochen",
  });
});
