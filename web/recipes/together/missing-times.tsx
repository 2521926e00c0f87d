import { CircleHelp } from "lucide-react";
import { lazy, startTransition, Suspense, useState } from "react";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";
import { keptAnswers, skipQuestions } from "./kept-answers.ts";
import type { PlannedDish } from "./read-dish.ts";

const TimesDialog = lazy(async () => ({
  default: (await later(import("./times-dialog.tsx"))).TimesDialog,
}));

/** Large text needs more than one line. */
const WRAPPED = "h-auto min-h-11 max-w-full whitespace-normal";

/** Asks once for the times that the recipes don't give. */
export function MissingTimes({ dishes }: { dishes: readonly PlannedDish[] }) {
  const { skipped } = useValue(keptAnswers);
  const [isOpen, setOpen] = useState(false);
  const count = dishes.flatMap(({ steps }) => steps.filter(({ lacksTime }) => lacksTime)).length;
  const isAsked = dishes.some(
    ({ dish, steps }) => !skipped.includes(dish.slug) && steps.some(({ lacksTime }) => lacksTime),
  );
  if (count === 0 && !isOpen) return null;
  const open = () => startTransition(() => setOpen(true));
  return (
    <div
      className={
        isAsked
          ? "border-base-300 bg-base-100 rounded-box flex flex-wrap items-center gap-x-4 gap-y-3 border p-4"
          : "text-muted -my-3 flex flex-wrap items-center gap-x-2 text-sm"
      }
    >
      {isAsked && <CircleHelp size={22} className="text-primary-mark shrink-0" aria-hidden />}
      <p className={isAsked ? "min-w-0 grow basis-60 text-pretty" : "text-pretty"}>
        {t("together.left-out", { count })}
      </p>
      <div className="flex max-w-full flex-wrap gap-2">
        <button
          type="button"
          className={`btn ${isAsked ? "btn-primary" : "btn-ghost"} ${WRAPPED}`}
          onClick={open}
        >
          {t("together.add-times")}
        </button>
        {isAsked && (
          <button
            type="button"
            className={`btn btn-ghost ${WRAPPED}`}
            onClick={() => skipQuestions(dishes.map(({ dish }) => dish.slug))}
          >
            {t("together.skip")}
          </button>
        )}
      </div>
      <Suspense>
        {isOpen && <TimesDialog dishes={dishes} onlyMissing onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
