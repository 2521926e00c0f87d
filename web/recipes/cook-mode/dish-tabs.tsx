import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { formatLeft, getRecipeSlug, readTimer, sortTimers, type Timer } from "../../cooking/timers/timer.ts";
import { timers } from "../../cooking/timers/timers.ts";
import { useNow } from "../../cooking/timers/use-now.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { dishes, getCookPath, removeDish, type Dish } from "./dishes.ts";
import { offerToRestore } from "./offer-to-restore.ts";

/** One for each dish, as soon as there are two. */
export function DishTabs({ current }: { current: string }) {
  const all = useValue(dishes);
  if (all.length < 2) return null;
  return (
    <nav
      aria-label={t("cook-mode.dishes")}
      className="flex shrink-0 scroll-px-4 gap-2 overflow-x-auto overscroll-x-contain px-4 pb-1.5 [scrollbar-width:none]"
    >
      {all.map((dish) => (
        <DishTab key={dish.slug} dish={dish} isCurrent={dish.slug === current} />
      ))}
    </nav>
  );
}

function DishTab({ dish, isCurrent }: { dish: Dish; isCurrent: boolean }) {
  const tab = useRef<HTMLDivElement>(null);
  const running = useValue(timers);
  const own = running.filter(({ path }) => getRecipeSlug(path) === dish.slug);
  const now = useNow(own.some(({ endsAt }) => endsAt !== null));
  useEffect(() => {
    if (isCurrent) tab.current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [isCurrent]);
  return (
    <div
      ref={tab}
      className={`rounded-field flex min-h-12 max-w-64 min-w-[min(10.5rem,80vw)] grow basis-0 items-center border [@media(max-height:30rem)]:min-h-11 [@media(max-height:30rem)]:max-w-[min(20rem,80vw)] [@media(max-height:30rem)]:min-w-[min(15rem,80vw)] ${isCurrent ? "border-primary-mark bg-base-100" : "border-base-300"}`}
    >
      <Link
        replace
        to={getCookPath(dish)}
        aria-current={isCurrent ? "page" : undefined}
        className={`flex min-w-0 grow flex-col justify-center self-stretch ps-3 leading-tight [@media(max-height:30rem)]:flex-row [@media(max-height:30rem)]:items-center [@media(max-height:30rem)]:justify-between [@media(max-height:30rem)]:gap-2 ${isCurrent ? "pe-3" : "pe-1"}`}
      >
        <span dir="auto" className="truncate font-medium">
          {dish.name}
        </span>
        <span className="text-muted truncate text-sm leading-tight tabular-nums [@media(max-height:30rem)]:shrink-0">
          {describeNext(dish, own, now)}
        </span>
      </Link>
      {!isCurrent && (
        <button
          type="button"
          className="btn btn-ghost btn-square size-11 shrink-0"
          aria-label={t("cook-mode.remove-dish", { name: dish.name })}
          onClick={() => offerToRestore(removeDish(dish.slug))}
        >
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
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
