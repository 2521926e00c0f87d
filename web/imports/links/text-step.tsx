import { t } from "../../text/translation.ts";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { Rule } from "../../ui/text-field.tsx";
import { ImportFailure } from "./import-failure.tsx";
import { typedText } from "./typed-text.ts";
import type { ImportSteps } from "./use-import-steps.ts";

const someText: Rule = (value) => (value.trim() ? null : "import.text-required");

export function TextStep({ steps, onLeave }: { steps: ImportSteps; onLeave: (() => void) | undefined }) {
  const { busy, failure } = steps;
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(values) => void steps.read({ text: String(values.get("text")) })}
    >
      {failure && <ImportFailure failure={failure} onLeave={onLeave} />}
      <TextArea
        label={t("import.text")}
        name="text"
        rows={12}
        start={typedText.peek()}
        hint={t("import.text-hint")}
        rule={someText}
        disabled={busy !== null}
        onType={(text) => {
          typedText.value = text;
        }}
      />
      <SubmitButton label={t("import.continue")} busyLabel={t("import.reading-text")} busy={busy !== null} />
    </Form>
  );
}
