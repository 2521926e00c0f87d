import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { syncFolder } from "./data-folder.ts";
import { getErrorCode } from "./errors.ts";
import { inOneLine, withoutControls } from "./plain-text.ts";

export interface ArchiveFile {
  name: string;
  date: Date;
  bytes: number;
}

export type ArchiveFolder = ReturnType<typeof openArchiveFolder>;

const MAX_NAME = 60;

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

    list,

    find,

    getPath: (name: string): string => join(path, name),

    getBaseName(uploaded: string): string {
      const base = inOneLine(withoutControls(uploaded.split(/[/\\]/).at(-1) ?? ""))
        .normalize("NFC")
        .replace(/\.zip$/i, "")
        .replaceAll(/[<>:"|?*]/g, "_")
        .replace(/^[.\s]+|[.\s]+$/g, "");
      return Array.from(base).slice(0, MAX_NAME).join("") || "archive";
    },

    /** The file must be on the same disk. Returns its name, numbered if the name is taken. */
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

function moveWithoutOverwriting(from: string, to: string): boolean {
  try {
    linkSync(from, to);
  } catch (problem) {
    if (getErrorCode(problem) === "EEXIST") return false;
    // Some file systems don't support hard links.
    if (existsSync(to)) return false;
    renameSync(from, to);
    return true;
  }
  rmSync(from);
  return true;
}
