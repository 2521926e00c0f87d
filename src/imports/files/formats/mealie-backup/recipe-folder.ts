import { posix } from "node:path";
import { isPictureName } from "../../../archives/is-picture-name.ts";
import { type ArchiveFiles, getFolder } from "../../../archives/recipe-format.ts";
import { toText } from "../../../../archiving/lenient-values.ts";
import { toId } from "./tables.ts";

/** The pictures and other files of one recipe. */
export interface RecipeFolder {
  findPicture(): string | null;
  findAsset(name: string): string | null;
  findEventPicture(eventId: unknown): string | null;
}

/** From the largest. */
const SIZES = ["original", "min-original", "tiny-original"];
const RECIPE_FOLDER = /^(?<folder>(?:.*\/)?recipes\/(?<id>[0-9a-f]{32}|[0-9a-f-]{36})\/)/i;

/** @param database the path of `database.json`: the folders are in a folder beside it */
export function openRecipeFolder(database: string, recipeId: unknown, files: ArchiveFiles): RecipeFolder {
  const root = getFolder(database);
  const folders = files.derive(listRecipeFolders).get(toId(recipeId)) ?? [];
  return openFolder(folders.find((one) => one.startsWith(root)) ?? folders[0], files);
}

/** @param folder with a slash at the end; undefined if there's none */
export function openFolder(folder: string | undefined, files: ArchiveFiles): RecipeFolder {
  const inFolder = (name: string) => (folder === undefined ? [] : files.inFolder(folder + name));
  return {
    findPicture: () => pickLargest(inFolder("images/")),
    findAsset: (name) => findByName(inFolder("assets/"), name),
    findEventPicture: (eventId) => pickLargest(inFolder(`images/timeline/${toText(eventId)}/`)),
  };
}

function listRecipeFolders({ names }: ArchiveFiles): Map<string, string[]> {
  const folders = new Map<string, Set<string>>();
  for (const name of names) {
    const { id = "", folder = "" } = RECIPE_FOLDER.exec(name)?.groups ?? {};
    if (folder) folders.set(toId(id), (folders.get(toId(id)) ?? new Set()).add(folder));
  }
  return new Map([...folders].map(([id, found]) => [id, [...found]]));
}

function pickLargest(found: readonly string[]): string | null {
  const pictures = found.filter(isPictureName);
  const sized = SIZES.flatMap((size) => pictures.filter((file) => getStem(file) === size));
  return sized[0] ?? pictures[0] ?? null;
}

function findByName(found: readonly string[], name: string): string | null {
  const wanted = name.normalize("NFC");
  return wanted === "" ? null : (found.find((file) => posix.basename(file) === wanted) ?? null);
}

function getStem(file: string): string {
  return posix.parse(file).name.toLowerCase();
}
