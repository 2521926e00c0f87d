import { useMemo } from "react";
import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { BeforeAfter } from "./before-after.tsx";
import { findDifferences, type Difference } from "./find-differences.ts";
import { Entries } from "./entries.tsx";
import { fieldName } from "./field-name.ts";
import { LineRows } from "./line-rows.tsx";
import { Pieces } from "./pieces.tsx";
import { formatFact } from "./format-fact.ts";

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
