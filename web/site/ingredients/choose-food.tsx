import { useState } from "react";
import { callApi } from "../../api/call-api.ts";
import { FoodField, type ChosenFood } from "../../recipes/amounts/food-field.tsx";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Form } from "../../ui/form.tsx";
import { Online } from "../../ui/online.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useSending } from "../../ui/use-sending.ts";

interface Props {
  name: string;
  onTaught: () => Promise<void>;
}

/** Teaches what a name counts as. */
export function ChooseFood({ name, onTaught }: Props) {
  const [{ typed, food }, setKnown] = useState({ typed: "", food: null as ChosenFood | null });
  const [isChecked, setChecked] = useState(false);
  const { busy, problem, send } = useSending(async (foodId: string) => {
    const answer = await callApi("PUT taught-foods", { body: { name, foodId } });
    if (!answer.ok) return answer.message;
    await onTaught();
    return null;
  });

  async function submit(): Promise<void> {
    setChecked(true);
    if (food) await send(food.id);
  }

  return (
    <div ref={focusField}>
      <Form onSubmit={submit} className="flex flex-col gap-3">
        {problem && <Alert title={problem} />}
        <FoodField
          label={t("edit.counts-as")}
          typed={typed}
          onType={(text, chosen) => setKnown({ typed: text, food: chosen })}
          problem={isChecked && !food ? t("edit.food-unknown") : null}
        />
        <div className="flex justify-end">
          <Online>
            <SubmitButton label={t("ui.save")} busyLabel={t("ui.saving")} busy={busy} />
          </Online>
        </div>
      </Form>
    </div>
  );
}

function focusField(part: HTMLElement | null): void {
  part?.querySelector("input")?.focus();
}
