import { ExternalLink } from "lucide-react";
import { Link } from "react-router";
import type { Organizer } from "../../../src/contract/organizers.ts";
import type { Nutrition, Recipe } from "../../../src/contract/recipes.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatNumber } from "../../text/number.ts";
import { t } from "../../text/translation.ts";
import { nutrientAmount, nutrientName } from "../nutrient.ts";

const DOTS = { category: "bg-secondary-mark", tag: "bg-accent-mark" };

export function RecipeFooter({ recipe }: { recipe: Recipe }) {
  return (
    <footer className="border-base-300 grid grid-cols-1 gap-6 border-t pt-8 not-has-[h2,a]:hidden sm:grid-cols-2 print:grid-cols-1 print:border-0 print:gap-2 print:pt-3">
      <div className="flex flex-col gap-6 empty:hidden print:gap-2">
        <Tools tools={recipe.tools} />
        <NutritionList nutrition={recipe.nutrition} />
      </div>
      <div className="flex flex-col gap-6">
        <OrganizerLinks kind="category" organizers={recipe.organizers.categories} />
        <OrganizerLinks kind="tag" organizers={recipe.organizers.tags} />
        <SourceLink recipe={recipe} />
      </div>
    </footer>
  );
}

function Tools({ tools }: { tools: string[] }) {
  const named = tools.filter((tool) => tool.trim());
  if (named.length === 0) return null;
  return (
    <section aria-labelledby="tools-title">
      <h2 id="tools-title" className="mb-2 text-lg">
        {t("recipe.tools")}
      </h2>
      <ul className="list-disc ps-5 print:flex print:list-none print:flex-wrap print:gap-x-5 print:ps-0">
        {named.map((tool, position) => (
          <li key={position} dir="auto">
            {tool}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NutritionList({ nutrition }: { nutrition: Nutrition }) {
  const locale = useValue(language);
  const known = Object.entries(nutrition).flatMap(([key, amount]) =>
    amount?.trim() ? [{ key, amount }] : [],
  );
  if (known.length === 0) return null;
  return (
    <section aria-labelledby="nutrition-title">
      <h2 id="nutrition-title" className="mb-2 text-lg">
        {t("recipe.nutrition")}
      </h2>
      <dl className="max-w-sm print:flex print:max-w-none print:flex-wrap print:gap-x-5">
        {known.map(({ key, amount }) => (
          <div
            key={key}
            className="border-base-300 flex items-baseline justify-between gap-4 border-b py-1.5 last:border-0 print:gap-1.5 print:border-0 print:py-0"
          >
            <dt className="text-muted max-w-3/5 shrink-0 print:max-w-none">{nutrientName(key)}</dt>
            <dd dir="auto" className="min-w-0 text-end">
              {nutrientAmount(key, amount, locale)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface OrganizerLinksProps {
  kind: "category" | "tag";
  organizers: Organizer[];
}

function OrganizerLinks({ kind, organizers }: OrganizerLinksProps) {
  if (organizers.length === 0) return null;
  const title = kind === "category" ? t("recipe.categories") : t("recipe.tags");
  return (
    <section aria-label={title} className="print:hidden">
      <h2 className="mb-2 text-lg">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {organizers.map(({ name, slug }) => (
          <li key={slug} className="max-w-full">
            <Link
              to={`/recipes/${kind}/${slug}`}
              dir="auto"
              className="bg-base-100 border-base-300 hover:border-base-content flex min-h-11 max-w-full items-center gap-2 rounded-3xl border px-4 py-1.5"
            >
              <span aria-hidden className={`size-2 shrink-0 rounded-full ${DOTS[kind]}`} />
              <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SourceLink({ recipe }: { recipe: Recipe }) {
  const locale = useValue(language);
  const host = getHost(recipe.orgURL);
  if (!host) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 print:hidden">
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
            rating: formatNumber(Math.round(recipe.sourceRating * 10) / 10, locale),
          })}
        </span>
      )}
    </p>
  );
}

/** Without `www.`; null for anything else. */
export function getHost(address: string | null): string | null {
  if (!address || !/^https?:/i.test(address) || !URL.canParse(address)) return null;
  return new URL(address).hostname.replace(/^www\./, "");
}
