import { chowdown } from "../migrations/formats/chowdown.ts";
import { mealie } from "../migrations/formats/mealie.ts";
import { nextcloud } from "../migrations/formats/nextcloud.ts";
import type { ArchiveFiles } from "../archives/recipe-format.ts";
import type { FileFormat, FileSample } from "./file-format.ts";
import { copymethat } from "./formats/copymethat.ts";
import { evernote } from "./formats/evernote.ts";
import { fromArchiveFormat } from "./formats/from-archive-format.ts";
import { pdf } from "./formats/pdf.ts";
import { recipekeeper } from "./formats/recipekeeper.ts";
import { tandoor } from "./formats/tandoor.ts";
import { webPage } from "./formats/web-page.ts";
import { mealieBackup } from "./formats/mealie-backup/mealie-backup.ts";

/** In order: the first that recognizes a file reads it, so those that accept almost anything come last. */
export const FORMATS: readonly FileFormat[] = [
  mealieBackup,
  fromArchiveFormat("mealie", mealie, ({ kind, head }) => kind === "json" && !/"@type"/.test(head)),
  fromArchiveFormat("nextcloud", nextcloud, ({ kind, head }) => kind === "json" && /"@type"/.test(head)),
  fromArchiveFormat("chowdown", chowdown, ({ head }) => /^\uFEFF?---\s*$/m.test(head.slice(0, 10))),
  tandoor,
  recipekeeper,
  copymethat,
  evernote,
  webPage,
  pdf,
];

/** Null for pictures and anything else without recipes. */
export function findFormat(file: FileSample, files: ArchiveFiles): FileFormat | null {
  return FORMATS.find((format) => format.recognize(file, files)) ?? null;
}
