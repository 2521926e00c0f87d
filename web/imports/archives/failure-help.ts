import type { ArchiveImport, ArchiveRow } from "../../../src/contract/archive-imports.ts";
import type { TextKey } from "../../text/translation.ts";

/** Refusals that say that something is here already, and was left as it is. */
const EXISTING = new Set([
  "recipe-exists",
  "settings-exist",
  "theme-exists",
  "page-exists",
  "group-exists",
  "user-exists",
  "meal-plan-exists",
  "sign-up-link-exists",
]);

/** What to do about an item that was not brought in; null where its sentence says it, or nothing can be done here. */
export function failureHelp(
  refusal: ArchiveRow["refusal"],
  purpose: ArchiveImport["purpose"],
): TextKey | null {
  if (!refusal || !EXISTING.has(refusal.code)) return null;
  return purpose === "restore" ? "reports.help-force" : "reports.help-rename";
}

/** The slug of the recipe that is here already in its place; null without one. */
export function existingSlug(refusal: ArchiveRow["refusal"]): string | null {
  const slug = refusal?.code === "recipe-exists" ? refusal.params["slug"] : null;
  return typeof slug === "string" && slug ? slug : null;
}
