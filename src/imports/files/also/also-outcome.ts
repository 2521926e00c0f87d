import type { Notice } from "../../../archiving/archive-list.ts";
import type { Language } from "../../../contract/languages.ts";
import type { AlsoKind } from "../../../contract/file-imports.ts";

/** The result for something other than a recipe, as stored with its job. */
export interface AlsoOutcome<Made = unknown> {
  status: "added" | "skipped";
  also: AlsoKind;
  name: string;
  /** Data for undoing; missing if nothing was added. */
  made?: Made;
  notice?: Notice;
}

/** The person who imports. */
export interface Importer {
  id: number;
  name: string;
  group: number;
  /** The language of texts whose language can't be detected. */
  language: Language;
}
