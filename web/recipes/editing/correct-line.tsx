import { useState } from "react";
import { foldLine, listParts, locateParts, type LineParts } from "../../../src/ingredients/correct-line.ts";
import type { IngredientLine } from "../../../src/ingredients/lines/read-line.ts";
import { callApi } from "../../api/call-api.ts";
import { toast } from "../../state/toasts.ts";
import { useValue } from "../../state/use-value.ts";
import { t, type TextKey } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { DialogButtons } from "../../ui/dialog-buttons.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EditedField } from "../../ui/edited-field.tsx";
import { Form } from "../../ui/form.tsx";
import { Online } from "../../ui/online.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { correctedLines, refreshCorrections } from "../../ingredients/corrections.ts";
import { FoodField, type ChosenFood } from "../amounts/food-field.tsx";

interface Props {
  line: IngredientLine;
  onClose: () => void;
}

const FIELDS = ["amount", "unit", "food"] as const;

/** Corrects how Tagine understands a line, in every recipe that has it. */
export function CorrectLine({ line, onClose }: Props) {
  const earlier = useValue(correctedLines).find((one) => foldLine(one.line) === foldLine(line.text));
  const [parts, setParts] = useState<LineParts>(() => listParts(line));
  const [known, setKnown] = useState<{ typed: string; food: ChosenFood | null }>(() => toKnown(earlier));
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? findProblems(line.text, parts) : {};
  const isUnknown = isChecked && known.typed.trim() !== "" && !known.food;

  const saving = useSending(async () => {
    const answer = await callApi("PUT ingredient-corrections", {
      body: { line: line.text, ...parts, foodId: known.food?.id ?? null },
    });
    if (!answer.ok) return answer.message;
    toast(t("edit.corrected"), "success");
    return finish();
  });
  const undoing = useSending(async (id: number) => {
    const answer = await callApi("DELETE ingredient-corrections/{id}", { params: { id } });
    return answer.ok ? finish() : answer.message;
  });

  async function finish(): Promise<null> {
    await refreshCorrections();
    onClose();
    return null;
  }

  async function submit(): Promise<void> {
    setChecked(true);
    const isWrong = Object.keys(findProblems(line.text, parts)).length > 0;
    if (isWrong || (known.typed.trim() && !known.food)) return;
    await saving.send();
  }

  const problem = saving.problem ?? undoing.problem;
  return (
    <Dialog title={t("edit.correct-title")} onClose={onClose}>
      <Form onSubmit={submit} className="flex flex-col gap-5">
        <div className="flex flex-col gap-1">
          <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
            {line.text}
          </p>
          <p className="text-muted text-sm text-pretty">{t("edit.correct-help")}</p>
        </div>
        {problem && <Alert title={problem} />}
        <div className="grid grid-cols-2 items-start gap-3">
          {FIELDS.map((field) => (
            <div key={field} className={field === "food" ? "col-span-2" : ""}>
              <EditedField
                label={t(`edit.part-${field}`)}
                value={parts[field]}
                onType={(typed) => setParts((now) => ({ ...now, [field]: typed }))}
                problem={problems[field] ? t(problems[field]) : null}
              />
            </div>
          ))}
        </div>
        <FoodField
          label={t("edit.counts-as")}
          hint={t("edit.counts-as-help")}
          typed={known.typed}
          onType={(typed, food) => setKnown({ typed, food })}
          problem={isUnknown ? t("edit.food-unknown") : null}
        />
        {earlier && (
          <Online>
            <button
              type="button"
              className="btn btn-ghost text-danger -ml-4 w-fit"
              aria-disabled={undoing.busy}
              onClick={() => void (undoing.busy || undoing.send(earlier.id))}
            >
              {t("edit.undo-correction")}
            </button>
          </Online>
        )}
        <DialogButtons
          label={t("ui.save")}
          busyLabel={t("ui.saving")}
          busy={saving.busy}
          onCancel={onClose}
        />
      </Form>
    </Dialog>
  );
}

function toKnown(earlier: { foodId: string | null; foodName: string | null } | undefined) {
  const { foodId = null, foodName = null } = earlier ?? {};
  return { typed: foodName ?? "", food: foodId && foodName ? { id: foodId, name: foodName } : null };
}

function findProblems(line: string, parts: LineParts): Partial<Record<keyof LineParts, TextKey>> {
  const missing = locateParts(line, parts).missing.map((part) => [part, "edit.not-in-line"] as const);
  return {
    ...Object.fromEntries(missing),
    ...(parts.food.trim() ? {} : { food: "people.required" }),
  };
}
