import type { ArchiveImport } from "../../../src/contract/archive-imports.ts";

/** The page of an archive that is or was brought in: below that of backups, or of recipe migrations. */
export function importPath({ id, purpose }: Pick<ArchiveImport, "id" | "purpose">): string {
  return `/admin/${purpose === "restore" ? "backups" : "migrations"}/imports/${id}`;
}
