import { useRevalidator } from "react-router";
import type { IngredientCorrections } from "../../../src/contract/ingredients.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { Online } from "../../ui/online.tsx";
import { SettingsCard } from "../../ui/settings-card.tsx";
import { RemovableRows } from "./removable-rows.tsx";
import { TeachFood } from "./teach-food.tsx";

interface Props {
  foods: IngredientCorrections["foods"];
  isAdmin: boolean;
}

export function TaughtFoodsCard({ foods, isAdmin }: Props) {
  const { revalidate } = useRevalidator();
  return (
    <SettingsCard title={t("ingredients.taught")} help={t("ingredients.taught-help")}>
      <RemovableRows
        rows={foods.map(({ id, name, foodId, foodName }) => ({
          id,
          name,
          meaning: foodName ?? foodId,
          actionName: t("ingredients.remove-of", { name }),
        }))}
        noRows={t("ingredients.no-taught")}
        action={isAdmin ? t("ingredients.remove") : null}
        remove={(id) => callApi("DELETE taught-foods/{id}", { params: { id } })}
      />
      {isAdmin && (
        <Online>
          <TeachFood onTaught={revalidate} />
        </Online>
      )}
    </SettingsCard>
  );
}
