import type { Recipe } from "../../../src/contract/recipes.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatDay, today } from "../../text/day.ts";
import { t } from "../../text/translation.ts";
import { getHost } from "./recipe-footer.tsx";

/** Only on paper: where the recipe is from, and when it was printed. */
export function PrintedFooter({ recipe }: { recipe: Recipe }) {
  const locale = useValue(language);
  const date = formatDay(today(), locale, { dateStyle: "long" });
  return (
    <footer className="border-base-300 text-muted hidden justify-between gap-6 border-t pt-2 text-sm print:flex">
      <span className="min-w-0 [overflow-wrap:anywhere]">{getHost(recipe.orgURL) ? recipe.orgURL : ""}</span>
      <span className="shrink-0">{t("recipe.printed-on", { date })}</span>
    </footer>
  );
}
