import { useState } from "react";
import { useRevalidator } from "react-router";
import type { SuggestedLabels } from "../../../src/contract/reading.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { callApi } from "../../api/call-api.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { Online } from "../../ui/online.tsx";
import { LabelChips } from "./label-chips.tsx";

interface Props {
  recipe: Recipe;
  leftOut: SuggestedLabels;
}

/** New names that the site gave and the import left out, to add with a tap. */
export function LeftOut({ recipe, leftOut }: Props) {
  const { revalidate } = useRevalidator();
  /** Shown until the recipe has been loaded again. */
  const [pending, setPending] = useState<SuggestedLabels | null>(null);
  const chosen = pending ?? {
    recipeCategory: leftOut.recipeCategory.filter((name) => recipe.recipeCategory.includes(name)),
    tags: leftOut.tags.filter((name) => recipe.tags.includes(name)),
  };

  async function change(next: SuggestedLabels): Promise<void> {
    setPending(next);
    const body = {
      recipes: [recipe.slug],
      addCategories: listOthers(next.recipeCategory, chosen.recipeCategory),
      removeCategories: listOthers(chosen.recipeCategory, next.recipeCategory),
      addTags: listOthers(next.tags, chosen.tags),
      removeTags: listOthers(chosen.tags, next.tags),
    };
    const answer = await callApi("POST recipe-changes", { body, quiet: true });
    if (answer.ok) await revalidate();
    else toast(answer.message, "error");
    // Unless someone has tapped again.
    setPending((latest) => (latest === next ? null : latest));
  }

  return (
    <Online>
      <section aria-labelledby="left-out-title" className="mt-3 flex flex-col gap-4 sm:mt-0 print:hidden">
        <div>
          <h2 id="left-out-title" className="text-lg">
            {t("import.labels-title")}
          </h2>
          <p className="text-muted">{t("import.labels-help")}</p>
        </div>
        <LabelChips offered={leftOut} chosen={chosen} onChange={(next) => void change(next)} />
      </section>
    </Online>
  );
}

const listOthers = (names: string[], others: string[]) => names.filter((name) => !others.includes(name));
