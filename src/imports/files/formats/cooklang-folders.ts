import { type ArchiveFiles, getFolder } from "../../archives/recipe-format.ts";
import { isNamedAsArchive } from "../opening/archive-kinds.ts";

interface FilePlace {
  /** The path of the archive that contains it; empty outside of archives. */
  archive: string;
  folders: string[];
}

/** People sort recipes into folders: “Mains / Pasta”. Those around all recipes say nothing. */
export function nameFolders(path: string, files: ArchiveFiles): string[] {
  const { archive, folders } = placeFile(path);
  const shared = files.derive(countShared).get(archive) ?? folders.length;
  const stem = path.slice(getFolder(path).length).replace(/\.[^.]*$/, "");
  // A recipe with pictures may have a folder of its own.
  const own = folders.slice(shared).filter((name, at, all) => at < all.length - 1 || name !== stem);
  return own.length > 0 ? [own.join(" / ")] : [];
}

/** How many folders are around all recipes of each archive. */
function countShared({ names }: ArchiveFiles): Map<string, number> {
  const places = names.filter((name) => /\.cook$/i.test(name)).map(placeFile);
  const archives = Map.groupBy(places, ({ archive }) => archive);
  return new Map(
    [...archives].map(([archive, inside]) => {
      const [first, ...others] = inside.map(({ folders }) => folders);
      const isShared = (name: string, at: number) => others.every((folders) => folders[at] === name);
      const end = (first ?? []).findIndex((name, at) => !isShared(name, at));
      return [archive, end === -1 ? (first ?? []).length : end];
    }),
  );
}

function placeFile(path: string): FilePlace {
  const folders = path.split("/").slice(0, -1);
  const at = folders.findLastIndex(isNamedAsArchive) + 1;
  return { archive: folders.slice(0, at).join("/"), folders: folders.slice(at) };
}
