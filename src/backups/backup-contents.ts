import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Kinds } from "../archiving/archive-kinds.ts";
import type { BackupCounts } from "../contract/backups.ts";
import { renderRecipes } from "../exports/render-recipes.ts";
import type { Templates } from "../exports/templates.ts";
import { LAYOUT, type FileSum, type Manifest } from "../imports/restores/archive-layout.ts";
import { ARCHIVE_LISTS, exportLists } from "../imports/restores/archive-lists.ts";
import type { Stores } from "../imports/restores/open-stores.ts";
import { getErrorCode } from "../platform/errors.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import type { ZipContent } from "../platform/zip/write-zip.ts";
import { NO_COUNTS } from "./backup.ts";

export interface BackupSource {
  /** A full copy of the database that nobody changes. */
  snapshot: Stores;
  /** The path of a copy without the kinds that are left out. */
  database: string;
  images: Pick<PictureFiles, "file">;
  templates: Templates;
  kinds: Kinds;
  /** Names of templates. */
  rendered: string[];
  version: string;
  madeAt: Date;
  onFile(done: number, total: number): void;
}

const FILES_PER_PICTURE = 3;

interface ArchiveStats {
  counts: BackupCounts;
  missing: string[];
}

/** The manifest is last, because it has the checksums of all files. */
export async function* backupContents(source: BackupSource): AsyncGenerator<ZipContent> {
  const sums: Record<string, FileSum> = {};
  const stats: ArchiveStats = { counts: { ...NO_COUNTS }, missing: [] };
  const total = estimateFileCount(source);
  let done = 0;
  for await (const content of listContents(source, stats)) {
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
  yield toJsonFile(LAYOUT.manifest, manifest);
}

async function* listContents(source: BackupSource, stats: ArchiveStats): AsyncGenerator<ZipContent> {
  const { snapshot, kinds } = source;
  if (kinds.recipes) yield* readRecipes(source, stats);
  for (const { name, rows } of exportLists(snapshot, kinds)) yield toJsonFile(name, rows);
  for (const list of ARCHIVE_LISTS) if (kinds[list.kind]) Object.assign(stats.counts, list.count?.(snapshot));
  for (const hidden of listHiddenPictures(source))
    yield* readPicture(hidden, LAYOUT.hiddenPicture(hidden.key, hidden.ext), source, stats);
  yield { name: LAYOUT.database, bytes: await readFile(source.database), packed: false };
}

async function* readRecipes(source: BackupSource, stats: ArchiveStats): AsyncGenerator<ZipContent> {
  const { snapshot } = source;
  const templates = source.rendered.map(source.templates.open);
  const slugs = snapshot.archivedRecipes.slugs();
  for await (const { recipe, texts } of renderRecipes(slugs, templates, snapshot.recipes)) {
    const { slug } = recipe;
    const known = snapshot.archivedRecipes.known(slug);
    if (!known) continue;
    yield toJsonFile(LAYOUT.recipe(slug), recipe);
    stats.counts.recipes++;
    for (const [at, { folder, ext }] of templates.entries())
      yield { name: LAYOUT.rendered(folder, slug, ext), bytes: Buffer.from(texts[at] ?? ""), packed: false };
    if (!known.picture) continue;
    const names = LAYOUT.picture(slug, known.picture.ext);
    if (yield* readPicture(known.picture, names, source, stats)) stats.counts.pictures++;
  }
}

/** Pictures of people and of recipes in the trash, and former and further pictures of recipes. */
function listHiddenPictures({ snapshot, kinds }: BackupSource): { key: string; ext: string }[] {
  const { archivedRecipes, users } = snapshot;
  const hidden = archivedRecipes.slugs().flatMap((slug) => {
    const known = archivedRecipes.known(slug);
    return [known?.former?.picture ?? [], known?.further ?? []].flat();
  });
  const deleted = archivedRecipes
    .listDeleted()
    .flatMap((recipe) => [recipe.picture ?? [], recipe.former?.picture ?? [], recipe.further].flat());
  const people = users.list().flatMap(({ id }) => users.picture(id) ?? []);
  return [...(kinds.recipes ? [...hidden, ...deleted] : []), ...(kinds.users ? people : [])];
}

/** Without readable small sizes, only the original: restoring makes them again. */
async function* readPicture(
  { key, ext }: { key: string; ext: string },
  names: { original: string; small: string; tiny: string },
  { images }: BackupSource,
  { missing }: ArchiveStats,
): AsyncGenerator<ZipContent, boolean> {
  const sizes = ["original", "small", "tiny"] as const;
  const files = await Promise.all(
    sizes.map(async (size) => ({
      size,
      name: names[size],
      bytes: await readOrNull(images.file({ key, ext }, size)),
    })),
  );
  const unreadable = files.filter(({ bytes }) => bytes === null);
  missing.push(...unreadable.map(({ name }) => name));
  const hasOriginal = unreadable.every(({ size }) => size !== "original");
  for (const { size, name, bytes } of files)
    if (bytes && hasOriginal && (unreadable.length === 0 || size === "original"))
      yield { name, bytes, packed: true };
  return hasOriginal;
}

const UNREADABLE = new Set<unknown>(["ENOENT", "ENOTDIR", "EISDIR", "EACCES", "EPERM", "ELOOP"]);

async function readOrNull(path: string): Promise<Buffer | null> {
  try {
    const bytes = await readFile(path);
    return bytes.length > 0 ? bytes : null;
  } catch (problem) {
    if (UNREADABLE.has(getErrorCode(problem))) return null;
    throw problem;
  }
}

function estimateFileCount({ snapshot, kinds, rendered }: BackupSource): number {
  if (!kinds.recipes) return 1;
  const slugs = snapshot.archivedRecipes.slugs().length;
  return slugs * (1 + rendered.length) + snapshot.pictures.keys().size * FILES_PER_PICTURE;
}

function toJsonFile(name: string, value: unknown): ZipContent {
  return { name, bytes: Buffer.from(JSON.stringify(value, null, 1)), packed: false };
}

export function sha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
