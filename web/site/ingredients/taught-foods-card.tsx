import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { IngredientCorrections } from "../../../src/contract/ingredients.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { focusHeading } from "../../ui/focus-heading.ts";
import { Online } from "../../ui/online.tsx";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { RemovableRow } from "./removable-row.tsx";
import { TeachFood } from "./teach-food.tsx";

interface Props {
  foods: IngredientCorrections["foods"];
  isAdmin: boolean;
}

export function TaughtFoodsCard({ foods, isAdmin }: Props) {
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLDivElement>(null);
  const { busy, problem, send } = useSending(async (id: number) => {
    const answer = await callApi("DELETE taught-foods/{id}", { params: { id } });
    await revalidate();
    focusHeading(list.current);
    return answer.ok ? null : answer.message;
  });
  return (
    <SettingsCard title={t("ingredients.taught")} help={t("ingredients.taught-help")}>
      <div ref={list} className="flex flex-col gap-5">
        {problem && <Alert title={problem} />}
        {foods.length === 0 && <p className="text-muted text-sm">{t("ingredients.no-taught")}</p>}
        {foods.length > 0 && (
          <ul className="divide-base-300 -my-3 divide-y">
            {foods.toReversed().map(({ id, name, foodId, foodName }) => (
              <RemovableRow
                key={id}
                name={name}
                meaning={foodName ?? foodId}
                action={isAdmin ? t("ingredients.remove") : null}
                actionName={t("ingredients.remove-of", { name })}
                busy={busy}
                onRemove={() => void send(id)}
              />
            ))}
          </ul>
        )}
      </div>
      {isAdmin && (
        <Online>
          <TeachFood onTaught={revalidate} />
        </Online>
      )}
    </SettingsCard>
  );
}
