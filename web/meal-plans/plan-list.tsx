import { useId, useState, type Dispatch, type SetStateAction } from "react";
import { flushSync } from "react-dom";
import { CalendarDays, ChevronDown } from "lucide-react";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { callApi } from "../api/call-api.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { formatDays, today } from "../text/day.ts";
import { t } from "../text/translation.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { focusHeadlineIfLost } from "../ui/focus-headline.ts";
import { EmptyState } from "../ui/message.tsx";
import { useAfterChange } from "../ui/use-after-change.ts";
import { CopyDialog } from "./copy-dialog.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { EditPanel } from "./edit-panel.tsx";
import { toEditedPlan, type EditedPlan, isChanged, type ChangePlan, type PlanDraft } from "./plan-draft.ts";
import { PlanCard, type PlanAction } from "./plan-card.tsx";
import { splitPlans } from "./plan-times.ts";
import { ShoppingListDialog } from "./shopping-list-dialog.tsx";

interface Props {
  plans: MealPlan[];
  edited: EditedPlan | null;
  isBegun: boolean;
  onEdit: Dispatch<SetStateAction<EditedPlan | null>>;
  onChange: ChangePlan;
  onBegin: (draft: PlanDraft) => void;
  onQuickWeek: () => void;
}

interface Task {
  action: PlanAction;
  plan: MealPlan;
}

export function PlanList({ plans, edited, isBegun, onEdit, onChange, onBegin, onQuickWeek }: Props) {
  const locale = useValue(language);
  const [task, setTask] = useState<Task | null>(null);
  const [showsPast, setShowsPast] = useState(false);
  const now = today();
  const { past, present } = splitPlans(plans, now);
  const formatSpan = (start: string, end: string) => formatDays(start, end, locale, now);
  const formatTitle = ({ startDate, endDate }: MealPlan) => formatSpan(startDate, endDate);
  const id = useId();
  const editId = (uid: string) => `${id}-edit-${uid}`;
  const close = () => setTask(null);
  const afterRemoval = useAfterChange(plans, close);
  const afterEdit = useAfterChange(plans, closeEditor);

  /** Changes made since, and other plans in editing, stay. */
  function closeEditor(): void {
    flushSync(() => onEdit((open) => (open === edited ? null : open)));
    if (edited && document.activeElement === document.body)
      document.getElementById(editId(edited.plan.uid))?.focus();
    focusHeadlineIfLost();
  }

  function begin(action: PlanAction, plan: MealPlan): void {
    const mayEdit = edited === null || !isChanged(edited.draft, edited.before);
    if (action === "edit" && mayEdit) onEdit(toEditedPlan(plan));
    else setTask({ action, plan });
  }

  async function remove(plan: MealPlan): Promise<string | null> {
    const removed = await callApi("DELETE meal-plans/{uid}", { params: { uid: plan.uid } });
    if (!removed.ok) return removed.message;
    onEdit((open) => (open?.plan.uid === plan.uid ? null : open));
    await afterRemoval();
    return null;
  }

  const isGone = edited !== null && !plans.some(({ uid }) => uid === edited.plan.uid);
  const editing = edited && (
    <EditPanel
      key={edited.plan.uid}
      edited={edited}
      title={t("plan.edit-title", { days: formatTitle(edited.plan) })}
      isGone={isGone}
      onChange={onChange}
      onClose={closeEditor}
      onDone={afterEdit}
    />
  );

  const cards = (some: MealPlan[]) => (
    <ul className="flex flex-col gap-4">
      {some.map((plan) => (
        <li key={plan.uid}>
          {plan.uid === edited?.plan.uid ? (
            editing
          ) : (
            <PlanCard
              plan={plan}
              title={formatTitle(plan)}
              today={now}
              plans={plans}
              editId={editId(plan.uid)}
              onAction={begin}
            />
          )}
        </li>
      ))}
    </ul>
  );

  return (
    <section aria-label={t("plan.plans")} className="flex flex-col gap-4">
      <h2 className="text-xl">{t("plan.plans")}</h2>
      {isGone && editing}
      {present.length === 0 && <NoPlans isFirst={plans.length === 0} onQuickWeek={onQuickWeek} />}
      {present.length > 0 && cards(present)}
      {past.length > 0 && (
        <>
          <button
            type="button"
            className="btn btn-ghost -ml-3 self-start px-3"
            aria-expanded={showsPast}
            onClick={() => setShowsPast(!showsPast)}
          >
            <ChevronDown size={20} className={showsPast ? "rotate-180" : ""} aria-hidden />
            {t("plan.past", { number: past.length })}
          </button>
          {showsPast && cards(past)}
        </>
      )}
      {task?.action === "shop" && <ShoppingListDialog plan={task.plan} onClose={close} />}
      {task?.action === "copy" && (
        <CopyDialog
          plan={task.plan}
          isBegun={isBegun}
          onCopy={(draft) => {
            close();
            onBegin(draft);
          }}
          onClose={close}
        />
      )}
      {task?.action === "delete" && (
        <ConfirmDialog
          title={t("plan.delete-title")}
          action={t("plan.delete")}
          onConfirm={() => remove(task.plan)}
          onClose={close}
        >
          <p className="text-pretty">{t("plan.delete-help", { days: formatTitle(task.plan) })}</p>
        </ConfirmDialog>
      )}
      {task?.action === "edit" && (
        <DiscardDialog onDiscard={() => onEdit(toEditedPlan(task.plan))} onClose={close} />
      )}
    </section>
  );
}

function NoPlans({ isFirst, onQuickWeek }: { isFirst: boolean; onQuickWeek: () => void }) {
  return (
    <div className="border-base-300 rounded-box border border-dashed">
      <EmptyState
        Icon={CalendarDays}
        padding="py-10"
        heading={
          <p className="font-serif text-lg font-semibold">
            {t(isFirst ? "plan.none-title" : "plan.none-now-title")}
          </p>
        }
        action={
          <button type="button" className="btn btn-primary" onClick={onQuickWeek}>
            {t("plan.none-begin")}
          </button>
        }
      >
        {t("plan.none-help")}
      </EmptyState>
    </div>
  );
}
