import type { FileImport } from "../../../src/contract/file-imports.ts";
import { t } from "../../text/translation.ts";

/** How many values had no field of their own. */
export function KeptExtras({ extras: { values, recipes } }: Pick<FileImport, "extras">) {
  if (values === 0) return null;
  return (
    <p className="text-muted text-sm text-pretty">
      {t("file-import.extras-kept", {
        count: values,
        recipes: t("file-import.recipes", { count: recipes }),
      })}
    </p>
  );
}
