import { Soup } from "lucide-react";
import type { CookableRecipe } from "../../../src/contract/cook-with.ts";
import type { Language } from "../../../src/contract/languages.ts";
import type { Answer } from "../../api/call.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { CardGrid } from "../lists/card-grid.tsx";
import { ShapeButton } from "../lists/shape-button.tsx";
import { joinFoods } from "./join-foods.ts";

export const MAX_COOKABLE = 60;

/** @param found null if the pantry has no foods */
export function CookableList({ found }: { found: Answer<CookableRecipe[]> | null }) {
  const locale = useValue(language);
  if (!found) return <EmptyNote>{t("cook-with.empty")}</EmptyNote>;
  if (!found.ok) return <Alert title={t("error.title")}>{found.message}</Alert>;
  if (found.data.length === 0) return <EmptyNote>{t("cook-with.nothing")}</EmptyNote>;
  const cards = found.data.map(({ recipe, missing }) => ({ ...recipe, note: describe(missing, locale) }));
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <div className="flex min-h-11 items-center gap-2">
        <p role="status" className="text-muted grow text-sm">
          {t(cards.length < MAX_COOKABLE ? "search.found" : "search.first", { count: cards.length })}
        </p>
        <ShapeButton />
      </div>
      <CardGrid recipes={cards} />
    </div>
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
