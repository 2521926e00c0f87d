import { Search } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { FoundState, ResultStatus } from "../../../src/contract/file-import-states.ts";
import { t, type TextKey } from "../../text/translation.ts";
import { FilterLinks } from "../../ui/filter-links.tsx";
import { SEARCH, SEARCH_MOST, SHOW, type FilterCount, type RowFilter } from "./load-page.ts";

const LABELS: Record<FoundState | ResultStatus, TextKey> = {
  new: "file-import.tab-new",
  changed: "file-import.tab-changed",
  same: "file-import.tab-same",
  repeated: "file-import.tab-repeated",
  unreadable: "file-import.tab-unreadable",
  ignored: "file-import.tab-ignored",
  added: "file-import.tab-added",
  replaced: "file-import.tab-replaced",
  skipped: "file-import.tab-skipped",
  failed: "file-import.tab-failed",
};

const ALARMING: ReadonlySet<FoundState | ResultStatus> = new Set<FoundState | ResultStatus>([
  "unreadable",
  "failed",
]);

const SEARCH_AFTER_MS = 250;
/** All of them are on one screen. */
const SEARCHED_FROM = 8;

interface Props {
  filters: FilterCount[];
  chosen: RowFilter;
  children?: ReactNode;
}

export function getFilterName(filter: RowFilter): FoundState | ResultStatus {
  return "state" in filter ? filter.state : filter.result;
}

/** Which rows are shown is in the URL, but not in the history. */
export function RowsFilter({ filters, chosen, children }: Props) {
  const [params] = useSearchParams();
  const shown = filters.filter(({ count }) => count > 0);
  const isSearched = params.has(SEARCH) || shown.some(({ count }) => count >= SEARCHED_FROM);
  return (
    <div className="flex flex-col gap-3">
      {shown.length > 1 && (
        <div className="max-sm:[&_a]:h-auto max-sm:[&_a]:min-h-11 max-sm:[&_a]:max-w-full max-sm:[&_a]:px-3 max-sm:[&_a]:whitespace-normal">
          <FilterLinks
            choices={shown.map(({ name, filter, count }) => ({
              to: linkTo(params, name),
              label: t(LABELS[getFilterName(filter)], { number: count }),
              isChosen: getFilterName(filter) === getFilterName(chosen),
              isAlarming: ALARMING.has(getFilterName(filter)),
            }))}
          />
        </div>
      )}
      {(isSearched || children) && (
        <div className="flex flex-wrap items-center gap-2">
          {isSearched && <SearchRows />}
          {children}
        </div>
      )}
    </div>
  );
}

function linkTo(params: URLSearchParams, name: string): string {
  const next = new URLSearchParams(params);
  next.set(SHOW, name);
  return `?${next}`;
}

function SearchRows() {
  const id = useId();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const search = useEffectEvent((text: string) => {
    const next = new URLSearchParams(params);
    if (text) next.set(SEARCH, text);
    else next.delete(SEARCH);
    setParams(next, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => search(typed.trim()), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <label
      htmlFor={id}
      className="input bg-base-100 grid w-auto min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-center gap-2"
    >
      <Search size={20} className="text-muted shrink-0" aria-hidden />
      {/* As wide as the placeholder and the browser's button for clearing, so that what's beside it wraps first. */}
      <span className="col-start-2 row-start-1 overflow-hidden pr-6 whitespace-nowrap opacity-0">
        {t("file-import.search")}
      </span>
      <input
        id={id}
        type="search"
        className="col-start-2 row-start-1 w-0 min-w-full"
        placeholder={t("file-import.search")}
        maxLength={SEARCH_MOST}
        defaultValue={params.get(SEARCH) ?? ""}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </label>
  );
}
