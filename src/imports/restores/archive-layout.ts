import type { ArchiveKind } from "../../contract/archive-kinds.ts";
import type { BackupCounts } from "../../contract/backups.ts";
import type { Kinds } from "../../archiving/archive-kinds.ts";

/**
 * Where things stand in an archive. What stands outside `tagine/` other programs read too: recipes as they are read by
 * the API, one file each, and everything else in one list per kind, with names in snake_case.
 */
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
  /** What only a Tagine knows: the database without what makes it fast, and pictures that no recipe shows now. */
  database: "tagine/tagine.db",
  hiddenPicture: (key: string, ext: string) => ({
    original: `tagine/pictures/${key}/original.${ext}`,
    small: `tagine/pictures/${key}/small.webp`,
    tiny: `tagine/pictures/${key}/tiny.webp`,
  }),
  manifest: "tagine/manifest.json",
};

/** Names that other programs gave the folders of an archive, by which its beginning is found. */
export const TOP_LEVEL = /(?:^|\/)(?:recipes\/|(users|groups|settings|pages|themes)\/\1\.json$|tagine\/)/;

export interface Manifest {
  /** Goes up when older programs could not read it any more. */
  format: 1;
  program: string;
  version: string;
  /** ISO 8601, UTC */
  madeAt: string;
  kinds: Kinds;
  counts: BackupCounts;
  /** Files of pictures that could not be read. */
  missing: string[];
  files: Record<string, FileSum>;
}

export interface FileSum {
  bytes: number;
  sha256: string;
}
