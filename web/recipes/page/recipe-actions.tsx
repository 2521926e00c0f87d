import { lazy, startTransition, Suspense, useState, type ReactNode } from "react";
import { CalendarPlus, ChefHat, Ellipsis, PencilLine, Share2, ShoppingBasket } from "lucide-react";
import { Link, useLocation } from "react-router";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { shareRecipe } from "../../share-links/share-recipe.ts";
import { t } from "../../text/translation.ts";
import { FROM_RECIPE } from "../editing/way-to-edit.ts";
import { later } from "../../ui/later.ts";
import { useMayChange } from "../../ui/online.tsx";
import { Popover } from "../../ui/popover.tsx";
import { SHEET } from "../../ui/sheet.tsx";
import type { RecipeTask } from "./action-list.tsx";

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
const PlanMenu = lazy(async () => ({
  default: (await later(import("../planning/plan-menu.tsx"))).PlanMenu,
}));
const PrintDialog = lazy(async () => ({
  default: (await later(import("./print-dialog.tsx"))).PrintDialog,
}));
const ShopDialog = lazy(async () => ({
  default: (await later(import("./shop-dialog.tsx"))).ShopDialog,
}));
const ShareDialog = lazy(async () => ({
  default: (await later(import("../../share-links/share-dialog.tsx"))).ShareDialog,
}));

/** On phones, an icon above its name; all of them fit in one row. */
const ACTION =
  "btn h-auto min-h-14 min-w-11 flex-col gap-1 px-0.5 text-sm font-normal max-sm:btn-ghost sm:min-h-11 sm:flex-row sm:gap-2 sm:px-2.5 sm:py-0 sm:text-base";
const OTHER_ACTION = `${ACTION} sm:bg-base-100 sm:border-base-300`;

interface ActionProps {
  recipe: Recipe;
  /** Null means the recipe's own. */
  servings: number | null;
}

interface Props extends ActionProps {
  hasPictures: boolean;
}

export function RecipeActions({ recipe, servings, hasPictures }: Props) {
  const mayChange = useMayChange();
  const mayShop = useValue(signedIn);
  const { search } = useLocation();
  return (
    <div
      className={`-mx-1 flex flex-wrap items-start gap-y-1 sm:mx-0 sm:justify-start sm:gap-1.5 print:hidden ${mayChange ? "justify-between" : "gap-x-2"}`}
    >
      {mayChange && <PlanAction recipe={recipe} servings={servings} />}
      {mayShop && <ShopAction recipe={recipe} servings={servings} />}
      <Link to={`/recipe/${recipe.slug}/cook${search}`} className={`${ACTION} sm:btn-primary`}>
        <ActionIcon isMain>
          <ChefHat size={20} aria-hidden />
        </ActionIcon>
        {t("recipe.cook")}
      </Link>
      <ShareAction recipe={recipe} servings={servings} />
      {mayChange && (
        <Link to="?edit=form" state={FROM_RECIPE} className={OTHER_ACTION}>
          <ActionIcon>
            <PencilLine size={20} aria-hidden />
          </ActionIcon>
          {t("recipe.edit")}
        </Link>
      )}
      <MoreActions recipe={recipe} mayChange={mayChange} hasPictures={hasPictures} />
    </div>
  );
}

function PlanAction({ recipe, servings }: ActionProps) {
  return (
    <Popover
      label={t("recipe.plan")}
      button={
        <>
          <ActionIcon>
            <CalendarPlus size={20} aria-hidden />
          </ActionIcon>
          {t("recipe.plan")}
        </>
      }
      buttonClass={OTHER_ACTION}
      panelClass={`top-full left-0 mt-1 w-80 ${SHEET}`}
    >
      {(close) => <PlanMenu recipe={recipe} servings={servings} onClose={close} />}
    </Popover>
  );
}

function ShareAction({ recipe, servings }: ActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={OTHER_ACTION}
        onClick={() => void shareRecipe(recipe, servings, () => startTransition(() => setOpen(true)))}
      >
        <ActionIcon>
          <Share2 size={20} aria-hidden />
        </ActionIcon>
        {t("recipe.share")}
      </button>
      <Suspense>
        {isOpen && <ShareDialog recipe={recipe} servings={servings} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

function ShopAction({ recipe, servings }: ActionProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={OTHER_ACTION} onClick={() => startTransition(() => setOpen(true))}>
        <ActionIcon>
          <ShoppingBasket size={20} aria-hidden />
        </ActionIcon>
        {t("recipe.shop")}
      </button>
      <Suspense>
        {isOpen && <ShopDialog recipe={recipe} servings={servings} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

interface MoreProps extends Pick<Props, "recipe" | "hasPictures"> {
  mayChange: boolean;
}

function MoreActions({ recipe, mayChange, hasPictures }: MoreProps) {
  const [task, setTask] = useState<RecipeTask | null>(null);
  const end = () => setTask(null);
  return (
    <>
      <Popover
        label={t("recipe.actions")}
        button={
          <>
            <ActionIcon>
              <Ellipsis size={20} aria-hidden />
            </ActionIcon>
            <span className="max-sm:h-5 sm:hidden" aria-hidden />
          </>
        }
        buttonClass={OTHER_ACTION}
        panelClass={`top-full right-0 mt-1 w-60 ${SHEET}`}
      >
        {(close) => (
          <ActionList
            recipe={recipe}
            mayChange={mayChange}
            onLeave={close}
            onChoose={(next) => {
              close();
              startTransition(() => setTask(next));
            }}
          />
        )}
      </Popover>
      <Suspense>
        {task === "picture" && <ChangePicture recipe={recipe} onClose={end} />}
        {task === "print" && <PrintDialog hasPicture={hasPictures} onClose={end} />}
        {task === "export" && (
          <ExportDialog title={t("export.one", { name: recipe.name })} slugs={[recipe.slug]} onClose={end} />
        )}
        {task === "delete" && <DeleteRecipe recipe={recipe} onClose={end} />}
      </Suspense>
    </>
  );
}

function ActionIcon({ isMain = false, children }: { isMain?: boolean; children: ReactNode }) {
  return (
    <span
      className={`grid place-items-center rounded-full max-sm:size-10 max-sm:border ${isMain ? "max-sm:bg-primary max-sm:text-primary-content max-sm:border-transparent" : "max-sm:bg-base-100 max-sm:border-base-300"}`}
    >
      {children}
    </span>
  );
}
