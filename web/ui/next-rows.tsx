import { Link, useSearchParams } from "react-router";
import { t } from "../text/translation.ts";

/** Query parameter: the row before the first one. */
export const AFTER = "after";

export function NextRows({ next }: { next: number | null }) {
  const [query] = useSearchParams();
  const begun = query.has(AFTER);
  if (next === null && !begun) return null;
  return (
    <nav aria-label={t("imports.rows")} className="flex justify-between gap-2">
      {begun ? (
        <Link to={`?${rowsAfter(query, null)}`} className="btn bg-base-100 border-base-300">
          {t("imports.first-rows")}
        </Link>
      ) : (
        <span />
      )}
      {next !== null && (
        <Link to={`?${rowsAfter(query, next)}`} className="btn bg-base-100 border-base-300">
          {t("imports.next-rows")}
        </Link>
      )}
    </nav>
  );
}

function rowsAfter(query: URLSearchParams, position: number | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (position === null) next.delete(AFTER);
  else next.set(AFTER, String(position));
  return next;
}
