import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { syncFolder } from "./data-folder.ts";
import { getErrorCode } from "./errors.ts";
import { inOneLine, withoutControls } from "./plain-text.ts";

export interface ArchiveFile {
  name: string;
  /** When it was last written. */
  date: Date;
  bytes: number;
}

export type ArchiveFolder = ReturnType<typeof openArchiveFolder>;

/** Characters of a file's name, at most, so that every file system takes it, whatever it is written in. */
const NAME_MOST = 60;

/** A folder of zip archives. It is made with the first one. */
export function openArchiveFolder(path: string) {
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

  /** `base.zip`, or the first of `base-2.zip`, `base-3.zip` … that is free. */
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

    getPath: (name: string): string => join(path, name),

    /** What a file that somebody sends is called, without its ending: as they called it. */
    getBaseName(given: string): string {
      const base = inOneLine(withoutControls(given.split(/[/\\]/).at(-1) ?? ""))
        .normalize("NFC")
        .replace(/\.zip$/i, "")
        .replaceAll(/[<>:"|?*]/g, "_")
        .replace(/^[.\s]+|[.\s]+$/g, "");
      return Array.from(base).slice(0, NAME_MOST).join("") || "archive";
    },

    /**
     * Gives a file that lies on the same disk a name in it, and returns that: another one with a number where somebody
     * else has just taken it.
     */
    take(draft: string, base: string): string {
      mkdirSync(path, { recursive: true, mode: 0o700 });
      for (;;) {
        const name = freeName(base);
        if (!moveWithoutOverwriting(draft, join(path, name))) continue;
        syncFolder(path);
        return name;
      }
    },

    remove(name: string): void {
      rmSync(join(path, name), { force: true });
    },

    removeAll: (): void => rmSync(path, { recursive: true, force: true }),
  };
}

function isArchiveName(name: string): boolean {
  return /^[^.].*\.zip$/i.test(name);
}

/** Without writing over a file that came in between; false when there is one. */
function moveWithoutOverwriting(from: string, to: string): boolean {
  try {
    linkSync(from, to);
  } catch (problem) {
    if (getErrorCode(problem) === "EEXIST") return false;
    // Not every file system knows a second name for a file.
    if (existsSync(to)) return false;
    renameSync(from, to);
    return true;
  }
  rmSync(from);
  return true;
}
