import type { ArchiveImport, ArchiveRow } from "../../../src/contract/archive-imports.ts";
import type { TextKey } from "../../text/translation.ts";

const EXISTING = new Set([
  "recipe-exists",
  "settings-exist",
  "theme-exists",
  "ingredient-correction-exists",
  "taught-food-exists",
  "page-exists",
  "group-exists",
  "user-exists",
  "meal-plan-exists",
  "sign-up-link-exists",
]);

/** Null if the sentence says it, or nothing can be done. */
export function failureHelp(
  refusal: ArchiveRow["refusal"],
  purpose: ArchiveImport["purpose"],
): TextKey | null {
  if (!refusal || !EXISTING.has(refusal.code)) return null;
  return purpose === "restore" ? "reports.help-force" : "reports.help-rename";
}

export function existingSlug(refusal: ArchiveRow["refusal"]): string | null {
  const slug = refusal?.code === "recipe-exists" ? refusal.params["slug"] : null;
  return typeof slug === "string" && slug ? slug : null;
}
