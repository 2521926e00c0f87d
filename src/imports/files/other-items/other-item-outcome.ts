import type { Notice } from "../../../archiving/archive-list.ts";
import type { OtherItemKind } from "../../../contract/other-items.ts";

/** The result for an item other than a recipe, as stored with its job. */
export interface OtherItemOutcome<Made = unknown> {
  status: "added" | "skipped";
  /** Its kind. */
  also: OtherItemKind;
  name: string;
  /** Data for undoing; missing if nothing was added. */
  made?: Made;
  notice?: Notice;
}
