import { useEffect, useId, useRef } from "react";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { formatClock, formatDay, readFieldTime, toFieldTime } from "./clock.ts";
import type { SchedulePlan } from "./use-schedule.ts";

/** When dinner should be ready. Not controlled, since a half-typed time has no value. */
export function ReadyField({ plan }: { plan: SchedulePlan }) {
  const { schedule, isFollowed, now } = plan;
  const locale = useValue(language);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const wanted = toFieldTime(schedule.wanted);

  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = wanted;
  }, [wanted]);

  function choose({ value, validity }: HTMLInputElement): void {
    const minute = readFieldTime(value, now);
    // A half-typed time has no value, either.
    if (minute !== null || (value === "" && !validity.badInput)) plan.setReady(minute);
  }

  const time = formatClock(schedule.ready, now, locale);
  const isLater = schedule.ready > schedule.wanted;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={id} className="font-medium">
          {t("together.ready-at")}
        </label>
        <input
          ref={field}
          id={id}
          type="time"
          defaultValue={wanted}
          aria-describedby={`${id}-day ${id}-note`}
          className="input border-control h-12 w-36 text-lg tabular-nums"
          onChange={({ currentTarget }) => choose(currentTarget)}
          onBlur={({ currentTarget }) => {
            currentTarget.value = wanted;
          }}
        />
        <span id={`${id}-day`} role="status" className="font-semibold empty:hidden">
          {formatDay(schedule.wanted, now, locale)}
        </span>
        {isFollowed && (
          <button
            type="button"
            className="btn btn-ghost -ml-3 h-auto min-h-11 max-w-full px-3 whitespace-normal"
            onClick={() => plan.setReady(null)}
          >
            {t("together.asap")}
          </button>
        )}
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={`text-sm text-pretty ${isLater ? "text-danger" : "text-muted"}`}
      >
        {plan.caughtUp ? null : describe()}
      </p>
    </div>
  );

  function describe(): string {
    if (!isFollowed) return t("together.if-now", { time });
    if (isLater) return t(schedule.moved.length > 0 ? "together.moved-later" : "together.too-soon", { time });
    const first = plan.rows.find(({ isDone }) => !isDone);
    if (!first || first.start <= now) return t("together.on-time", { time });
    return t("together.start-at", { time: formatClock(first.start, now, locale) });
  }
}
