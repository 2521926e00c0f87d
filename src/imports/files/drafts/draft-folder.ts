import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { replaceFile } from "../../../platform/data-folder.ts";
import type { Failure } from "../../../platform/jobs/job-kind.ts";
import { NO_CORRECTIONS, type DraftCorrections } from "../draft-corrections.ts";
import type { SourceFile } from "../opening/file-tree.ts";

/** The files that a person uploaded for one import. */
export interface Draft {
  id: string;
  owner: number;
  /** ISO 8601, UTC */
  createdAt: string;
  files: { path: string; bytes: number }[];
  /** Set while files are fetched from another program, or if that failed. */
  fetching?: { host: string; problem: Failure | null } | null;
  /** What couldn't be fetched. */
  missing?: { path: string; name: string; problem: Failure }[];
  /** Written by earlier builds, which didn't store it with the job. ISO 8601, UTC */
  undoneAt?: string;
}

export type DraftFolder = ReturnType<typeof openDraftFolder>;

const ID = /^[0-9a-f]{16}$/;

/** Each draft is a folder with the uploaded files and the plan made from them. */
export function openDraftFolder(path: string) {
  const folderOf = (id: string) => join(path, id);
  const infoOf = (id: string) => join(folderOf(id), "draft.json");
  const correctionsOf = (id: string) => join(folderOf(id), "corrections.json");
  const filesOf = (id: string) => join(folderOf(id), "files");
  const storedOf = (id: string, file: number) => join(filesOf(id), String(file));

  function save(draft: Draft): void {
    replaceFile(infoOf(draft.id), JSON.stringify(draft));
  }

  function get(id: string): Draft | null {
    if (!ID.test(id) || !existsSync(infoOf(id))) return null;
    return JSON.parse(readFileSync(infoOf(id), "utf8")) as Draft;
  }

  /** Cached by draft, since reading thousands of file sizes for each part would be slow. */
  const sizesOf = new Map<string, number[]>();
  const sizeOf = (id: string, file: number) =>
    statSync(storedOf(id, file), { throwIfNoEntry: false })?.size ?? 0;

  function getReceived({ id, files }: Draft): readonly number[] {
    const known = sizesOf.get(id);
    if (known?.length === files.length) return known;
    const sizes = files.map((_, file) => sizeOf(id, file));
    sizesOf.set(id, sizes);
    return sizes;
  }

  return {
    create(owner: number, files: Draft["files"], createdAt: string): Draft {
      const draft: Draft = { id: randomBytes(8).toString("hex"), owner, createdAt, files };
      mkdirSync(filesOf(draft.id), { recursive: true, mode: 0o700 });
      save(draft);
      return draft;
    },

    save,
    get,

    list: (): Draft[] =>
      (existsSync(path) ? readdirSync(path) : [])
        .map(get)
        .filter((draft) => draft !== null)
        .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),

    getCorrections(id: string): DraftCorrections {
      if (!existsSync(correctionsOf(id))) return NO_CORRECTIONS;
      return JSON.parse(readFileSync(correctionsOf(id), "utf8")) as DraftCorrections;
    },

    saveCorrections: (id: string, corrections: DraftCorrections): void =>
      replaceFile(correctionsOf(id), JSON.stringify(corrections)),

    /** Nobody sends parts of them. */
    createEmptyFiles({ id, files }: Draft): void {
      for (const [file, { bytes }] of files.entries())
        if (bytes === 0) writeFileSync(storedOf(id, file), "", { mode: 0o600 });
    },

    /** Size of each file in bytes. */
    getReceived,

    /** Bytes of all files together. */
    countReceived: (draft: Draft): number => getReceived(draft).reduce((sum, bytes) => sum + bytes, 0),

    isComplete(draft: Draft): boolean {
      const received = getReceived(draft);
      return draft.files.every(({ bytes }, file) => received[file] === bytes);
    },

    /** Appends a part that was received completely. */
    async append(id: string, file: number, part: string): Promise<void> {
      const target = createWriteStream(storedOf(id, file), { flags: "a", mode: 0o600, flush: true });
      try {
        await pipeline(createReadStream(part), target);
      } finally {
        sizesOf.get(id)?.splice(file, 1, sizeOf(id, file));
      }
    },

    /** An empty folder for files that are being received. The caller removes it. */
    makePartsFolder: (id: string): string => mkdtempSync(join(filesOf(id), "parts-")),

    /** Puts a completely received file in place. Returns false if it's already there. */
    place(draft: Draft, file: number, from: string): boolean {
      const received = getReceived(draft);
      if (received[file] === draft.files[file]?.bytes) return false;
      renameSync(from, storedOf(draft.id, file));
      sizesOf.get(draft.id)?.splice(file, 1, sizeOf(draft.id, file));
      return true;
    },

    filesOf,

    /** The path to which a file is uploaded. */
    storedOf,

    listSources: ({ id, files }: Draft): SourceFile[] =>
      files.map((file, position) => ({ path: file.path, stored: storedOf(id, position) })),

    planOf: (id: string): string => join(folderOf(id), "plan.sqlite"),

    workFolderOf: (id: string): string => join(folderOf(id), "unpacked"),

    hasFiles: (id: string): boolean => existsSync(filesOf(id)),

    /** Keeps the plan. */
    removeFiles(id: string): void {
      sizesOf.delete(id);
      rmSync(filesOf(id), { recursive: true, force: true });
      rmSync(join(folderOf(id), "unpacked"), { recursive: true, force: true });
    },

    remove(id: string): void {
      sizesOf.delete(id);
      rmSync(folderOf(id), { recursive: true, force: true });
    },

    removeAll(): void {
      sizesOf.clear();
      rmSync(path, { recursive: true, force: true });
    },
  };
}
