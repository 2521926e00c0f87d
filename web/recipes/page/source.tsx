import { ExternalLink, ChevronRight } from "lucide-react";
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

/** The text that the recipe was made of, as it was pasted; folded, since one cooks by what was made of it. */
export function SourceText({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <details className="group print:hidden">
      <summary className="rounded-field flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight size={20} className="transition-transform group-open:rotate-90 " aria-hidden />
        {t("recipe.original-text")}
      </summary>
      <p dir="auto" className="text-muted mt-1 max-w-[70ch] pl-7 whitespace-pre-wrap">
        {text}
      </p>
    </details>
  );
}
