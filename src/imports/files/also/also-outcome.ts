import type { Notice } from "../../../archiving/archive-list.ts";
import type { Language } from "../../../contract/languages.ts";
import type { AlsoKind } from "../../../contract/file-imports.ts";

/** How something beside recipes ended, as stored with its job. */
export interface AlsoOutcome<Made = unknown> {
  status: "added" | "skipped";
  also: AlsoKind;
  name: string;
  /** What undoing needs; missing if nothing was added. */
  made?: Made;
  notice?: Notice;
}

/** Who imports. */
export interface Importer {
  id: number;
  name: string;
  group: number;
  /** Of texts that don't show it. */
  language: Language;
}
