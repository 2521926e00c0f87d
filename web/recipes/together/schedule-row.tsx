import { Check, Clock, Hand, Hourglass } from "lucide-react";
import { Suspense } from "react";
import { Link } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMinutes } from "../../text/duration.ts";
import { t } from "../../text/translation.ts";
import { MENU_ITEM, Popover } from "../../ui/popover.tsx";
import { getCookPath } from "../cook-mode/dishes.ts";
import { formatClock } from "./clock.ts";
import { focusNext } from "./focus-next.ts";
import { isRunning, type Row } from "./list-rows.ts";
import type { SchedulePlan } from "./use-schedule.ts";
import { StepText } from "./step-text.tsx";

const MOVE_MINUTES = 5;

interface Props {
  row: Row;
  recipe: Recipe | undefined;
  plan: SchedulePlan;
}

export function ScheduleRow({ row, recipe, plan }: Props) {
  const { dish, step, isDone } = row;
  const name = t("together.step-of-dish", { number: step.at + 1, dish: dish.name });
  return (
    <li className="flex items-start gap-2 py-2 sm:gap-4">
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-3 sm:gap-x-6">
        <StartTime row={row} name={name} plan={plan} />
        <Link
          to={`${getCookPath(dish)}#step-${step.at + 1}`}
          className={`flex min-h-11 min-w-0 grow basis-40 flex-col py-1 ${isDone ? "text-muted" : ""}`}
        >
          <span dir="auto" className="text-muted truncate text-sm">
            {name}
          </span>
          <span
            dir="auto"
            className={`line-clamp-3 [overflow-wrap:anywhere] ${isDone ? "line-through" : ""}`}
          >
            <Suspense fallback={step.line}>
              {recipe ? <StepText recipe={recipe} dish={dish} line={step.line} /> : step.line}
            </Suspense>
          </span>
          <Duration row={row} now={plan.now} />
        </Link>
      </div>
      <button
        type="button"
        className="group flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-full"
        aria-label={t("together.mark-done", { step: name })}
        aria-pressed={isDone}
        data-tick={step.key}
        onClick={({ currentTarget }) => {
          focusNext(currentTarget, "data-tick");
          plan.tick(row, !isDone);
        }}
      >
        <span className="border-control group-aria-pressed:bg-primary group-aria-pressed:border-primary group-aria-pressed:text-primary-content flex size-8 items-center justify-center rounded-full border-2">
          <Check size={20} className={isDone ? "" : "opacity-0 group-hover:opacity-40"} aria-hidden />
        </span>
      </button>
    </li>
  );
}

/** Leads to buttons that do what dragging does. */
function StartTime({ row, name, plan }: { row: Row; name: string; plan: SchedulePlan }) {
  const { start, end, step, isMoved, isDone } = row;
  const locale = useValue(language);
  const width = "min-w-[4.75rem] shrink-0 whitespace-nowrap";
  if (start === end || isDone) return <span className={`${width} max-sm:hidden`} />;
  const time = formatClock(start, plan.now, locale);
  const move = (by: number, button: HTMLElement) => {
    plan.move(step.key, start + by);
    // A row that changes its place loses the focus.
    requestAnimationFrame(() => button.focus());
  };
  if (isRunning(row, plan))
    return <span className={`${width} flex min-h-11 items-center font-semibold tabular-nums`}>{time}</span>;
  return (
    <div className={width}>
      <Popover
        label={t("together.move", { step: name, time })}
        button={time}
        buttonClass={`btn btn-ghost h-auto min-h-11 justify-start px-0 text-start text-base font-semibold tabular-nums ${isMoved ? "underline decoration-2 underline-offset-4" : ""}`}
        panelClass="top-full left-0 mt-1 w-60"
      >
        {(close) => (
          <div className="flex flex-col">
            <p role="status" className="px-4 py-2 font-semibold tabular-nums">
              {time}
            </p>
            <button
              type="button"
              className={MENU_ITEM}
              onClick={({ currentTarget }) => move(-MOVE_MINUTES, currentTarget)}
            >
              {t("together.earlier", { count: MOVE_MINUTES })}
            </button>
            <button
              type="button"
              className={MENU_ITEM}
              onClick={({ currentTarget }) => move(MOVE_MINUTES, currentTarget)}
            >
              {t("together.later", { count: MOVE_MINUTES })}
            </button>
            {isMoved && (
              <button
                type="button"
                className={MENU_ITEM}
                onClick={() => {
                  close();
                  plan.putBack(step.key);
                }}
              >
                {t("together.suggested-time")}
              </button>
            )}
          </div>
        )}
      </Popover>
    </div>
  );
}

function Duration({ row, now }: { row: Row; now: number }) {
  const { step, start, end, isDone } = row;
  const locale = useValue(language);
  const parts = step.parts.map(({ minutes, handsFree }) => {
    const time = formatMinutes(minutes, locale);
    return handsFree ? t("together.hands-free", { time }) : t("together.hands-on", { time });
  });
  const isWaiting = step.parts.length > 0 && step.parts.every(({ handsFree }) => handsFree);
  const Icon = step.parts.length === 0 ? Clock : isWaiting ? Hourglass : Hand;
  const more = step.work.lacksWait ? t("together.more-waiting") : t("together.more-work");
  const missing = step.parts.length === 0 ? t("together.no-time") : more;
  const hasBegun = !isDone && start <= now && now < end;
  const facts = [
    ...parts,
    ...(step.lacksTime ? [missing] : []),
    ...(hasBegun ? [t("together.until", { time: formatClock(end, now, locale) })] : []),
  ];
  return (
    <span className="text-muted flex items-start gap-1.5 pt-0.5 text-sm tabular-nums">
      <Icon size={16} className="mt-0.5 shrink-0" aria-hidden />
      <span>{facts.join(" · ")}</span>
    </span>
  );
}
