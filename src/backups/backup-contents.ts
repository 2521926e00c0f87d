import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { BackupCounts } from "../contract/backups.ts";
import { getErrorCode } from "../platform/errors.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import type { ZipContent } from "../platform/zip/write-zip.ts";
import { LAYOUT, type FileSum, type Manifest } from "../imports/restores/archive-layout.ts";
import { NO_COUNTS } from "./backup.ts";
import { type Kinds } from "../archiving/archive-kinds.ts";
import { ARCHIVE_LISTS, exportLists } from "../imports/restores/archive-lists.ts";
import type { Stores } from "../imports/restores/open-stores.ts";
import { renderRecipes } from "../exports/render-recipes.ts";
import type { Templates } from "../exports/templates.ts";

export interface BackupSource {
  /** A copy that nobody else changes. */
  snapshot: Stores;
  /** The copy's file, with nothing in it of what is left out. */
  database: string;
  images: Pick<PictureFiles, "file">;
  templates: Templates;
  kinds: Kinds;
  rendered: string[];
  version: string;
  madeAt: Date;
  onFile(done: number, total: number): void;
}

/** Of one picture, three files. */
const FILES_OF_PICTURE = 3;

/** Everything that stands in a backup, file by file as it is written, and last what it holds with the sum of each file. */
export async function* backupContents(source: BackupSource): AsyncGenerator<ZipContent> {
  const sums: Record<string, FileSum> = {};
  const stats: ArchiveStats = { counts: { ...NO_COUNTS }, missing: [] };
  const total = fileCount(source);
  let done = 0;
  for await (const content of files(source, stats)) {
    sums[content.name] = { bytes: content.bytes.length, sha256: sha256(content.bytes) };
    source.onFile(++done, Math.max(done, total));
    yield content;
  }
  const { version, kinds, madeAt } = source;
  const manifest: Manifest = {
    format: 1,
    program: "Tagine",
    version,
    madeAt: madeAt.toISOString(),
    kinds,
    ...stats,
    files: sums,
  };
  yield json(LAYOUT.manifest, manifest);
}

interface ArchiveStats {
  counts: BackupCounts;
  missing: string[];
}

async function* files(source: BackupSource, stats: ArchiveStats): AsyncGenerator<ZipContent> {
  const { snapshot, kinds } = source;
  if (kinds.recipes) yield* recipes(source, stats);
  for (const { name, rows } of exportLists(snapshot, kinds)) yield json(name, rows);
  for (const list of ARCHIVE_LISTS) if (kinds[list.kind]) Object.assign(stats.counts, list.count?.(snapshot));
  yield* readHiddenPictures(source, stats);
  yield { name: LAYOUT.database, bytes: await readFile(source.database), packed: false };
}

async function* recipes(source: BackupSource, stats: ArchiveStats): AsyncGenerator<ZipContent> {
  const { snapshot } = source;
  const templates = source.rendered.map(source.templates.open);
  const slugs = snapshot.archivedRecipes.slugs();
  for await (const { recipe, texts } of renderRecipes(slugs, templates, snapshot.recipes)) {
    const { slug } = recipe;
    const known = snapshot.archivedRecipes.known(slug);
    if (!known) continue;
    yield json(LAYOUT.recipe(slug), recipe);
    stats.counts.recipes++;
    for (const [at, { folder, ext }] of templates.entries())
      yield { name: LAYOUT.rendered(folder, slug, ext), bytes: Buffer.from(texts[at] ?? ""), packed: false };
    if (!known.picture) continue;
    const written = yield* picture(known.picture, LAYOUT.picture(slug, known.picture.ext), source, stats);
    if (written) stats.counts.pictures++;
  }
}

/** Pictures that no recipe shows now: of people, of recipes in the bin, and those that can be had back. */
async function* readHiddenPictures(source: BackupSource, stats: ArchiveStats): AsyncGenerator<ZipContent> {
  for (const one of listHiddenPictures(source))
    yield* picture(one, LAYOUT.hiddenPicture(one.key, one.ext), source, stats);
}

function listHiddenPictures({ snapshot, kinds }: BackupSource): { key: string; ext: string }[] {
  const { archivedRecipes: all, users } = snapshot;
  const former = all.slugs().flatMap((slug) => all.known(slug)?.former?.picture ?? []);
  const binned = all
    .listDeleted()
    .flatMap((recipe) => [recipe.picture ?? [], recipe.former?.picture ?? []].flat());
  const people = users.list().flatMap(({ id }) => users.picture(id) ?? []);
  return [...(kinds.recipes ? [...former, ...binned] : []), ...(kinds.users ? people : [])];
}

/**
 * Its three files, or the original alone where a small form cannot be read: restoring makes those anew. Without the
 * original there is nothing. What is missing is told; whether the original was there comes back.
 */
async function* picture(
  { key, ext }: { key: string; ext: string },
  names: { original: string; small: string; tiny: string },
  { images }: BackupSource,
  { missing }: ArchiveStats,
): AsyncGenerator<ZipContent, boolean> {
  const sizes = ["original", "small", "tiny"] as const;
  const read = await Promise.all(
    sizes.map(async (size) => ({
      size,
      name: names[size],
      bytes: await readOrNull(images.file({ key, ext }, size)),
    })),
  );
  const lacking = read.filter(({ bytes }) => bytes === null);
  missing.push(...lacking.map(({ name }) => name));
  const hasOriginal = lacking.every(({ size }) => size !== "original");
  for (const { size, name, bytes } of read)
    if (bytes && hasOriginal && (lacking.length === 0 || size === "original"))
      yield { name, bytes, packed: true };
  return hasOriginal;
}

/** What a file says that is gone, not a file, or not ours to read. */
const UNREADABLE = new Set<unknown>(["ENOENT", "ENOTDIR", "EISDIR", "EACCES", "EPERM", "ELOOP"]);

/** Null when it cannot be read or holds nothing. */
async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    const bytes = await readFile(path);
    return bytes.length > 0 ? bytes : null;
  } catch (problem) {
    if (UNREADABLE.has(getErrorCode(problem))) return null;
    throw problem;
  }
}

/** About how many files there will be: lists and the database are a handful. */
function fileCount({ snapshot, kinds, rendered }: BackupSource): number {
  if (!kinds.recipes) return 1;
  const slugs = snapshot.archivedRecipes.slugs().length;
  return slugs * (1 + rendered.length) + snapshot.pictures.keys().size * FILES_OF_PICTURE;
}

function json(name: string, value: unknown): ZipContent {
  return { name, bytes: Buffer.from(JSON.stringify(value, null, 1)), packed: false };
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
