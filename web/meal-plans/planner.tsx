import { Suspense, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";
import { useSoon, type Soon, soon } from "../api/soon.ts";
import { today } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { focusHeadlineIfLost } from "../ui/focus-headline.ts";
import { LeaveGuard } from "../ui/leave-guard.tsx";
import { Loading } from "../ui/loading.tsx";
import {
  type EditedPlan,
  hasContent,
  hasDays,
  toPlanInput,
  isChanged,
  NO_DRAFT,
  withDays,
  type PlanDraft,
} from "./plan-draft.ts";
import { OverlapNotes } from "./overlap-notes.tsx";
import { PlanList } from "./plan-list.tsx";
import { PlanPanel } from "./plan-panel.tsx";
import { quickWeek } from "./weeks.ts";

export interface Planned {
  plans: Soon<Answer<MealPlan[]>>;
}

/** A new plan stays even if the list can't be loaded. */
export function Planner({ plans }: { plans: Soon<Answer<MealPlan[]>> }) {
  const [draft, setDraft] = useState(NO_DRAFT);
  const [edited, setEdited] = useState<EditedPlan | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { revalidate } = useRevalidator();
  const isBegun = draft.meals.some(hasContent);

  async function create(): Promise<string | null> {
    const made = await callApi("POST meal-plans/create", { body: toPlanInput(draft) });
    if (!made.ok) return made.message;
    // A plan started meanwhile stays.
    setDraft((now) => (now === draft ? NO_DRAFT : now));
    await revalidate();
    focusHeadlineIfLost();
    return null;
  }

  function begin(begun: PlanDraft): void {
    setDraft(begun);
    // After the dialog has returned the focus.
    setTimeout(() => heading.current?.focus());
  }

  function planNextWeek(): void {
    const { start, end } = quickWeek(today());
    setDraft((now) => withDays(now, start, end));
  }

  return (
    <div className="flex flex-col gap-8">
      <PlanPanel
        title={t("plan.new")}
        heading={heading}
        draft={draft}
        isUnsaved={isBegun}
        cancel={t("plan.clear")}
        onChange={setDraft}
        onSave={create}
        onCancel={() => setDraft(NO_DRAFT)}
        onQuickWeek={planNextWeek}
      >
        <Suspense fallback={null}>
          <Overlaps answer={plans} draft={draft} />
        </Suspense>
      </PlanPanel>
      <Suspense fallback={<Skeleton />}>
        <Plans
          answer={plans}
          edited={edited}
          isBegun={isBegun}
          onEdit={setEdited}
          onChange={(change) => setEdited((now) => now && { ...now, draft: change(now.draft) })}
          onBegin={begin}
          onQuickWeek={() => {
            planNextWeek();
            heading.current?.focus();
          }}
        />
      </Suspense>
      <LeaveGuard isUnsaved={() => isBegun || (edited !== null && isChanged(edited.draft, edited.before))} />
    </div>
  );
}

function Overlaps({ answer, draft }: { answer: Soon<Answer<MealPlan[]>>; draft: PlanDraft }) {
  const result = useSoon(answer);
  if (!result.ok || !hasDays(draft)) return null;
  return <OverlapNotes plan={{ ...draft, uid: null }} plans={result.data} />;
}

interface PlansProps extends Omit<Parameters<typeof PlanList>[0], "plans"> {
  answer: Soon<Answer<MealPlan[]>>;
}

function Plans({ answer, ...props }: PlansProps) {
  const { revalidate } = useRevalidator();
  const result = useSoon(answer);
  if (result.ok) return <PlanList plans={result.data} {...props} />;
  return (
    <div className="flex flex-col items-start gap-3">
      <Alert title={t("plan.not-loaded")}>{result.message}</Alert>
      <button type="button" className="btn" onClick={() => void revalidate()}>
        {t("error.again")}
      </button>
    </div>
  );
}

function Skeleton() {
  return (
    <Loading className="flex flex-col gap-4">
      {[0, 1].map((plan) => (
        <div
          key={plan}
          className="bg-base-100 border-base-300 rounded-box flex flex-col gap-4 border p-4 sm:p-6"
        >
          <div className="bg-base-300 h-6 w-56 max-w-full animate-pulse rounded" />
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-7">
            {[0, 1, 2, 3, 4].map((day) => (
              <div
                key={day}
                className="bg-base-300 rounded-box h-14 animate-pulse sm:aspect-square sm:h-auto"
              />
            ))}
          </div>
        </div>
      ))}
    </Loading>
  );
}

export async function loadPlans(): Promise<Planned> {
  return { plans: await soon(callApi("GET meal-plans/all")) };
}
