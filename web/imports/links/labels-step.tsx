import { useState } from "react";
import type { RecipePreview, SuggestedLabels } from "../../../src/contract/reading.ts";
import { t } from "../../text/translation.ts";
import { DIALOG_FOOT } from "../../ui/dialog.tsx";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { StoringFailure } from "./import-failure.tsx";
import { LabelChips } from "./label-chips.tsx";
import { busyLabel, type ImportSteps } from "./use-import-steps.ts";

interface Props {
  steps: ImportSteps;
  recipe: RecipePreview;
  suggested: SuggestedLabels;
}

/** Shown only if the site gives so many that new ones are off. */
export function LabelsStep({ steps, recipe, suggested }: Props) {
  const { busy, failure } = steps;
  const [chosen, setChosen] = useState(suggested);
  return (
    <Form className="flex flex-col gap-5" onSubmit={() => void steps.store({ ...recipe, ...chosen })}>
      {failure && <StoringFailure failure={failure} />}
      <div>
        <p dir="auto" className="line-clamp-2 font-serif text-lg font-semibold">
          {recipe.name}
        </p>
        <p className="text-muted">{t("import.labels-help")}</p>
      </div>
      <LabelChips offered={recipe} chosen={chosen} disabled={busy !== null} onChange={setChosen} />
      <div className={`grid ${DIALOG_FOOT}`}>
        <SubmitButton label={t("import.submit")} busyLabel={busyLabel(busy)} busy={busy !== null} />
      </div>
    </Form>
  );
}
