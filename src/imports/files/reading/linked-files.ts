import { posix } from "node:path";
import { DomainError } from "../../../platform/errors.ts";
import { isPictureName } from "../../archives/is-picture-name.ts";
import { type ArchiveFiles, getFolder } from "../../archives/recipe-format.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import type { FoundPicture } from "../file-format.ts";
import { decodeLink } from "./files-beside.ts";

export const MAX_TEXT_BYTES = 4_000_000;
/** Of a text or Markdown file, which may be a whole collection. */
export const MAX_COLLECTION_BYTES = 16_000_000;

/** The file that a text file links to: relative to it, or else the only one of that name. */
export function findLinked(link: string, from: string, files: ArchiveFiles): string | null {
  const path = decodePath(link);
  if (path === "") return null;
  const beside = posix.normalize(posix.join(posix.dirname(from), path));
  if (files.inFolder(getFolder(beside)).includes(beside)) return beside;
  const named = files.derive(groupByLastPart).get(posix.basename(path).toLowerCase()) ?? [];
  const ending = named.filter((name) => `/${name}`.endsWith(`/${path.replace(/^(?:\.{0,2}\/)+/, "")}`));
  if (ending.length === 1) return ending[0] ?? null;
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** An address, or a file of the import; null if the file is missing. */
export function findPicture(written: string, from: string, files: ArchiveFiles): FoundPicture | null {
  // Obsidian writes `[[soup.png]]`.
  const link = /^!?\[\[([^\]|#]+)[^\]]*\]\]$/.exec(written.trim())?.[1] ?? written;
  if (/^https?:\/\//i.test(link)) return { address: link.trim() };
  const file = findLinked(link, from, files);
  return file === null || !isPictureName(file) ? null : { file };
}

/** Null if it can't be read, so that the recipe that links to it is still imported. */
export async function readLinked(path: string, files: ArchiveFiles): Promise<string | null> {
  try {
    return decodeFile(await files.bytes(path, MAX_TEXT_BYTES), path, files);
  } catch (problem) {
    if (problem instanceof DomainError) return null;
    throw problem;
  }
}

function groupByLastPart({ names }: ArchiveFiles): Map<string, string[]> {
  return Map.groupBy(names, (name) => posix.basename(name).toLowerCase());
}

function decodePath(link: string): string {
  const [path = ""] = link.trim().replaceAll("\\", "/").split(/[?#]/);
  return decodeLink(path).normalize("NFC");
}
