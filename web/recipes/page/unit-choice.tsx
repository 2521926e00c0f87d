import { UNIT_SYSTEMS } from "../../../src/contract/rules.ts";
import { t } from "../../text/translation.ts";
import { useValue } from "../../state/use-value.ts";
import { chooseUnits, unitSystem } from "../../ingredients/unit-system.ts";

export function UnitChoice() {
  const system = useValue(unitSystem);
  return (
    <select
      aria-label={t("recipe.units")}
      className="input picker field-sizing-content w-auto max-w-44 min-w-0 shrink truncate"
      value={system}
      onChange={({ currentTarget }) => {
        const chosen = UNIT_SYSTEMS.find((one) => one === currentTarget.value);
        if (chosen) chooseUnits(chosen);
      }}
    >
      {UNIT_SYSTEMS.map((one) => (
        <option key={one} value={one}>
          {t(`recipe.units-${one}`)}
        </option>
      ))}
    </select>
  );
}
