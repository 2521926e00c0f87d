import type { Language } from "../../../src/contract/languages.ts";
import { useMemo } from "react";
import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
import { RATING_MOST } from "../../../src/contract/home-rules.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { formatDuration } from "../../text/duration.ts";
import { nutrientAmount, nutrientName } from "../nutrient.ts";
import { findDifferences, type Difference, type Entry, type Field } from "./find-differences.ts";
import { fieldName } from "./field-name.ts";
import { LineRows } from "./line-rows.tsx";
import { Pieces, Gone, New } from "./pieces.tsx";

export function Differences({ before, after }: { before: RecipeContent; after: RecipeContent }) {
  const differences = useMemo(() => findDifferences(before, after), [before, after]);
  if (differences.length === 0) return <p className="text-muted">{t("versions.no-difference")}</p>;
  return (
    <dl className="flex flex-col gap-5">
      {differences.map((difference) => (
        <div key={difference.field} className="flex min-w-0 flex-col gap-1">
          <dt className="text-muted text-sm">{fieldName(difference.field)}</dt>
          <dd className="min-w-0">
            <How difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function How({ difference }: { difference: Difference }) {
  const locale = useValue(language);
  if (difference.kind === "lines") return <LineRows changes={difference} />;
  if (difference.kind === "entries") return <Entries field={difference.field} entries={difference.entries} />;
  if (difference.kind === "text") return <Pieces pieces={difference.pieces} />;
  const { field, before, after } = difference;
  return <BeforeAfter before={formatFact(field, before, locale)} after={formatFact(field, after, locale)} />;
}

function Entries({ field, entries }: { field: Field; entries: Entry[] }) {
  const locale = useValue(language);
  const formatEntry = (key: string, text: string | null) =>
    text && field === "nutrition" ? nutrientAmount(key, text, locale) : (text ?? "");
  return (
    <ul className="flex flex-col gap-1">
      {entries.map(({ key, before, after }) => (
        <li key={key} className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span dir="auto" className="min-w-0">
            {field === "nutrition" ? nutrientName(key) : key}
          </span>
          <BeforeAfter before={formatEntry(key, before)} after={formatEntry(key, after)} />
        </li>
      ))}
    </ul>
  );
}

function formatFact(field: Field, text: string, locale: Language): string {
  if (!text) return "";
  if (field === "prepTime" || field === "performTime" || field === "totalTime")
    return formatDuration(text, locale);
  if (field === "rating") return t("card.rating", { rating: text, most: RATING_MOST });
  if (field === "sourceRating") return Number(text).toLocaleString(locale, { maximumFractionDigits: 2 });
  if (field === "dateAdded") return formatDate(text, locale);
  return text;
}

/** @param day `YYYY-MM-DD` */
function formatDate(day: string, locale: string): string {
  const date = new Date(`${day}T00:00`);
  return Number.isNaN(date.getTime()) ? day : date.toLocaleDateString(locale, { dateStyle: "medium" });
}

function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3 gap-y-1">
      {before && (
        <span dir="auto" className="min-w-0 whitespace-pre-wrap">
          <Gone>{before}</Gone>
        </span>
      )}
      {before && after && <span aria-hidden>{"→"}</span>}
      {after && (
        <span dir="auto" className="min-w-0 whitespace-pre-wrap">
          <New>{after}</New>
        </span>
      )}
    </div>
  );
}
