import { ARCHIVE_KINDS, type ArchiveKind } from "../../contract/archive-kinds.ts";
import type { BackupCounts } from "../../contract/backups.ts";
import type { Kinds } from "../../archiving/archive-kinds.ts";

/** Other programs read the files outside `tagine/`, whose names are in snake_case. */
export const LAYOUT = {
  recipes: "recipes/",
  pictures: "images/",
  recipe: (slug: string) => `recipes/${slug}.json`,
  picture: (slug: string, ext: string) => ({
    original: `images/${slug}/original.${ext}`,
    small: `images/${slug}/min-original.webp`,
    tiny: `images/${slug}/tiny-original.webp`,
  }),
  rendered: (template: string, slug: string, ext: string) => `templates/${template}/${slug}${ext}`,
  list: (kind: Exclude<ArchiveKind, "recipes">) => `${kind}/${kind}.json`,
  database: "tagine/tagine.db",
  hiddenPicture: (key: string, ext: string) => ({
    original: `tagine/pictures/${key}/original.${ext}`,
    small: `tagine/pictures/${key}/small.webp`,
    tiny: `tagine/pictures/${key}/tiny.webp`,
  }),
  manifest: "tagine/manifest.json",
};

/** Matches where the layout begins in a path, since other programs put a folder around everything. */
export const TOP_LEVEL = new RegExp(
  String.raw`(?:^|/)(?:recipes/|(${ARCHIVE_KINDS.join("|")})/\1\.json$|tagine/)`,
);

export interface Manifest {
  /** Goes up when older versions of Tagine can't read it any more. */
  format: 1;
  program: string;
  version: string;
  /** ISO 8601, UTC */
  madeAt: string;
  kinds: Kinds;
  counts: BackupCounts;
  missing: string[];
  files: Record<string, FileSum>;
}

export interface FileSum {
  bytes: number;
  sha256: string;
}
