import { posix } from "node:path";
import type { Note } from "../../../contract/recipes.ts";
import { DomainError } from "../../../platform/errors.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import type { FoundPicture } from "../file-format.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";

export const MAX_TEXT_BYTES = 4_000_000;
/** Of a text or Markdown file, which may be a whole collection. */
export const MAX_COLLECTION_BYTES = 16_000_000;

/** Ingredients and steps show no Markdown, so links to other recipes are in a note. */
export function noteLinks(names: readonly string[]): Note[] {
  const different = new Map(names.toReversed().map((name) => [name.toLowerCase(), name]));
  const links = [...different.values()].toReversed().map((name) => `- ${linkToRecipe(name)}`);
  return links.length > 0 ? [{ title: "", text: links.join("\n") }] : [];
}

/** The file that a text file links to: relative to it, or else the only one of that name. */
export function findLinked(link: string, from: string, files: ArchiveFiles): string | null {
  const path = decodePath(link);
  if (path === "") return null;
  const beside = posix.normalize(posix.join(posix.dirname(from), path));
  if (files.inFolder(folderOf(beside)).includes(beside)) return beside;
  const named = files.derive(namesByLastPart).get(posix.basename(path).toLowerCase()) ?? [];
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
  return file === null || !isPicture(file) ? null : { file };
}

export function isPicture(name: string): boolean {
  return /\.(?:jpe?g|png|webp|gif|avif|heic|heif|bmp|tiff?)$/i.test(name);
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

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}

function namesByLastPart({ names }: ArchiveFiles): Map<string, string[]> {
  return Map.groupBy(names, (name) => posix.basename(name).toLowerCase());
}

function decodePath(link: string): string {
  const [path = ""] = link.trim().replaceAll("\\", "/").split(/[?#]/);
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return path.normalize("NFC");
  }
}
