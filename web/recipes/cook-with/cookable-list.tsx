import { Soup } from "lucide-react";
import type { CookableRecipe } from "../../../src/contract/cook-with.ts";
import type { Language } from "../../../src/contract/languages.ts";
import type { Answer } from "../../api/call.ts";
import { language } from "../../state/language.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { SEEN_AT_FIRST, useGrid } from "../lists/card-grid.tsx";
import { RecipeCard } from "../lists/recipe-card.tsx";
import { ShapeButton } from "../lists/shape-button.tsx";
import { AddMissingButton } from "./add-missing-button.tsx";
import { joinFoods } from "./join-foods.ts";

export const MAX_COOKABLE = 60;

/** @param found null if the pantry has no foods */
export function CookableList({ found }: { found: Answer<CookableRecipe[]> | null }) {
  const grid = useGrid();
  if (!found) return <EmptyNote>{t("cook-with.empty")}</EmptyNote>;
  if (!found.ok) return <Alert title={t("error.title")}>{found.message}</Alert>;
  if (found.data.length === 0) return <EmptyNote>{t("cook-with.nothing")}</EmptyNote>;
  const { length } = found.data;
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-11 items-center gap-2">
        <p role="status" className="text-muted grow text-sm">
          {t(length < MAX_COOKABLE ? "search.found" : "search.first", { count: length })}
        </p>
        <ShapeButton />
      </div>
      <ul className={grid}>
        {found.data.map((one, position) => (
          <li key={one.recipe.slug} className="flex min-w-0 flex-col gap-1">
            <Cookable found={one} isFirst={position < SEEN_AT_FIRST} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Cookable({ found, isFirst }: { found: CookableRecipe; isFirst: boolean }) {
  const { recipe, missing } = found;
  const locale = useValue(language);
  const mayShop = useValue(signedIn);
  return (
    <>
      <div className="grow">
        <RecipeCard {...recipe} note={describe(missing, locale)} first={isFirst} />
      </div>
      {mayShop && missing.length > 0 && <AddMissingButton found={found} />}
    </>
  );
}

function EmptyNote({ children }: { children: string }) {
  return (
    <div className="text-muted flex flex-col items-center gap-3 py-10 text-center">
      <Soup size={40} strokeWidth={1.25} aria-hidden />
      <p role="status" className="max-w-sm text-pretty">
        {children}
      </p>
    </div>
  );
}

function describe(missing: CookableRecipe["missing"], locale: Language): string {
  if (missing.length === 0) return t("cook-with.everything");
  return t("cook-with.missing", {
    foods: joinFoods(
      missing.map(({ text }) => text),
      locale,
    ),
  });
}
