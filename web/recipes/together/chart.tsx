import { X } from "lucide-react";
import { useEffect, useState, type PointerEvent } from "react";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { offerToRestore } from "../cook-mode/offer-to-restore.ts";
import { removeDish } from "../cook-mode/dishes.ts";
import { formatClock } from "./clock.ts";
import { focusNext } from "./focus-next.ts";
import { isRunning, type Row } from "./list-rows.ts";
import type { PlannedDish } from "./read-dish.ts";
import type { SchedulePlan } from "./use-schedule.ts";

const SNAP_MINUTES = 5;
const LEAST_MINUTES = 30;
const MOST_BEFORE = 20;
/** Longer schedules scroll. */
const PX_PER_MINUTE = 1.5;
const TICKS = [10, 15, 30, 60, 120, 180, 360, 720];
const TICKS_MOST = 4;
/** "Fri 12:00 AM" needs more room than "12:00 AM". */
const LONG_TICK = 8;
/** Of the chart's width on a phone. */
const SHARE_PER_LETTER = 0.022;

interface Props {
  dishes: readonly PlannedDish[];
  plan: SchedulePlan;
}

interface Range {
  from: number;
  to: number;
}

/** A lane for each dish. Its bars can be dragged; the list below has buttons for the same. */
export function Chart({ dishes, plan }: Props) {
  const { rows, now, schedule } = plan;
  const locale = useValue(language);
  const left = rows.filter(({ isDone }) => !isDone);
  const first = Math.min(...left.map(({ start }) => start), schedule.ready);
  // Hours before the first step would leave little room for the rest.
  const from = Math.max(Math.min(now, first), first - MOST_BEFORE);
  const range = { from, to: Math.max(schedule.ready, from + LEAST_MINUTES) };
  const minutes = range.to - range.from;
  return (
    <section
      aria-label={t("together.overview")}
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:thin]"
    >
      <div className="relative flex flex-col gap-3" style={{ minWidth: minutes * PX_PER_MINUTE }}>
        {dishes.map(({ dish }) => (
          <div key={dish.slug}>
            <div className="sticky left-0 flex w-[calc(100vw-2rem)] max-w-full items-center gap-1">
              <h2 dir="auto" className="truncate font-sans text-sm font-medium">
                {dish.name}
              </h2>
              <button
                type="button"
                className="btn btn-ghost btn-square -my-1 size-11 shrink-0"
                aria-label={t("cook-mode.remove-dish", { name: dish.name })}
                data-remove={dish.slug}
                onClick={({ currentTarget }) => {
                  focusNext(currentTarget, "data-remove");
                  offerToRestore(removeDish(dish.slug));
                }}
              >
                <X size={16} aria-hidden />
              </button>
            </div>
            <div aria-hidden className="bg-base-300/50 rounded-field relative h-11 overflow-hidden">
              {left
                .filter((row) => row.dish.slug === dish.slug && row.end > row.start)
                .map((row) => (
                  <Bar key={row.step.key} row={row} range={range} plan={plan} locale={locale} />
                ))}
              {now >= from && (
                <div
                  className="bg-base-content absolute inset-y-0 w-px"
                  style={{ left: place(now, range) }}
                />
              )}
            </div>
          </div>
        ))}
        <Ticks range={range} now={now} locale={locale} />
      </div>
    </section>
  );
}

const place = (minute: number, { from, to }: Range) => `${((minute - from) / (to - from)) * 100}%`;

function Ticks({ range, now, locale }: { range: Range; now: number; locale: string }) {
  const minutes = range.to - range.from;
  const letters = formatClock(range.to, now, locale).length;
  const most = letters > LONG_TICK ? TICKS_MOST - 1 : TICKS_MOST;
  const every = TICKS.find((step) => minutes / step <= most) ?? 720;
  // Full hours of the device, whose zone may be 30 minutes off.
  const offset = new Date(range.from * 60_000).getTimezoneOffset();
  const first = Math.ceil((range.from - offset) / every) * every + offset;
  const ticks = Array.from({ length: TICKS_MOST + 1 }, (_, at) => first + at * every);
  return (
    <div aria-hidden className="text-muted relative h-5 text-sm tabular-nums">
      {ticks
        .filter((tick) => tick <= range.to - minutes * letters * SHARE_PER_LETTER)
        .map((tick) => (
          <span key={tick} className="absolute whitespace-nowrap" style={{ left: place(tick, range) }}>
            {formatClock(tick, now, locale)}
          </span>
        ))}
    </div>
  );
}

const LABEL =
  "bg-base-100 text-base-content absolute bottom-1.5 left-1.5 rounded px-1 text-sm leading-5 tabular-nums";

interface BarProps {
  row: Row;
  range: Range;
  plan: SchedulePlan;
  locale: string;
}

function Bar({ row, range, plan, locale }: BarProps) {
  const { step, start, end } = row;
  const [drag, setDrag] = useState<{ x: number; width: number; by: number } | null>(null);
  const isFixed = isRunning(row, plan);
  const isDragged = drag !== null;
  useEffect(() => {
    if (!isDragged) return;
    const cancel = ({ key }: KeyboardEvent) => key === "Escape" && setDrag(null);
    addEventListener("keydown", cancel);
    return () => removeEventListener("keydown", cancel);
  }, [isDragged]);

  function begin(event: PointerEvent<HTMLElement>): void {
    const width = event.currentTarget.parentElement?.clientWidth ?? 0;
    if (isFixed || event.button !== 0 || width === 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setDrag({ x: event.clientX, width, by: 0 });
  }

  function move({ clientX }: PointerEvent): void {
    if (!drag) return;
    const minutes = ((clientX - drag.x) / drag.width) * (range.to - range.from);
    const to = Math.round((start + minutes) / SNAP_MINUTES) * SNAP_MINUTES;
    // A tap moves nothing.
    const by = Math.abs(minutes) < 1 ? 0 : Math.max(plan.now, to) - start;
    setDrag({ ...drag, by });
  }

  function drop(): void {
    if (drag && drag.by !== 0) plan.move(step.key, start + drag.by);
    setDrag(null);
  }

  const shown = start + (drag?.by ?? 0);
  return (
    <div
      className={`group absolute inset-y-0 touch-pan-y py-0.5 select-none ${isFixed ? "" : "cursor-grab active:cursor-grabbing"} ${drag ? "z-10" : ""}`}
      style={{ left: place(shown, range), width: place(end - start + range.from, range) }}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
    >
      <div
        className={`border-base-100 @container relative flex h-full overflow-hidden rounded-md border ${drag ? "shadow-(--shadow-float)" : ""}`}
      >
        {step.parts.map(({ minutes, handsFree }, at) => (
          <span
            key={at}
            className={handsFree ? "bg-primary-mark/30" : "bg-primary-mark"}
            style={{ flexGrow: minutes, flexBasis: 0 }}
          />
        ))}
        {!drag && <span className={`${LABEL} hidden @min-[1.75rem]:block`}>{step.at + 1}</span>}
      </div>
      {drag && (
        <span className={`${LABEL} shadow-(--shadow-card) whitespace-nowrap`}>
          {formatClock(shown, plan.now, locale)}
        </span>
      )}
    </div>
  );
}
