import { Plus } from "lucide-react";
import { useRevalidator } from "react-router";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { useSending } from "../../ui/use-sending.ts";
import { dishes } from "../cook-mode/dishes.ts";
import { addPlanned, type Kitchen } from "./load-kitchen.ts";

interface Props extends Pick<Kitchen, "planned"> {
  isExplained?: boolean;
}

/** Today's other recipes are one tap away. */
export function AddDish({ planned, isExplained = false }: Props) {
  const all = useValue(dishes);
  const { revalidate } = useRevalidator();
  const others = planned.filter(({ slug }) => !all.some((dish) => dish.slug === slug));
  const { problem, send } = useSending(async (meal: (typeof planned)[number]) => {
    const refused = await addPlanned(meal);
    if (refused === null) await revalidate();
    return refused;
  });
  if (others.length === 0 && !isExplained) return null;
  return (
    <section className="flex flex-col gap-2" aria-label={t("together.add-dish")}>
      {others.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {others.map((meal) => (
            <li key={meal.slug} className="min-w-0">
              <button
                type="button"
                className="btn bg-base-100 border-base-300 h-auto min-h-11 max-w-full py-2"
                onClick={() => void send(meal)}
              >
                <Plus size={18} className="shrink-0" aria-hidden />
                <span dir="auto" className="min-w-0 truncate">
                  {t("together.add-planned", { name: meal.name })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {problem !== null && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {isExplained && <p className="text-muted text-sm text-pretty">{t("together.add-how")}</p>}
    </section>
  );
}
