import { posix } from "node:path";
import { isPictureName } from "../../../archives/is-picture-name.ts";
import type { ArchiveFiles } from "../../../archives/recipe-format.ts";
import type { SavedPicture } from "./saved-page.ts";

/** Browsers name it in their own language: `Page_files`, `Page-Dateien`, `Page_fichiers`. */
const FOLDER = /^(?<page>.+)[._-]\p{L}{4,15}$/u;
/** Chrome's name for a frame. */
const FRAME = /(?:^|\/)saved_resource(?:\(\d+\))?\.html$/;

/** Where the pictures of a saved page are; null if it has none. */
export function findPageFolder(path: string, { derive }: ArchiveFiles): string | null {
  return derive(findPageFolders).get(withoutEnding(path)) ?? null;
}

/** Frames and advertisements of a page are saved as pages, too. */
export function isInPageFolder(path: string, { derive }: ArchiveFiles): boolean {
  const folders = derive(listPageFolders);
  const parts = path.split("/");
  return parts.some((_part, end) => folders.has(parts.slice(0, end).join("/")));
}

export function listPagePictures(path: string, files: ArchiveFiles): SavedPicture[] {
  const folder = findPageFolder(path, files);
  const names = folder === null ? [] : files.inFolder(`${folder}/`);
  return names.filter(isPictureName).map((file) => ({ address: file, size: 0, take: () => ({ file }) }));
}

function listPageFolders({ derive }: ArchiveFiles): Set<string> {
  return new Set(derive(findPageFolders).values());
}

/** By the page's path without its extension. */
function findPageFolders({ names, inFolder }: ArchiveFiles): Map<string, string> {
  const pages = new Set(names.filter(isPageName).map(withoutEnding));
  const found = new Map<string, string>();
  if (pages.size === 0) return found;
  for (const folder of new Set(names.map(posix.dirname))) {
    const page = FOLDER.exec(folder)?.groups?.["page"];
    if (page !== undefined && pages.has(page) && !holdsPages(inFolder(`${folder}/`))) found.set(page, folder);
  }
  return found;
}

/** Like `Recipes-Dinner` beside `Recipes.html`: people's own folders, which aren't for one page. */
function holdsPages(names: readonly string[]): boolean {
  const pages = names.filter((name) => isPageName(name) && !FRAME.test(name));
  if (pages.length < 2) return false;
  // The folder of a saved page has styles or scripts, too.
  return pages.length * 2 > names.length || names.every((name) => isPageName(name) || isPictureName(name));
}

export function isPageName(name: string): boolean {
  return /\.x?html?$/i.test(name);
}

function withoutEnding(path: string): string {
  return path.slice(0, path.length - posix.extname(path).length);
}
