import { posix } from "node:path";
import { type Fields, toFields, toNames, toText } from "../../../archiving/lenient-values.ts";
import { inOneLine } from "../../../platform/plain-text.ts";
import { readJson } from "../../archives/read-json.ts";
import { archiveFiles, type ArchiveFiles, FileNotRecipe, getFolder } from "../../archives/recipe-format.ts";
import { listObjects } from "../reading/each-object.ts";
import type { FileFormat, FileSample, FoundPicture } from "../file-format.ts";
import { countKeys, listKeys } from "../reading/json-outline.ts";
import { readMoment, toNote } from "../reading/recipe-text.ts";
import { findPictureFile } from "../reading/written-pictures.ts";
import { text } from "./text.ts";

const OWN_KEYS = [
  "isTrashed",
  "isPinned",
  "isArchived",
  "textContent",
  "listContent",
  "userEditedTimestampUsec",
];

/** Notes from Google Takeout: JSON, and the same as a page. Most notes are about other things. */
export const keep: FileFormat = {
  name: "keep",
  recognize: (file, files) => isNote(file) || isCopy(file, files),
  async *read(path, files, readers) {
    if (!/\.json$/i.test(path)) return yield { isPart: true };
    const note = toFields(await readJson(path, files));
    if (!note) throw new FileNotRecipe(path);
    const written = { ...files, bytes: async () => Buffer.from(writeText(note)) };
    for await (const found of text.read(path, written, readers)) {
      if (!("recipe" in found)) {
        yield found;
        continue;
      }
      const links = listObjects(note["annotations"]).map((one) => toText(one["url"]));
      const addresses = links.filter((link) => /^https?:\/\/\S+$/i.test(link));
      const orgURL = found.recipe.orgURL ?? addresses[0] ?? null;
      const others = addresses.filter((link) => link !== orgURL);
      yield {
        recipe: {
          ...found.recipe,
          orgURL,
          tags: [...new Set([...(found.recipe.tags ?? []), ...toNames(note["labels"])])],
          notes: [...(found.recipe.notes ?? []), ...toNote(others.join("\n"))],
          // In microseconds.
          dateAdded: readMoment(
            Number(note["createdTimestampUsec"] ?? note["userEditedTimestampUsec"]) / 1000,
          ),
        },
        pictures: [...listPictures(note, path, files), ...found.pictures],
      };
    }
  },
};

/** Only with a recipe, and not in the trash. */
function isNote(file: FileSample): boolean {
  if (countKeys(listKeys(file), OWN_KEYS) < 4) return false;
  const note = parseNote(file.head);
  return (
    note !== null &&
    note["isTrashed"] !== true &&
    text.recognize({ ...file, kind: "text", head: writeText(note) }, NO_FILES)
  );
}

const NO_FILES = archiveFiles([], () => Promise.reject(new Error("No files")));

function parseNote(head: string): Fields | null {
  try {
    return toFields(JSON.parse(head));
  } catch {
    return null;
  }
}

/** The page beside a note's JSON. */
function isCopy({ path, kind, head }: FileSample, { inFolder }: ArchiveFiles): boolean {
  if (kind !== "html" || !/<div class="note\b/.test(head)) return false;
  const { name } = posix.parse(path);
  const folder = getFolder(path);
  return inFolder(folder).includes(`${folder}${name}.json`);
}

/** Items of a list are lines. */
function writeText(note: Fields): string {
  const items = listObjects(note["listContent"]).map((item) => toText(item["text"]));
  const title = inOneLine(toText(note["title"]));
  return [title, title && "", toText(note["textContent"]), ...items]
    .filter((line, at) => line || at === 1)
    .join("\n")
    .trim();
}

function listPictures(note: Fields, path: string, files: ArchiveFiles): FoundPicture[] {
  return listObjects(note["attachments"]).flatMap((attachment) => {
    const file = findPictureFile(toText(attachment["filePath"]), path, files);
    return file === null ? [] : [{ file }];
  });
}
