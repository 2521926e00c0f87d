import { useId } from "react";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatSize } from "../text/data-size.ts";
import { t } from "../text/translation.ts";
import { BYTES_PER_MEGABYTE, PICTURE_BUDGETS, pictureBudget } from "./offline-settings.ts";

export function BudgetField() {
  const chosen = useValue(pictureBudget);
  const locale = useValue(language);
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t("device.budget")}
      </label>
      <select
        id={id}
        className="input picker w-full sm:max-w-48"
        aria-describedby={`${id}-help`}
        value={chosen}
        onChange={({ currentTarget }) => {
          pictureBudget.value = Number(currentTarget.value);
        }}
      >
        {PICTURE_BUDGETS.map((budget) => (
          <option key={budget} value={budget}>
            {formatSize(budget * BYTES_PER_MEGABYTE, locale)}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className="text-muted text-sm">
        {t("device.budget-help")}
      </p>
    </div>
  );
}
