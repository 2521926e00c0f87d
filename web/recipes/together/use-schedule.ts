import { useCallback, useEffect, useMemo } from "react";
import { allowSound } from "../../cooking/timers/ring.ts";
import { useValue } from "../../state/use-value.ts";
import { useMinute } from "../../ui/use-minute.ts";
import { findDish, keepDish } from "../cook-mode/dishes.ts";
import { doneSteps, markStep, type DoneSteps } from "../cook-mode/done-steps.ts";
import { getMinute, toMinute } from "./clock.ts";
import { keepSchedule, keptSchedule } from "./kept-schedule.ts";
import { listRows, type Row } from "./list-rows.ts";
import type { PlannedDish } from "./read-dish.ts";
import { listReminders, setReminders } from "./reminders.ts";
import {
  countLate,
  describeBasis,
  listMoved,
  makeSchedule,
  moveStep,
  type IsDone,
  type Schedule,
} from "./schedule.ts";

/** A minute or two are no reason to change a dinner. */
const LATE_FROM = 3;
/** Someone who chooses another time sooner is still planning. */
const LIKELY_BEGUN_AFTER = 5;

export type SchedulePlan = ReturnType<typeof useSchedule>;

/** The schedule of these dishes. Until someone follows it, it starts now. */
export function useSchedule(dishes: readonly PlannedDish[]) {
  const stored = useValue(keptSchedule);
  const kept = stored && isFor(dishes, stored) ? stored : null;
  const done = useValue(doneSteps);
  const now = toMinute(useMinute());
  const isDone = useCallback<IsDone>((step) => isStepDone(done, step.key), [done]);
  const basis = useMemo(() => describeBasis(dishes), [dishes]);
  const isOutdated = kept !== null && kept.basis !== basis;

  const schedule = useMemo(() => {
    if (kept && !isOutdated) return kept;
    return remake(dishes, kept, { now, isDone });
  }, [kept, isOutdated, dishes, now, isDone]);
  const isLate = kept !== null && countLate(dishes, schedule, { now, isDone }) >= LATE_FROM;
  const caughtUp = useMemo(
    () => (isLate ? remake(dishes, kept, { now, isDone }) : null),
    [isLate, dishes, kept, now, isDone],
  );
  const rows = useMemo(() => listRows(dishes, schedule, isDone), [dishes, schedule, isDone]);

  const keep = (next: Schedule) => {
    keepSchedule(next);
    remind(dishes, next);
  };
  useEffect(() => {
    if (!isOutdated) return;
    keepSchedule(schedule);
    remind(dishes, schedule);
  }, [isOutdated, schedule, dishes]);

  return {
    now,
    rows,
    schedule,
    isFollowed: kept !== null,
    /** The schedule from now on, if something is late. */
    caughtUp,
    follow: keep,
    /** @param wanted null for as soon as possible */
    setReady(wanted: number | null): void {
      const moved = listMoved(schedule);
      const hasBegun = rows.some((row) => row.isDone || row.start < now - LIKELY_BEGUN_AFTER);
      const change = { now: getMinute(), isDone, wanted, moved };
      keep({ ...makeSchedule(dishes, hasBegun ? kept : null, change), reminds: schedule.reminds });
    },
    move: (key: string, start: number) =>
      keep(moveStep(dishes, schedule, { now: getMinute(), isDone, key, start })),
    /** @param key of one step; without it, all */
    putBack(key?: string): void {
      const { [key ?? ""]: _, ...others } = listMoved(schedule);
      const moved = key === undefined ? {} : others;
      keep(makeSchedule(dishes, schedule, { now: getMinute(), isDone, wanted: schedule.wanted, moved }));
    },
    tick(row: Row, isTicked: boolean): void {
      markStep(row.dish.slug, row.step.at, isTicked);
      moveOn(row, dishes);
      keep(schedule);
    },
    setReminding(reminds: boolean): void {
      if (reminds) allowSound();
      keep({ ...schedule, reminds });
    },
  };
}

function remake(
  dishes: readonly PlannedDish[],
  kept: Schedule | null,
  { now, isDone }: { now: number; isDone: IsDone },
): Schedule {
  const moved = kept ? listMoved(kept) : {};
  return makeSchedule(dishes, kept, { now, isDone, wanted: kept?.wanted ?? null, moved });
}

/** Another dinner needs another schedule. */
function isFor(dishes: readonly PlannedDish[], { starts }: Schedule): boolean {
  return dishes.some(({ steps }) => steps.some(({ key }) => starts[key] !== undefined));
}

function isStepDone(done: DoneSteps, key: string): boolean {
  const [slug = "", at] = key.split(" ");
  return done[slug]?.includes(Number(at)) ?? false;
}

/** Cook mode opens at the first step that isn't done. */
function moveOn({ dish: { slug } }: Row, dishes: readonly PlannedDish[]): void {
  const dish = findDish(slug);
  const steps = dishes.find((one) => one.dish.slug === slug)?.steps ?? [];
  const next = steps.find(({ key }) => !isStepDone(doneSteps.peek(), key));
  if (dish && next) keepDish({ ...dish, at: next.at });
}

function remind(dishes: readonly PlannedDish[], schedule: Schedule): void {
  const rows = listRows(dishes, schedule, ({ key }) => isStepDone(doneSteps.peek(), key));
  setReminders(schedule.reminds ? listReminders(rows, getMinute()) : []);
}
