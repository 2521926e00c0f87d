import { useId } from "react";
import type { RecipePreview } from "../../../src/contract/reading.ts";
import { t } from "../../text/translation.ts";
import { Form } from "../../ui/form.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { NameTile } from "../../ui/name-tile.tsx";
import { busyLabel, type ImportSteps, type Offer } from "./use-import-steps.ts";
import { StoringFailure } from "./import-failure.tsx";

interface Props {
  steps: ImportSteps;
  offer: Offer;
}

export function ChooseStep({ steps, offer }: Props) {
  const { busy, failure, typed } = steps;
  const { chosen } = typed;
  const known = new Set(offer.existing.map(({ recipe }) => recipe));
  return (
    <Form className="flex flex-col gap-4" onSubmit={() => void steps.choose(offer, chosen)}>
      {failure && <StoringFailure failure={failure} />}
      <fieldset className="flex flex-col gap-2" disabled={busy !== null}>
        <legend className="text-muted mb-3">{t("import.choose", { count: offer.recipes.length })}</legend>
        {offer.recipes.map((recipe, position) => (
          <Choice
            key={position}
            recipe={recipe}
            known={known.has(position)}
            chosen={position === chosen}
            onChoose={() => steps.keep({ chosen: position })}
          />
        ))}
      </fieldset>
      <div className="bg-base-100 sticky -bottom-6 -mb-6 grid py-4 max-sm:-bottom-4 max-sm:-mb-4">
        <SubmitButton
          label={offer.ofText ? t("import.continue") : t("import.submit")}
          busyLabel={busyLabel(busy)}
          busy={busy !== null}
        />
      </div>
    </Form>
  );
}

interface ChoiceProps {
  recipe: RecipePreview;
  known: boolean;
  chosen: boolean;
  onChoose: () => void;
}

function Choice({ recipe, known, chosen, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="border-base-300 has-checked:border-base-content has-checked:bg-base-200 has-focus-visible:outline-base-content rounded-field flex cursor-pointer items-center gap-3 overflow-hidden border p-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
    >
      <span className="rounded-field block aspect-4/3 w-24 shrink-0 overflow-hidden">
        {recipe.preview ? (
          <img src={recipe.preview} alt="" className="size-full object-cover" />
        ) : (
          <NameTile name={recipe.name} />
        )}
      </span>
      <span className="flex min-w-0 grow flex-col">
        <span dir="auto" className="line-clamp-2 font-medium">
          {recipe.name}
        </span>
        <span className="text-muted text-sm">
          {t("import.ingredients-count", { count: recipe.recipeIngredient.length })}
          {" · "}
          {t("import.steps-count", { count: recipe.recipeInstructions.length })}
        </span>
        {known && <span className="text-sm font-medium">{t("import.here-already")}</span>}
      </span>
      <input
        id={id}
        type="radio"
        name="recipe"
        className="accent-primary-mark mr-2 size-5 shrink-0 focus-visible:outline-none"
        checked={chosen}
        onChange={onChoose}
      />
    </label>
  );
}
