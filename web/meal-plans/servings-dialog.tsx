import { Suspense, use, useState } from "react";
import type { Recipe } from "../../src/contract/recipes.ts";
import { callApi, type AnswerTo } from "../api/call-api.ts";
import { useWords } from "../ingredients/use-words.ts";
import { describeServings } from "../recipes/page/describe-servings.ts";
import { ServingsStepper } from "../recipes/page/servings-stepper.tsx";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Form } from "../ui/form.tsx";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import type { Dish, DraftMeal } from "./plan-draft.ts";

interface Props {
  meal: DraftMeal;
  name: string;
  onChoose: (servings: Pick<Dish, "servings" | "recipeYield">) => void;
  onClose: () => void;
}

export function ServingsDialog({ meal, name, onChoose, onClose }: Props) {
  const [answer] = useState(() => callApi("GET recipes/{slug}", { params: { slug: meal.slug ?? "" } }));
  return (
    <Dialog title={t("plan.servings-title", { name })} onClose={onClose}>
      <Suspense fallback={<LoadingBlocks className="gap-4" heights={["h-11", "h-11"]} />}>
        <Loaded answer={answer} start={meal.servings} onChoose={onChoose} onClose={onClose} />
      </Suspense>
    </Dialog>
  );
}

interface LoadedProps extends Pick<Props, "onChoose" | "onClose"> {
  answer: Promise<AnswerTo<"GET recipes/{slug}">>;
  start: number | null;
}

function Loaded({ answer, ...props }: LoadedProps) {
  const result = use(answer);
  if (!result.ok) return <Alert title={result.message} />;
  return <Choice recipe={result.data} {...props} />;
}

interface ChoiceProps extends Omit<LoadedProps, "answer"> {
  recipe: Recipe;
}

function Choice({ recipe, start, onChoose, onClose }: ChoiceProps) {
  const locale = useValue(language);
  const [wanted, choose] = useState(start);
  const words = useWords(recipe);
  const servings = describeServings(recipe.recipeYield, { words, locale, wanted, choose });
  const { chosen, text, compact, isBare, note } = servings;
  return (
    <Form className="flex flex-col gap-5" onSubmit={() => onChoose({ servings: chosen, recipeYield: text })}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ServingsStepper servings={servings} />
        {compact !== text && !isBare && (
          <p dir="auto" className="text-muted text-sm [overflow-wrap:anywhere] sm:hidden">
            {text}
          </p>
        )}
        {note && <p className="text-muted text-sm">{note}</p>}
        {chosen !== null && (
          <button type="button" className="btn btn-ghost" onClick={() => choose(null)}>
            {t("plan.servings-own")}
          </button>
        )}
      </div>
      <DialogButtons label={t("plan.note-done")} onCancel={onClose} />
    </Form>
  );
}
