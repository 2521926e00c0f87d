import type { Language } from "../../../src/contract/languages.ts";
import { useState } from "react";
import type { RecipePreview, SuggestedLabels } from "../../../src/contract/reading.ts";
import { DoubtList } from "./doubt-list.tsx";
import { language } from "../../state/language.ts";
import { t } from "../../text/translation.ts";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField, type Rule } from "../../ui/text-field.tsx";
import { busyLabel, type ImportSteps } from "./use-import-steps.ts";
import { applyCorrection, correctionFor, type Correction } from "./correction.ts";
import { StoringFailure } from "./import-failure.tsx";
import { LabelChips } from "./label-chips.tsx";
import { ingredientsFromText, stepsAreParagraphs, stepsFromText } from "./recipe-lines.ts";
import { correctionOf, findCorrection } from "./typed-text.ts";

const requireName: Rule = (value) => (value.trim() ? null : "import.name-required");

interface Props {
  steps: ImportSteps;
  recipe: RecipePreview;
  suggested: SuggestedLabels;
}

export function CorrectStep({ steps, recipe, suggested }: Props) {
  const { busy, failure } = steps;
  const waiting = busy !== null;
  const text = recipe.sourceText ?? recipe.shownText ?? "";
  const [spoken] = useState(() => language.peek());
  const [start] = useState(() => beginCorrection(recipe, spoken));

  const [counted, setCounted] = useState(start);
  const [labels, setLabels] = useState(suggested);

  const field = (name: keyof Correction) => ({
    name,
    disabled: waiting,
    onType: (value: string) => setCounted(put(name, value, recipe, start)),
  });
  const line = (name: keyof Correction) => ({ ...field(name), defaultValue: start[name] });
  const lines = (name: keyof Correction, least: number) => ({
    ...field(name),
    start: start[name],
    rows: linesShown(start[name], least),
  });

  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={() =>
        void steps.store({
          ...applyCorrection(recipe, correctionOf.peek()?.correction ?? start, spoken),
          ...labels,
        })
      }
    >
      {failure && <StoringFailure failure={failure} />}
      <p className="text-muted">{t("import.correct-help")}</p>
      {recipe.doubts.length > 0 && (
        <section className="bg-base-200 rounded-field p-4">
          <DoubtList doubts={recipe.doubts} />
        </section>
      )}
      <div className={`grid gap-6 ${text ? "lg:grid-cols-[3fr_2fr]" : ""}`}>
        <div className="flex min-w-0 flex-col gap-4">
          <TextField label={t("import.name")} rule={requireName} {...line("name")} />
          <TextArea label={t("import.description")} {...lines("description", 2)} />
          <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
            <TextField label={t("recipe.servings")} {...line("recipeYield")} />
            <TextField label={t("recipe.prep-time")} {...line("prepTime")} />
            <TextField label={t("recipe.cook-time")} {...line("performTime")} />
            <TextField label={t("recipe.total-time")} {...line("totalTime")} />
          </div>
          <TextArea
            label={t("recipe.ingredients")}
            hint={t("import.ingredients-hint")}
            count={t("import.ingredients-count", {
              count: ingredientsFromText(counted.ingredients).recipeIngredient.length,
            })}
            {...lines("ingredients", 5)}
          />
          <TextArea
            label={t("recipe.steps")}
            hint={
              stepsAreParagraphs(recipe.recipeInstructions)
                ? t("import.steps-hint-paragraphs")
                : t("import.steps-hint")
            }
            count={t("import.steps-count", {
              count: stepsFromText(counted.steps, recipe.recipeInstructions).length,
            })}
            {...lines("steps", 6)}
          />
          <TextArea label={t("recipe.notes")} {...lines("notes", 3)} />
          <LabelChips offered={recipe} chosen={labels} disabled={waiting} onChange={setLabels} />
        </div>
        {text && (
          <aside className="lg:sticky lg:top-0 lg:self-start">
            <OriginalText text={text} />
          </aside>
        )}
      </div>
      <div className="bg-base-100 border-base-300 sticky -bottom-6 -mb-6 grid border-t py-4 max-sm:-bottom-4 max-sm:-mb-4">
        <SubmitButton label={t("import.save")} busyLabel={busyLabel(busy)} busy={waiting} />
      </div>
    </Form>
  );
}

function beginCorrection(recipe: RecipePreview, spoken: Language): Correction {
  const correction = findCorrection(recipe) ?? correctionFor(recipe, spoken);
  correctionOf.value = { recipe, correction };
  return correction;
}

function put(name: keyof Correction, value: string, recipe: RecipePreview, start: Correction): Correction {
  const correction = { ...(correctionOf.peek()?.correction ?? start), [name]: value };
  correctionOf.value = { recipe, correction };
  return correction;
}

function linesShown(text: string, least: number): number {
  return Math.min(Math.max(text.split("\n").length + 1, least), 12);
}

function OriginalText({ text }: { text: string }) {
  return (
    <section aria-labelledby="original-text" className="flex flex-col gap-1.5">
      <h2 id="original-text" className="font-sans text-sm font-medium">
        {t("recipe.original-text")}
      </h2>
      <div
        // A scrollable region has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        dir="auto"
        className="bg-base-200 border-base-300 rounded-field max-h-[40dvh] overflow-auto border p-3 text-sm whitespace-pre-wrap lg:max-h-[60dvh]"
      >
        {text}
      </div>
    </section>
  );
}
