import { FILE_FORMAT_TITLES } from "../../../src/contract/file-format-titles.ts";
import type { FileFormatName } from "../../../src/contract/file-imports.ts";
import { joinWithCommas } from "../../../src/contract/join-lists.ts";
import { language } from "../../state/language.ts";
import { t, type TextKey } from "../../text/translation.ts";

const KINDS: Partial<Record<FileFormatName, TextKey>> = {
  "web-page": "file-import.kind-web-page",
  "json-ld": "file-import.kind-json-ld",
  table: "file-import.kind-table",
  text: "file-import.kind-text",
};

/** The program, or what kind of file it is. */
export function formatName(format: FileFormatName): string {
  const kind = KINDS[format];
  return kind ? t(kind) : FILE_FORMAT_TITLES[format];
}

/** What people look for first. */
const NAMED: FileFormatName[] = [
  "paprika",
  "mealie-backup",
  "tandoor",
  "mela",
  "crouton",
  "recipekeeper",
  "recipesage",
  "copymethat",
  "plantoeat",
  "nextcloud",
  "cookmate",
  "evernote",
  "mastercook",
  "cooklang",
];

export function listPrograms(): string {
  // "And more" follows, so no "and" may come before the last one.
  return joinWithCommas(NAMED.map(formatName), language.value);
}
