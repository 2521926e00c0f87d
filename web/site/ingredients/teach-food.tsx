import { useState } from "react";
import { isVisible, NAME_MOST } from "../../../src/contract/rules.ts";
import { FoodField } from "../../recipes/amounts/food-field.tsx";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { EditedField } from "../../ui/edited-field.tsx";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useTeaching } from "./use-teaching.ts";

export function TeachFood({ onTaught }: { onTaught: () => Promise<void> }) {
  const [name, setName] = useState("");
  const { busy, problem, isChecked, field, teach } = useTeaching(() => {
    setName("");
    return onTaught();
  });

  return (
    <Form
      onSubmit={() => teach(name, !findProblem(name))}
      className="border-base-300 flex flex-col gap-5 border-t pt-5"
    >
      {problem && <Alert title={problem} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <EditedField
          label={t("ingredients.name")}
          value={name}
          onType={setName}
          problem={isChecked ? findProblem(name) : null}
        />
        <FoodField label={t("edit.counts-as")} {...field} />
      </div>
      <div className="flex justify-end">
        <SubmitButton label={t("ingredients.teach")} busyLabel={t("ingredients.teaching")} busy={busy} />
      </div>
    </Form>
  );
}

function findProblem(name: string): string | null {
  if (!isVisible(name)) return t("people.required");
  return name.trim().length > NAME_MOST ? t("fault.too-long", { limit: NAME_MOST }) : null;
}
