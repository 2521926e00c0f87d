import { posix } from "node:path";
import type { FileFormatName } from "../../../contract/file-imports.ts";
import { DomainError } from "../../../platform/errors.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { isInPageFolder } from "../formats/web-page/page-folders.ts";
import { PictureWithoutRecipe } from "./planned-rows.ts";

/** More in one folder share a row. */
const MAX_ROWS_PER_FOLDER = 5;
/** More folders share a row for each uploaded folder or archive. */
const MAX_FOLDERS = 100;

class PicturesWithoutRecipe extends DomainError {
  constructor(others: number) {
    super("invalid", "file-import-pictures", { count: others });
  }
}

interface UnusedPicture {
  path: string;
  problem: DomainError;
}

/** One row for each, or for all in a folder with many. */
export function* groupUnused(paths: readonly string[]): Generator<UnusedPicture> {
  const folders = Map.groupBy(paths, posix.dirname);
  const groups = folders.size > MAX_FOLDERS ? Map.groupBy(paths, getUpload) : folders;
  for (const group of groups.values()) {
    const [first = ""] = group;
    if (group.length > MAX_ROWS_PER_FOLDER)
      yield { path: first, problem: new PicturesWithoutRecipe(group.length - 1) };
    else for (const path of group) yield { path, problem: new PictureWithoutRecipe() };
  }
}

function getUpload(path: string): string {
  return path.slice(0, path.indexOf("/") + 1);
}

/** Folders of the files that each format recognized. */
type FormatFolders = ReadonlyMap<FileFormatName, ReadonlySet<string>>;

/** Small copies, pictures of people, and files of web pages, which aren't anyone's photos of a dish. */
export function isOfProgram(path: string, formats: FormatFolders, files: ArchiveFiles): boolean {
  if (isInPageFolder(path, files) || formats.get("keep")?.has(posix.dirname(path))) return true;
  return PLACES.some(({ format, place }) => formats.has(format) && place.test(path));
}

const MEALIE = /(?:^|\/)(?:recipes\/[^/]+\/(?:images|assets)\/|users\/)|(?:min|tiny)-original\.\w+$/i;

/** Where programs keep pictures that no recipe may refer to. */
const PLACES: { format: FileFormatName; place: RegExp }[] = [
  { format: "mealie-backup", place: MEALIE },
  { format: "mealie", place: MEALIE },
  { format: "nextcloud", place: /(?:^|\/)(?:full|thumb|thumb16)\.\w+$/i },
  // Small pictures that link to the large ones.
  { format: "paprika", place: /(?:^|\/)Images\/[^/]+\//i },
];
