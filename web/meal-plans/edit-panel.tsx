import { useEffect, useRef, useState } from "react";
import type { MealPlan } from "../../src/contract/meal-plans.ts";
import { callApi } from "../api/call-api.ts";
import { GONE, STALE } from "../api/call.ts";
import { t } from "../text/translation.ts";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { type EditedPlan, toPlanInput, isChanged, type ChangePlan } from "./plan-draft.ts";
import { PlanPanel } from "./plan-panel.tsx";

interface Props {
  edited: EditedPlan;
  title: string;
  isGone: boolean;
  onChange: ChangePlan;
  onClose: () => void;
  onDone: () => Promise<void>;
}

export function EditPanel({ edited, title, isGone, onChange, onClose, onDone }: Props) {
  const [wasFoundGone, setWasFoundGone] = useState(false);
  const [theirs, setTheirs] = useState<MealPlan | null>(null);
  const [isBehind, setIsBehind] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { plan, before, draft } = edited;

  useEffect(() => heading.current?.focus(), []);

  async function save(version: number): Promise<string | null> {
    const ifMatch = `"${version}"`;
    const input = toPlanInput(draft);
    const saved =
      isGone || wasFoundGone
        ? await callApi("POST meal-plans/create", { body: input })
        : await callApi("PUT meal-plans/{uid}", { params: { uid: plan.uid }, body: input, ifMatch });
    if (saved.ok) {
      await onDone();
      return null;
    }
    if (saved.status === GONE) {
      setIsBehind(true);
      setWasFoundGone(true);
      return t("plan.gone");
    }
    if (saved.status !== STALE || !saved.beside?.plan) return saved.message;
    setIsBehind(true);
    setTheirs(saved.beside.plan);
    return null;
  }

  return (
    <>
      <PlanPanel
        title={title}
        level={3}
        heading={heading}
        draft={draft}
        isUnsaved={isChanged(draft, before)}
        cancel={t("ui.cancel")}
        onChange={onChange}
        onSave={() => save(plan.version)}
        onCancel={isBehind ? () => void onDone() : onClose}
      />
      {theirs && (
        <ConflictDialog
          theirs={theirs}
          onTakeTheirs={() => void onDone()}
          onSaveMine={() => save(theirs.version)}
          onClose={() => setTheirs(null)}
        />
      )}
    </>
  );
}
