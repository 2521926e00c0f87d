import { expect, test } from "bun:test";
import { listDroppedFiles, listInputFiles } from "../../web/imports/files/collect-files.ts";

const aFile = (name: string) => new File([name], name);

/** @param readable whether the browser can read the entry, as it can for files on the disk */
function fileEntry(name: string, { folder = "", readable = true } = {}) {
  return {
    isFile: true,
    isDirectory: false,
    fullPath: `${folder}/${name}`,
    file: (done: (file: File) => void, fail: () => void) => (readable ? done(aFile(name)) : fail()),
  };
}

function folderEntry(name: string, files: string[]) {
  const parts = [files.map((file) => fileEntry(file, { folder: `/${name}` })), []];
  const readEntries = (done: (part: unknown[]) => void) => done(parts.shift() ?? []);
  return { isFile: false, isDirectory: true, fullPath: `/${name}`, createReader: () => ({ readEntries }) };
}

const drop = (...items: [entry: unknown, file: File | null][]) =>
  ({
    files: items.flatMap(([, file]) => file ?? []),
    items: items.map(([entry, file]) => ({ webkitGetAsEntry: () => entry, getAsFile: () => file })),
  }) as unknown as DataTransfer;

const listPaths = async (data: DataTransfer) => (await listDroppedFiles(data)).map(({ path }) => path);

test.each([
  [
    "files",
    drop([fileEntry("a.zip"), aFile("a.zip")], [fileEntry("b.md"), aFile("b.md")]),
    ["a.zip", "b.md"],
  ],
  // Some browsers add an empty file for a folder.
  [
    "a folder and a file",
    drop([folderEntry("Pies", ["a.md", "b.md"]), aFile("Pies")], [fileEntry("c.md"), aFile("c.md")]),
    ["Pies/a.md", "Pies/b.md", "c.md"],
  ],
  [
    "a folder in no order",
    drop(
      [fileEntry("z.md"), aFile("z.md")],
      [folderEntry("Pies", ["10.md", "b.md", "2.md", "Ä.md", "a.md"]), null],
    ),
    ["z.md", "Pies/2.md", "Pies/10.md", "Pies/a.md", "Pies/Ä.md", "Pies/b.md"],
  ],
  [
    "a file that isn't on the disk",
    drop([fileEntry("mailed.zip", { readable: false }), aFile("mailed.zip")]),
    ["mailed.zip"],
  ],
  ["files without entries", drop([null, aFile("a.zip")]), ["a.zip"]],
  ["a text beside a file", drop([fileEntry("a.zip"), aFile("a.zip")], [null, null]), ["a.zip"]],
])("dropping %s", async (_, data, paths) => {
  expect(await listPaths(data)).toEqual(paths);
});

test("the files of a chosen folder are sorted by name, and chosen files keep their order", () => {
  const inFolder = (path: string) => Object.assign(aFile(path), { webkitRelativePath: path });
  const chosen = ["Pies/b.md", "Pies/10.md", "Pies/2.md"].map(inFolder);
  expect(listInputFiles(chosen).map(({ path }) => path)).toEqual(["Pies/2.md", "Pies/10.md", "Pies/b.md"]);
  expect(listInputFiles(["b.md", "a.md"].map(aFile)).map(({ path }) => path)).toEqual(["b.md", "a.md"]);
});
