import { lazy, startTransition, Suspense, useState } from "react";
import { Ellipsis } from "lucide-react";
import type { Recipe } from "../../src/contract/recipes.ts";
import { t, withTexts } from "../text/translation.ts";
import { Popover } from "../ui/popover.tsx";

const ActionList = lazy(async () => ({
  default: (await withTexts(import("./action-list.tsx"))).ActionList,
}));
const DeleteRecipe = lazy(async () => ({
  default: (await withTexts(import("./delete-recipe.tsx"))).DeleteRecipe,
}));

/** What can be done with a recipe, behind one quiet button. */
export function RecipeActions({ recipe }: { recipe: Recipe }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <Popover
        label={t("recipe.actions")}
        button={<Ellipsis size={20} aria-hidden />}
        buttonClass="btn btn-ghost btn-circle -mr-2"
        panelClass="top-full right-0 mt-1 w-56"
      >
        {(close) => (
          <ActionList
            recipe={recipe}
            onDelete={() => {
              close();
              startTransition(() => setDeleting(true));
            }}
          />
        )}
      </Popover>
      <Suspense>{deleting && <DeleteRecipe recipe={recipe} onClose={() => setDeleting(false)} />}</Suspense>
    </>
  );
}
