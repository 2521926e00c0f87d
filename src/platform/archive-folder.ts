import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { syncFolder } from "./data-folder.ts";
import { inOneLine, withoutControls } from "./plain-text.ts";

/** An archive that lies in a folder. */
export interface ArchiveFile {
  name: string;
  /** When it was last written. */
  date: Date;
  bytes: number;
}

export type ArchiveFolder = ReturnType<typeof archiveFolder>;

/** Characters of a file's name, at most, so that every file system takes it, whatever it is written in. */
const NAME_MOST = 60;

/** A folder of zip archives. It is made with the first one. */
export function archiveFolder(path: string) {
  function list(): ArchiveFile[] {
    if (!existsSync(path)) return [];
    return readdirSync(path, { withFileTypes: true })
      .filter((file) => file.isFile() && isArchiveName(file.name))
      .map(({ name }) => {
        const { mtime, size } = statSync(join(path, name));
        return { name, date: mtime, bytes: size };
      })
      .toSorted(
        (one, other) => other.date.getTime() - one.date.getTime() || (one.name < other.name ? 1 : -1),
      );
  }

  /** Only what was found there is one: no name leads out of the folder. */
  function find(name: string): ArchiveFile | null {
    return list().find((file) => file.name === name) ?? null;
  }

  function freeName(base: string): string {
    const taken = new Set(list().map(({ name }) => name.toLowerCase()));
    for (let count = 1; ; count++) {
      const name = `${base}${count === 1 ? "" : `-${count}`}.zip`;
      if (!taken.has(name.toLowerCase())) return name;
    }
  }

  return {
    path,

    /** The newest first. */
    list,

    /** Null when there is none of this name. */
    find,

    pathOf: (name: string): string => join(path, name),

    /** `base.zip`, or the first of `base-2.zip`, `base-3.zip` … that is free. */
    freeName,

    /** A name for a file that somebody sends, like the one they gave it. */
    nameFor(given: string): string {
      const base = inOneLine(withoutControls(given.split(/[/\\]/).at(-1) ?? ""))
        .normalize("NFC")
        .replace(/\.zip$/i, "")
        .replaceAll(/[<>:"|?*]/g, "_")
        .replace(/^[.\s]+|[.\s]+$/g, "");
      return freeName(Array.from(base).slice(0, NAME_MOST).join("") || "archive");
    },

    /** Gives a file that lies on the same disk a name in it. */
    take(draft: string, name: string): void {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      renameSync(draft, join(path, name));
      syncFolder(path);
    },

    remove(name: string): void {
      rmSync(join(path, name), { force: true });
    },

    /** Removes all that is in it. */
    removeAll: (): void => rmSync(path, { recursive: true, force: true }),
  };
}

function isArchiveName(name: string): boolean {
  return /^[^.].*\.zip$/i.test(name);
}
