import type { IngredientCorrections } from "../../../src/contract/ingredients.ts";
import { formatParts } from "../../../src/ingredients/correct-line.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { RemovableRows } from "./removable-rows.tsx";

export function CorrectionsCard({ lines }: { lines: IngredientCorrections["lines"] }) {
  return (
    <SettingsCard title={t("ingredients.corrections")} help={t("ingredients.corrections-help")}>
      <RemovableRows
        rows={lines.map(({ id, line, amount, unit, food, foodName }) => ({
          id,
          name: line,
          meaning: [...new Set([formatParts({ amount, unit }), food, foodName])].filter(Boolean).join(" · "),
          actionName: t("ingredients.undo-of", { line }),
        }))}
        noRows={t("ingredients.no-corrections")}
        action={t("frame.undo")}
        remove={(id) => callApi("DELETE ingredient-corrections/{id}", { params: { id } })}
      />
    </SettingsCard>
  );
}
