import { useState } from "react";
import { isVisible } from "../../../src/contract/rules.ts";
import { callApi } from "../../api/call-api.ts";
import { FoodField, type ChosenFood } from "../../recipes/amounts/food-field.tsx";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { EditedField } from "../../ui/edited-field.tsx";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useSending } from "../../ui/use-sending.ts";

const EMPTY = { name: "", typed: "", food: null as ChosenFood | null };

export function TeachFood({ onTaught }: { onTaught: () => Promise<void> }) {
  const [{ name, typed, food }, setDraft] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const { busy, problem, send } = useSending(async (foodId: string) => {
    const answer = await callApi("PUT taught-foods", { body: { name, foodId } });
    if (!answer.ok) return answer.message;
    setDraft(EMPTY);
    setChecked(false);
    await onTaught();
    return null;
  });

  async function submit(): Promise<void> {
    setChecked(true);
    if (food && isVisible(name)) await send(food.id);
  }

  return (
    <Form onSubmit={submit} className="border-base-300 flex flex-col gap-5 border-t pt-5">
      {problem && <Alert title={problem} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <EditedField
          label={t("ingredients.name")}
          value={name}
          onType={(text) => setDraft((now) => ({ ...now, name: text }))}
          problem={isChecked && !isVisible(name) ? t("people.required") : null}
        />
        <FoodField
          label={t("edit.counts-as")}
          typed={typed}
          onType={(text, chosen) => setDraft((now) => ({ ...now, typed: text, food: chosen }))}
          problem={isChecked && !food ? t("edit.food-unknown") : null}
        />
      </div>
      <div className="flex justify-end">
        <SubmitButton label={t("ingredients.teach")} busyLabel={t("ingredients.teaching")} busy={busy} />
      </div>
    </Form>
  );
}
