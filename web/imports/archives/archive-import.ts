import type { ArchiveImport } from "../../../src/contract/archive-imports.ts";
import { t } from "../../text/translation.ts";

export function importTitle({ archive: name, purpose }: ArchiveImport): string {
  return purpose === "restore" ? t("reports.restore-title", { name }) : t("reports.title", { name });
}

/** Reports are below the pages of backups or of migrations. */
export function importPath({ id, purpose }: Pick<ArchiveImport, "id" | "purpose">): string {
  return `/admin/${purpose === "restore" ? "backups" : "migrations"}/imports/${id}`;
}
