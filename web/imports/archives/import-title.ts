import type { ArchiveImport } from "../../../src/contract/archive-imports.ts";
import { t } from "../../text/translation.ts";

export function importTitle({ archive: name, undoes }: ArchiveImport): string {
  return undoes === null ? t("reports.title", { name }) : t("reports.back-to", { name });
}
