import { t } from "../../text/translation.ts";
import { useValue } from "../../state/use-value.ts";
import { chooseUnits, unitSystem } from "../amounts/unit-system.ts";

const SYSTEMS = ["written", "metric", "us"] as const;

export function UnitChoice() {
  const system = useValue(unitSystem);
  return (
    <select
      aria-label={t("recipe.units")}
      className="input picker w-auto max-w-44 min-w-0 shrink truncate"
      value={system}
      onChange={({ currentTarget }) => {
        const chosen = SYSTEMS.find((one) => one === currentTarget.value);
        if (chosen) chooseUnits(chosen);
      }}
    >
      {SYSTEMS.map((one) => (
        <option key={one} value={one}>
          {t(`recipe.units-${one}`)}
        </option>
      ))}
    </select>
  );
}
