import { useState } from "react";
import { useRevalidator } from "react-router";
import type { SuggestedLabels } from "../../../src/contract/reading.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { LabelChips } from "./label-chips.tsx";

interface Props {
  recipe: Recipe;
  leftOut: SuggestedLabels;
}

/** New names that the site gave and the import left out, to add with a tap. */
export function LeftOut({ recipe, leftOut }: Props) {
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<SuggestedLabels>({
    recipeCategory: listCommon(leftOut.recipeCategory, recipe.recipeCategory),
    tags: listCommon(leftOut.tags, recipe.tags),
  });

  async function change(next: SuggestedLabels): Promise<void> {
    setChosen(next);
    const body = {
      recipes: [recipe.slug],
      addCategories: listOthers(next.recipeCategory, chosen.recipeCategory),
      removeCategories: listOthers(chosen.recipeCategory, next.recipeCategory),
      addTags: listOthers(next.tags, chosen.tags),
      removeTags: listOthers(chosen.tags, next.tags),
    };
    const answer = await callApi("POST recipe-changes", { body, quiet: true });
    if (answer.ok) return revalidate();
    setChosen(chosen);
    toast(answer.message, "error");
  }

  return (
    <section aria-labelledby="left-out-title" className="flex flex-col gap-4 print:hidden">
      <div>
        <h2 id="left-out-title" className="text-lg">
          {t("import.labels-title")}
        </h2>
        <p className="text-muted">{t("import.labels-help")}</p>
      </div>
      <LabelChips offered={leftOut} chosen={chosen} disabled={false} onChange={(next) => void change(next)} />
    </section>
  );
}

const listCommon = (names: string[], others: string[]) => names.filter((name) => others.includes(name));
const listOthers = (names: string[], others: string[]) => names.filter((name) => !others.includes(name));
