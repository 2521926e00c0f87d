import { lazy, startTransition, Suspense, useState } from "react";
import { Ellipsis, PencilLine } from "lucide-react";
import { Link } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { shareRecipe } from "../../share-links/share-recipe.ts";
import { t } from "../../text/translation.ts";
import { FROM_RECIPE } from "../editing/way-to-edit.ts";
import { later } from "../../ui/later.ts";
import { Popover } from "../../ui/popover.tsx";

const ActionList = lazy(async () => ({
  default: (await later(import("./action-list.tsx"))).ActionList,
}));
const ChangePicture = lazy(async () => ({
  default: (await later(import("../pictures/change-picture.tsx"))).ChangePicture,
}));
const DeleteRecipe = lazy(async () => ({
  default: (await later(import("../trash/delete-recipe.tsx"))).DeleteRecipe,
}));
const ExportDialog = lazy(async () => ({
  default: (await later(import("../../exports/export-dialog.tsx"))).ExportDialog,
}));

const ShareDialog = lazy(async () => ({
  default: (await later(import("../../share-links/share-dialog.tsx"))).ShareDialog,
}));

type RecipeTask = "share" | "picture" | "export" | "delete";

export function RecipeActions({ recipe }: { recipe: Recipe }) {
  const [task, setTask] = useState<RecipeTask | null>(null);
  const begin = (next: RecipeTask) => startTransition(() => setTask(next));
  const end = () => setTask(null);
  return (
    <div className="flex items-center gap-1">
      <Link
        to="?edit=form"
        state={FROM_RECIPE}
        className="btn bg-base-100 border-base-300 max-sm:btn-circle"
        aria-label={t("recipe.edit")}
      >
        <PencilLine size={20} aria-hidden />
        <span className="max-sm:hidden" aria-hidden>
          {t("recipe.edit")}
        </span>
      </Link>
      <Popover
        label={t("recipe.actions")}
        button={<Ellipsis size={20} aria-hidden />}
        buttonClass="btn btn-ghost btn-circle -mr-2"
        panelClass="top-full right-0 mt-1 w-56"
      >
        {(close) => {
          const choose = (next: RecipeTask) => () => {
            close();
            begin(next);
          };
          return (
            <ActionList
              recipe={recipe}
              onShare={() => {
                close();
                void shareRecipe(recipe, () => begin("share"));
              }}
              onPicture={choose("picture")}
              onExport={choose("export")}
              onDelete={choose("delete")}
            />
          );
        }}
      </Popover>
      <Suspense>
        {task === "share" && <ShareDialog recipe={recipe} onClose={end} />}
        {task === "picture" && <ChangePicture recipe={recipe} onClose={end} />}
        {task === "export" && (
          <ExportDialog title={t("export.one", { name: recipe.name })} slugs={[recipe.slug]} onClose={end} />
        )}
        {task === "delete" && <DeleteRecipe recipe={recipe} onClose={end} />}
      </Suspense>
    </div>
  );
}
