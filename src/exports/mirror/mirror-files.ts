import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { getErrorCode } from "../../platform/errors.ts";

export const MANIFEST = ".tagine-mirror.json";
export const PICTURES = "images";
const DRAFT = ".tagine-tmp";
const UNFINISHED = "";

export type MirrorFiles = ReturnType<typeof openMirrorFiles>;

/**
 * The manifest lists what Tagine wrote, so that other files in the folder are never touched.
 * Throws if the folder can't be used.
 */
export function openMirrorFiles(folder: string) {
  // Only the folder itself: a missing parent is likely a disk that isn't mounted.
  for (const path of [folder, join(folder, PICTURES)]) makeFolder(path);
  const manifest = readManifest(folder);
  const written = manifest ?? new Map<string, string>();
  const foreign = new Set(
    listFiles(folder)
      .filter((path) => !written.has(path))
      .map(toKey),
  );

  async function save(): Promise<void> {
    const files = Object.fromEntries([...written].toSorted(([one], [other]) => (one < other ? -1 : 1)));
    const text = `${JSON.stringify({ version: 1, files }, null, 1)}\n`;
    await replace(folder, MANIFEST, text);
  }

  /** Whether Tagine wrote it and nobody has changed it since. */
  async function isUnchanged(path: string, mark: string): Promise<boolean> {
    if (mark.startsWith("picture ")) {
      const { size } = await stat(join(folder, path));
      return mark.endsWith(` ${size}`);
    }
    return mark === hash(await readFile(join(folder, path), "utf8"));
  }

  return {
    /** Whether all files must be written again. */
    isNew: manifest === null,

    isForeign: (path: string): boolean => foreign.has(toKey(path)),

    /** Call it before writing files, so that they are known as Tagine's even after a crash. */
    async plan(paths: Iterable<string>): Promise<void> {
      const added = [...paths].filter((path) => !written.has(path) && !foreign.has(toKey(path)));
      added.forEach((path) => written.set(path, UNFINISHED));
      if (added.length > 0 || manifest === null) await save();
    },

    async writeText(path: string, text: string): Promise<void> {
      if ((await readOrNothing(join(folder, path))) !== text) await replace(folder, path, text);
      written.set(path, hash(text));
    },

    async writePicture(path: string, key: string, read: () => Promise<Uint8Array | null>): Promise<void> {
      const mark = written.get(path) ?? UNFINISHED;
      const isThere = mark.startsWith(`picture ${key} `) && (await isSame(path, mark));
      const bytes = isThere ? null : await read();
      if (!bytes) return;
      await replace(folder, path, bytes);
      written.set(path, `picture ${key} ${bytes.length}`);
    },

    /** Removes files of recipes that were deleted or renamed. */
    async removeOthers(current: ReadonlySet<string>): Promise<void> {
      const keys = new Set([...current].map(toKey));
      for (const [path, mark] of written) {
        if (current.has(path)) continue;
        // On some disks, names that differ in case are the same file.
        if (!keys.has(toKey(path)) && (await isSame(path, mark)))
          await rm(join(folder, path), { force: true });
        written.delete(path);
      }
    },

    save,
  };

  async function isSame(path: string, mark: string): Promise<boolean> {
    try {
      return await isUnchanged(path, mark);
    } catch (problem) {
      if (getErrorCode(problem) === "ENOENT") return false;
      throw problem;
    }
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (problem) {
    if (getErrorCode(problem) !== "EEXIST") throw problem;
  }
}

function listFiles(folder: string): string[] {
  const pictures = readdirSync(join(folder, PICTURES)).map((name) => `${PICTURES}/${name}`);
  return [...readdirSync(folder), ...pictures];
}

/** Null if there is none, or if it's damaged. */
function readManifest(folder: string): Map<string, string> | null {
  try {
    const { files } = JSON.parse(readFileSync(join(folder, MANIFEST), "utf8")) as { files: object };
    const isOwn = (path: string) => !path.split("/").includes("..") && !path.startsWith("/");
    const entries = Object.entries(files).filter(([path]) => isOwn(path));
    return new Map(entries.map(([path, mark]) => [path, String(mark)]));
  } catch (problem) {
    const isMissing = getErrorCode(problem) === "ENOENT";
    if (isMissing || problem instanceof SyntaxError || problem instanceof TypeError) return null;
    throw problem;
  }
}

/** Readers see the old file or the new one, never half of it. */
async function replace(folder: string, path: string, content: string | Uint8Array): Promise<void> {
  const target = join(folder, path);
  const draft = join(folder, DRAFT);
  await writeFile(draft, content);
  await rename(draft, target).catch(async (problem: unknown) => {
    await rm(draft, { force: true });
    throw problem;
  });
}

async function readOrNothing(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (problem) {
    if (getErrorCode(problem) === "ENOENT") return null;
    throw problem;
  }
}

function toKey(path: string): string {
  return path.normalize("NFC").toLowerCase();
}

function hash(text: string): string {
  return new Bun.CryptoHasher("sha256").update(text).digest("hex").slice(0, 32);
}
