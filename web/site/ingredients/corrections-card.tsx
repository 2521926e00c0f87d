import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { IngredientCorrections } from "../../../src/contract/ingredients.ts";
import { spellParts } from "../../../src/ingredients/correct-line.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { focusHeading } from "../../ui/focus-heading.ts";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { RemovableRow } from "./removable-row.tsx";

export function CorrectionsCard({ lines }: { lines: IngredientCorrections["lines"] }) {
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLDivElement>(null);
  const { busy, problem, send } = useSending(async (id: number) => {
    const answer = await callApi("DELETE ingredient-corrections/{id}", { params: { id } });
    await revalidate();
    focusHeading(list.current);
    return answer.ok ? null : answer.message;
  });
  return (
    <SettingsCard title={t("ingredients.corrections")} help={t("ingredients.corrections-help")}>
      <div ref={list} className="flex flex-col gap-5">
        {problem && <Alert title={problem} />}
        {lines.length === 0 && <p className="text-muted text-sm">{t("ingredients.no-corrections")}</p>}
        {lines.length > 0 && (
          <ul className="divide-base-300 -my-3 divide-y">
            {lines.toReversed().map(({ id, line, amount, unit, food, foodName }) => (
              <RemovableRow
                key={id}
                name={line}
                meaning={[...new Set([spellParts({ amount, unit }), food, foodName])]
                  .filter(Boolean)
                  .join(" · ")}
                action={t("frame.undo")}
                actionName={t("ingredients.undo-of", { line })}
                busy={busy}
                onRemove={() => void send(id)}
              />
            ))}
          </ul>
        )}
      </div>
    </SettingsCard>
  );
}
