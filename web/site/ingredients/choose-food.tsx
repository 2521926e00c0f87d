import { FoodField } from "../../recipes/amounts/food-field.tsx";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Form } from "../../ui/form.tsx";
import { Online } from "../../ui/online.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useTeaching } from "./use-teaching.ts";

interface Props {
  name: string;
  onTaught: () => Promise<void>;
}

export function ChooseFood({ name, onTaught }: Props) {
  const { busy, problem, field, teach } = useTeaching(onTaught);
  return (
    <div ref={focusField}>
      <Form onSubmit={() => teach(name)} className="flex flex-col gap-3">
        {problem && <Alert title={problem} />}
        <FoodField label={t("edit.counts-as")} {...field} />
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
