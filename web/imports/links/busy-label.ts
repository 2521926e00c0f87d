import { t } from "../../text/translation.ts";
import type { Busy } from "./use-import-steps.ts";

/** What a button says while it is waited for. */
export function busyLabel(busy: Busy): string {
  return busy === "storing" ? t("import.storing") : t("import.processing");
}
