import { SlidersHorizontal } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useNavigationType, useSearchParams } from "react-router";
import { SEARCH_RESULTS } from "../../../src/contract/rules.ts";
import { t } from "../../text/translation.ts";
import type { AllOrganizers } from "../../organizers/all-organizers.ts";
import { Dialog, DIALOG_FOOT } from "../../ui/dialog.tsx";
import { ChosenChips } from "./chosen-chips.tsx";
import { ALL_PERSONAL, FactFilters, type Personal } from "./fact-filters.tsx";
import { RecentList } from "./recent-list.tsx";
import { rememberSearch } from "./recent-searches.ts";
import { SearchOrderChoice } from "./search-order.tsx";
import { OrganizerFilter } from "./organizer-filter.tsx";
import { useAfterPause } from "./use-after-pause.ts";

const BETWEEN = /[,;，、；]/;

const CONDITIONS = [
  "maxMinutes",
  "minRating",
  "favorites",
  "neverCooked",
  "toCheck",
  "categories",
  "tags",
  "with",
  "without",
];
/** Beside the field; the sheet has all. */
const QUICK_RATINGS = [4];
const QUICK_PERSONAL: Personal[] = ["favorites", "neverCooked"];
/** At the bottom of a phone. */
const SHEET =
  "max-w-[560px] max-sm:w-full max-sm:max-w-none max-sm:self-end max-sm:rounded-b-none max-sm:max-h-[85dvh] max-sm:[--dialog-pad:1rem]";

export function SearchFields({ categories, tags }: AllOrganizers) {
  const { wanted, put, visits } = useWanted();
  const [isOpen, setOpen] = useState(false);
  const form = useFocusAtFirst(wanted.size === 0);
  const chosen = CONDITIONS.flatMap((name) => wanted.getAll(name)).length;
  const shared = { categories, tags, params: wanted, put };
  return (
    <form
      key={visits}
      ref={form}
      role="search"
      className="flex flex-col gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        rememberSearch(wanted.get("q") ?? "");
      }}
    >
      <Field
        label={t("search.text")}
        type="search"
        start={wanted.get("q") ?? ""}
        onType={(text) => put("q", [text])}
        large
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <button
            type="button"
            className="btn bg-base-100 border-base-300 rounded-full font-normal sm:min-h-9 sm:h-9"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <SlidersHorizontal size={20} aria-hidden />
            {chosen > 0 ? t("search.filters-chosen", { number: chosen }) : t("search.filters")}
          </button>
          <div className="contents max-sm:hidden">
            <FactFilters
              params={wanted}
              put={put}
              ratings={QUICK_RATINGS}
              personal={wanted.has("toCheck") ? ALL_PERSONAL : QUICK_PERSONAL}
            />
          </div>
        </div>
        <SearchOrderChoice params={wanted} put={put} />
      </div>
      <ChosenChips {...shared} />
      {wanted.size === 0 && <RecentList />}
      {isOpen && <FilterSheet {...shared} onClose={() => setOpen(false)} />}
    </form>
  );
}

/** Not when coming back, so that the list keeps its place. */
function useFocusAtFirst(isEmpty: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [wantsFocus] = useState(useNavigationType() !== "POP" && isEmpty);
  useLayoutEffect(() => {
    if (wantsFocus) form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [wantsFocus]);
  return form;
}

function useWanted() {
  const [shown, setParams] = useSearchParams();
  const [wanted, setWanted] = useState(() => new URLSearchParams(shown));
  const [seen, setSeen] = useState(String(shown));
  const [visits, setVisits] = useState(0);

  // A URL from elsewhere replaces the fields.
  if (String(shown) !== seen) {
    setSeen(String(shown));
    if (String(shown) !== String(wanted)) {
      setWanted(new URLSearchParams(shown));
      setVisits(visits + 1);
    }
  }

  // Something else may have been chosen during the typing pause.
  const newest = useRef(wanted);
  useLayoutEffect(() => void (newest.current = wanted));

  function put(name: string, values: string[]): void {
    const next = new URLSearchParams(newest.current);
    next.delete(name);
    for (const value of values) if (value.trim()) next.append(name, value.trim());
    if (name === "q") keepPlain(next);
    setWanted(next);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  return { wanted, put, visits };
}

/** Words whose chips were removed stay plain text only while they are in it. */
function keepPlain(params: URLSearchParams): void {
  const text = params.get("q") ?? "";
  const plain = params.getAll("plain").filter((words) => text.includes(words));
  params.delete("plain");
  for (const words of plain) params.append("plain", words);
}

interface SheetProps extends AllOrganizers {
  params: URLSearchParams;
  put: (name: string, values: string[]) => void;
  onClose: () => void;
}

function FilterSheet({ categories, tags, params, put, onClose }: SheetProps) {
  const many = (text: string) => text.split(BETWEEN);
  return (
    <Dialog title={t("search.filters")} onClose={onClose} className={SHEET}>
      <div className="flex flex-col gap-6 pt-2">
        <div className="flex flex-wrap gap-2">
          <FactFilters params={params} put={put} />
        </div>
        <OrganizerFilter kind="categories" organizers={categories} params={params} put={put} />
        <OrganizerFilter kind="tags" organizers={tags} params={params} put={put} />
        <Field
          label={t("search.with")}
          hint={t("search.ingredients-hint")}
          start={params.getAll("with").join(", ")}
          onType={(text) => put("with", many(text))}
        />
        <Field
          label={t("search.without")}
          hint={t("search.ingredients-hint")}
          start={params.getAll("without").join(", ")}
          onType={(text) => put("without", many(text))}
        />
        <Field
          label={t("search.most")}
          type="number"
          start={params.get("limit") ?? String(SEARCH_RESULTS.default)}
          onType={(text) => put("limit", [parseLimit(text)])}
        />
        <div className={DIALOG_FOOT}>
          <button type="button" className="btn btn-primary w-full" onClick={onClose}>
            {t("organize.done")}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function parseLimit(text: string): string {
  const number = Math.round(Number(text));
  if (!(number >= 1) || number === SEARCH_RESULTS.default) return "";
  return String(Math.min(number, SEARCH_RESULTS.most));
}

interface FieldProps {
  label: string;
  start: string;
  onType: (text: string) => void;
  type?: "search" | "number" | "text";
  hint?: string;
  large?: boolean;
}

function Field({ label, start, onType, type = "text", hint, large = false }: FieldProps) {
  const id = useId();
  // One timer per field, so that quick changes of two fields both count.
  const afterPause = useAfterPause();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={large ? "sr-only" : "text-sm font-medium"}>
        {label}
      </label>
      <input
        id={id}
        type={type}
        min={type === "number" ? 1 : undefined}
        max={type === "number" ? SEARCH_RESULTS.most : undefined}
        defaultValue={start}
        placeholder={large ? label : undefined}
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={`input w-full ${large ? "h-12 text-lg" : ""}`}
        onChange={({ currentTarget: { value } }) => afterPause(() => onType(value))}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
