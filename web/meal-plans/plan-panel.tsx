import { useId, useState, type ReactNode, type Ref } from "react";
import { Dices, LoaderCircle } from "lucide-react";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { OfflineNote } from "../ui/offline-note.tsx";
import { Online } from "../ui/online.tsx";
import { useSending } from "../ui/use-sending.ts";
import { Board } from "./board.tsx";
import { DiscardDialog } from "./discard-dialog.tsx";
import { emptyMeals } from "./edit-meals.ts";
import { PlanDates } from "./plan-dates.tsx";
import {
  hasDays,
  mealsInside,
  mealsOutside,
  findProblem,
  type ChangePlan,
  type PlanDraft,
} from "./plan-draft.ts";
import { useRandom } from "./use-random.ts";

interface Props {
  title: string;
  /** Of the heading; 3 in a list. */
  level?: 2 | 3;
  heading?: Ref<HTMLHeadingElement>;
  draft: PlanDraft;
  isUnsaved: boolean;
  cancel: string;
  onChange: ChangePlan;
  onSave: () => Promise<string | null>;
  onCancel: () => void;
  onQuickWeek?: () => void;
  children?: ReactNode;
}

export function PlanPanel({
  title,
  level = 2,
  heading,
  draft,
  isUnsaved,
  cancel,
  onChange,
  onSave,
  onCancel,
  onQuickWeek,
  children,
}: Props) {
  const id = useId();
  const [asked, setAsked] = useState<"cancel" | "outside" | null>(null);
  const random = useRandom(draft, onChange);
  const [isSaving, setIsSaving] = useState(false);
  const { problem, send } = useSending(async () => {
    if (!hasDays(draft)) return t(findProblem(draft.typed) ?? "plan.days-missing");
    return store();
  });
  const inside = mealsInside(draft);
  const outside = mealsOutside(draft);
  const empty = emptyMeals(draft).length;
  const isOpen = draft.startDate !== "";
  // Recipes that are still loading would be lost.
  const mayNotSave = isSaving || random.busy;
  const mayNotDraw = random.busy || empty === 0;
  const Heading = level === 2 ? "h2" : "h3";

  /** Fields are disabled while saving, since changes would be lost. */
  async function store(): Promise<string | null> {
    setIsSaving(true);
    const refused = await onSave();
    setIsSaving(false);
    return refused;
  }

  function save(): void {
    if (mayNotSave) return;
    if (outside.length > 0 && hasDays(draft)) setAsked("outside");
    else void send();
  }

  return (
    <section
      aria-labelledby={id}
      className="bg-base-100 border-base-300 rounded-box flex flex-col gap-5 border p-4 shadow-(--shadow-card) sm:p-6"
    >
      <Heading ref={heading} id={id} tabIndex={-1} className="scroll-mt-20 text-lg outline-none">
        {title}
      </Heading>
      <div inert={isSaving}>
        <PlanDates draft={draft} onChange={onChange} onQuickWeek={onQuickWeek} />
      </div>
      {isOpen && (
        <>
          {children}
          <div inert={isSaving} className="flex flex-col gap-5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <button
                type="button"
                className="btn bg-base-100 border-base-300"
                aria-disabled={mayNotDraw}
                onClick={() => void (mayNotDraw || random.send(null))}
              >
                <Dices size={20} aria-hidden />
                {t("plan.random")}
              </button>
              <p role="status" className="text-muted text-sm">
                {t("plan.chosen", { count: inside.length, chosen: inside.length - empty })}
              </p>
            </div>
            <p role="status" className="sr-only">
              {random.said}
            </p>
            {random.problem && <Alert title={random.problem} />}
            <Board
              draft={draft}
              onChange={onChange}
              isDrawing={random.busy}
              onRandom={(meal) => void random.send(meal)}
            />
          </div>
          {problem && <Alert title={t("plan.not-saved")}>{problem}</Alert>}
        </>
      )}
      {(isOpen || !onQuickWeek) && (
        <Bar>
          <button type="button" className="btn" onClick={() => (isUnsaved ? setAsked("cancel") : onCancel())}>
            {cancel}
          </button>
          <OfflineNote />
          <Online>
            <button
              type="button"
              className="btn btn-primary"
              disabled={inside.length === 0}
              aria-disabled={mayNotSave}
              onClick={save}
            >
              {isSaving && <LoaderCircle size={20} className="animate-spin" aria-hidden />}
              {isSaving ? t("ui.saving") : t("ui.save")}
            </button>
          </Online>
        </Bar>
      )}
      {asked === "cancel" && <DiscardDialog onDiscard={onCancel} onClose={() => setAsked(null)} />}
      {asked === "outside" && (
        <ConfirmDialog
          title={t("plan.outside-title", { count: outside.length })}
          action={t("plan.outside-save")}
          cancel={t("plan.go-on")}
          onConfirm={async () => {
            const refused = await store();
            if (refused === null) setAsked(null);
            return refused;
          }}
          onClose={() => setAsked(null)}
        >
          <p>{t("plan.outside-lost", { names: outside.map(({ name, note }) => name || note).join(", ") })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <div
      data-own-bar
      className="bg-base-100 border-base-300 sticky bottom-0 z-10 -mx-4 -mb-4 flex justify-end gap-2 rounded-b-(--radius-box) border-t px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6"
    >
      {children}
    </div>
  );
}
