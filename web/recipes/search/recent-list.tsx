import { History, X } from "lucide-react";
import { Link } from "react-router";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { forgetSearch, forgetSearches, recentSearches } from "./recent-searches.ts";

export function RecentList() {
  const searches = useValue(recentSearches);
  if (searches.length === 0) return null;
  return (
    <section aria-label={t("search.recent")}>
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-muted font-sans text-sm font-medium">{t("search.recent")}</h2>
        <button type="button" className="btn btn-ghost btn-sm min-h-11" onClick={forgetSearches}>
          {t("search.clear")}
        </button>
      </div>
      <ul className="-mx-2 flex flex-col">
        {searches.map((text) => (
          <li key={text} className="flex items-center">
            <Link
              to={`/search?${new URLSearchParams({ q: text })}`}
              replace
              className="rounded-field hover:bg-base-300 flex min-h-11 min-w-0 grow items-center gap-3 px-2"
            >
              <History size={20} aria-hidden className="text-muted shrink-0" />
              <span dir="auto" className="truncate">
                {text}
              </span>
            </Link>
            <button
              type="button"
              className="btn btn-ghost btn-square"
              aria-label={t("chips.remove", { name: text })}
              onClick={() => forgetSearch(text)}
            >
              <X size={18} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
