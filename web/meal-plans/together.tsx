import { use, useMemo, type ReactNode } from "react";
import { unitSystem } from "../ingredients/unit-system.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { addUpNeeds, type NeedReading } from "./add-up-needs.ts";
import { listRecipeNames, type ListLine, type Need } from "./needs.ts";
import { ShoppingRow } from "./shopping-row.tsx";
import type { Ticking } from "./shopping-ticks.ts";

interface Props extends Ticking {
  needs: Need[];
  loading: Promise<NeedReading | null>;
  /** What needs the lines, too. */
  children: (groups: ListLine[][]) => ReactNode;
}

/** The lines of all recipes, added up. Suspends until foods are loaded. */
export function Together({ needs, loading, ticked, onTick, children }: Props) {
  const reading = use(loading);
  const system = useValue(unitSystem);
  // Comparing hundreds of lines takes too long for each tick.
  const groups = useMemo(() => addUpNeeds(needs, reading, system), [needs, reading, system]);
  if (groups.length === 0) return <p className="text-muted py-2">{t("recipe.no-ingredients")}</p>;
  return (
    <>
      <div className="divide-base-300 divide-y">
        {groups.map((lines) => (
          <ul key={lines[0]?.needs[0]?.key} className="py-1">
            {lines.map((line) => (
              <ShoppingRow
                key={line.needs[0]?.key}
                text={line.text}
                times={line.addUp ? 1 : line.needs.length}
                recipes={listRecipeNames(line).join(", ")}
                ticked={getLineState(line, ticked)}
                onTick={(on) =>
                  onTick(
                    line.needs.map(({ key }) => key),
                    on,
                  )
                }
              />
            ))}
          </ul>
        ))}
      </div>
      {children(groups)}
    </>
  );
}

function getLineState({ needs }: ListLine, ticked: ReadonlySet<string>): "all" | "some" | "none" {
  const count = needs.filter(({ key }) => ticked.has(key)).length;
  if (count === 0) return "none";
  return count === needs.length ? "all" : "some";
}
