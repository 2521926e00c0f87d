import { X } from "lucide-react";
import { Link } from "react-router";
import { formatLeft, getRecipeSlug, readTimer, sortTimers, type Timer } from "../../cooking/timers/timer.ts";
import { timers } from "../../cooking/timers/timers.ts";
import { useNow } from "../../cooking/timers/use-now.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { dishes, removeDish, type Dish } from "./dishes.ts";

export function getCookPath({ slug, search }: Pick<Dish, "slug" | "search">): string {
  return `/recipe/${slug}/cook${search}`;
}

/** One for each dish, as soon as there are two. */
export function DishTabs({ current }: { current: string }) {
  const all = useValue(dishes);
  const running = useValue(timers);
  const now = useNow(running.length > 0);
  if (all.length < 2) return null;
  return (
    <nav
      aria-label={t("cook-mode.dishes")}
      className="flex shrink-0 gap-2 overflow-x-auto px-4 pb-1.5 [scrollbar-width:none]"
    >
      {all.map((dish) => {
        const isCurrent = dish.slug === current;
        const own = running.filter(({ path }) => getRecipeSlug(path) === dish.slug);
        return (
          <div
            key={dish.slug}
            className={`rounded-field flex h-12 max-w-64 min-w-[130px] grow basis-0 items-center border ${isCurrent ? "border-primary-mark bg-base-100" : "border-base-300"}`}
          >
            <Link
              replace
              to={getCookPath(dish)}
              aria-current={isCurrent ? "page" : undefined}
              className="flex h-full min-w-0 grow flex-col justify-center px-3 leading-tight"
            >
              <span dir="auto" className="truncate font-medium">
                {dish.name}
              </span>
              <span className="text-muted truncate text-xs tabular-nums">{describeNext(dish, own, now)}</span>
            </Link>
            {!isCurrent && (
              <button
                type="button"
                className="btn btn-ghost btn-square size-11 shrink-0"
                aria-label={t("cook-mode.remove-dish", { name: dish.name })}
                onClick={() => removeDish(dish.slug)}
              >
                <X size={16} aria-hidden />
              </button>
            )}
          </div>
        );
      })}
    </nav>
  );
}

/** What needs hands: a timer that is over, then the next one, then the step. */
function describeNext({ at, steps }: Dish, own: readonly Timer[], now: number): string {
  const [first] = sortTimers(own);
  if (!first)
    return steps === 0 ? t("recipe.no-steps") : t("recipe.step-of", { number: at + 1, total: steps });
  const state = readTimer(first, now);
  return state.phase === "done" ? t("timers.done") : formatLeft(state.left);
}
