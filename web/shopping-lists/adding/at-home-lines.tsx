import { useId } from "react";
import { t } from "../../text/translation.ts";
import type { OfferedLine, ShownText } from "./offered-line.ts";
import { PickerLine } from "./picker-line.tsx";
import type { Picks } from "./use-picks.ts";

/** One row for the salt of all recipes. */
export function AtHomeLines({ lines, picks }: { lines: OfferedLine[]; picks: Picks }) {
  const id = useId();
  const byFood = Map.groupBy(lines, ({ staple }) => staple);
  const recipes = new Set(lines.map(({ entry }) => entry.source?.slug));
  return (
    <section aria-labelledby={id} className="border-base-300 border-t pt-4">
      <h3 id={id} className="text-base">
        {t("add-to-list.at-home")}
      </h3>
      <p className="text-muted text-sm text-pretty">{t("add-to-list.at-home-help")}</p>
      <ul>
        {[...byFood].map(([staple, some]) => (
          <PickerLine
            key={staple}
            shown={showTogether(some)}
            note={recipes.size > 1 ? listNames(some) : ""}
            isPicked={some.every(picks.isPicked)}
            onPick={(isOn) => picks.pick(some, isOn)}
          />
        ))}
      </ul>
    </section>
  );
}

function showTogether([first, ...others]: OfferedLine[]): ShownText {
  if (first && others.length === 0) return first.shown;
  return { before: "", amount: "", after: first?.food ?? "" };
}

function listNames(lines: OfferedLine[]): string {
  return [...new Set(lines.map(({ entry }) => entry.source?.name ?? ""))].filter(Boolean).join(", ");
}
