import { t } from "../../text/translation.ts";
import { EditedField } from "../../ui/edited-field.tsx";
import { inUnit, getNutrientUnit, nutrientName } from "../nutrient.ts";

interface Props {
  nutrition: Record<string, string>;
  onType: (key: string, amount: string) => void;
}

export function NutritionFields({ nutrition, onType }: Props) {
  return (
    <section aria-labelledby="nutrition-title" className="flex flex-col gap-3">
      <h2 id="nutrition-title" className="text-lg">
        {t("recipe.nutrition")}
      </h2>
      <div className="grid grid-cols-2 gap-3">
        {Object.entries(nutrition).map(([key, amount]) => (
          <EditedField
            key={key}
            label={nutrientName(key)}
            value={amount}
            unit={getUnit(key, amount)}
            onType={(typed) => onType(key, typed)}
          />
        ))}
      </div>
    </section>
  );
}

/** Null if the amount has a unit. */
function getUnit(key: string, amount: string): string | null {
  const unit = /^[\d.\s]*$/.test(amount) ? getNutrientUnit(key) : null;
  return unit && inUnit("", unit).trim();
}
