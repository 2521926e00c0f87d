import { useState } from "react";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import type { CountedList } from "../../src/contract/shopping-lists.ts";
import { useOpenRecipes } from "../cooking/timers/open-recipes.ts";
import { FrameTimers } from "../cooking/timers/shown-timers.tsx";
import { chooseList } from "../shopping-lists/manage/load-lists.ts";
import { localDay } from "../text/day.ts";
import { Problem } from "../ui/problem.tsx";
import { useMinute } from "../ui/use-minute.ts";
import { useTouches } from "../ui/use-touches.ts";
import { useScreenLock } from "../ui/use-screen-on.ts";
import { loadDimHours, saveDimHours, type DimHours } from "./dim-hours.ts";
import { DisplayHeader } from "./display-header.tsx";
import { DisplayList } from "./display-list.tsx";
import { DisplaySettings } from "./display-settings.tsx";
import { findDinner, listWeek } from "./list-week.ts";
import { NightClock } from "./night-clock.tsx";
import { TodaysDinner } from "./todays-dinner.tsx";
import { useDimming } from "./use-dimming.ts";
import { useFreshPlan } from "./use-fresh-plan.ts";
import { useNewVersion } from "./use-new-version.ts";
import { WeekDays } from "./week-days.tsx";

export interface ShownOnDisplay {
  plan: MealPlan | null;
  lists: CountedList[];
  /** Why there's nothing yet. */
  problem: string | null;
}

/** Tablets show everything without scrolling: upright above each other, across with the list beside the rest. */
const LAYOUT =
  "flex min-h-0 flex-col gap-4 upright:grid upright:grow upright:grid-cols-2 upright:grid-rows-[auto_minmax(0,11fr)_minmax(0,9fr)] across:grid across:grow across:grid-cols-[minmax(0,1fr)_23rem] across:grid-rows-[auto_minmax(0,1fr)_auto]";

/** The whole screen, for weeks. Whatever it starts ends with it, and nothing it keeps grows. */
export function Kitchen({ shown: { plan, lists, problem } }: { shown: ShownOnDisplay }) {
  const now = useMinute();
  const today = localDay(now);
  const touchedAt = useTouches();
  const [hours, setHours] = useState(loadDimHours);
  const { isDim, wake } = useDimming(hours, touchedAt);
  const whyNotOn = useScreenLock();
  const [isChoosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  useFreshPlan(today);
  useOpenRecipes("all");
  useNewVersion(touchedAt);

  const list = chooseList(lists, chosen);
  const week = listWeek(plan, today);
  const meals = week.find(({ day }) => day === today)?.meals ?? [];
  const dinner = findDinner(meals);

  function changeHours(next: DimHours | null): void {
    saveDimHours(next);
    setHours(next);
  }

  return (
    <>
      <main
        inert={isDim}
        className={`relative h-dvh overflow-y-auto [container:display/size] ${isDim ? "invisible" : ""}`}
      >
        <div className="flex min-h-full flex-col gap-4 p-4 upright:h-full across:h-full">
          <div className={LAYOUT}>
            <DisplayHeader now={now} whyNotOn={whyNotOn} onSettings={() => setChoosing(true)} />
            {problem !== null ? (
              <div className="upright:col-span-2">
                <Problem message={problem} />
              </div>
            ) : (
              <TodaysDinner dinner={dinner} others={meals.filter((meal) => meal !== dinner)} />
            )}
            <WeekDays week={week} today={today} />
            {list && <DisplayList key={list.id} list={list} />}
          </div>
          <FrameTimers />
        </div>
      </main>
      {isDim && <NightClock now={now} onWake={wake} />}
      {isChoosing && !isDim && (
        <DisplaySettings
          hours={hours}
          lists={lists}
          list={list}
          onHours={changeHours}
          onList={setChosen}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
