import { ExternalLink } from "lucide-react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";

export function SourceLink({ recipe }: { recipe: Recipe }) {
  const locale = useValue(language);
  const host = getHost(recipe.orgURL);
  if (!host) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <a
        href={recipe.orgURL ?? undefined}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-11 max-w-full items-center gap-2 underline underline-offset-3"
      >
        <ExternalLink size={20} className="shrink-0" aria-hidden />
        <span className="min-w-0">{t("recipe.source-at", { host })}</span>
      </a>
      {recipe.sourceRating !== null && (
        <span className="text-muted text-sm">
          {t("recipe.source-rating", {
            rating: recipe.sourceRating.toLocaleString(locale, { maximumFractionDigits: 1 }),
          })}
        </span>
      )}
    </p>
  );
}

/** Without `www.`; null for anything else. */
function getHost(address: string | null): string | null {
  if (!address || !/^https?:/i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, "");
}
