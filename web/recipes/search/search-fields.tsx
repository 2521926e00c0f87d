import { SlidersHorizontal } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { Organizer } from "../../../src/contract/organizers.ts";
import { SEARCH_RESULTS } from "../../../src/contract/rules.ts";
import { t } from "../../text/translation.ts";
import { OrganizerFilter } from "./organizer-filter.tsx";
import { useAfterPause } from "./use-after-pause.ts";

const BETWEEN = /[,;，、；]/;

const CONDITIONS = ["categories", "tags", "with", "without"];
/** Above this width, filters are beside the results. */
const ROOM_FROM_PX = 1024;

export function SearchFields({ categories, tags }: { categories: Organizer[]; tags: Organizer[] }) {
  const [shown, setParams] = useSearchParams();
  const [wanted, setWanted] = useState(() => new URLSearchParams(shown));
  const [seen, setSeen] = useState(String(shown));
  const [visits, setVisits] = useState(0);
  const [hasRoom] = useState(() => innerWidth >= ROOM_FROM_PX);

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
    setWanted(next);
    setParams(next, { replace: true, preventScrollReset: true });
  }

  const handleTyping = (name: string, values: (text: string) => string[]) => (text: string) =>
    put(name, values(text));
  const many = (text: string) => text.split(BETWEEN);
  const chosen = CONDITIONS.flatMap((name) => wanted.getAll(name)).length;
  return (
    <form
      key={visits}
      role="search"
      className="flex flex-col gap-4 print:hidden"
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        label={t("search.text")}
        type="search"
        start={wanted.get("q") ?? ""}
        onType={handleTyping("q", (text) => [text])}
        large
      />
      <details open={hasRoom}>
        <summary className="btn btn-ghost -ml-4">
          <SlidersHorizontal size={20} aria-hidden />
          {chosen > 0 ? t("search.filters-chosen", { number: chosen }) : t("search.filters")}
        </summary>
        <div className="mt-3 flex flex-col gap-6">
          <OrganizerFilter kind="categories" organizers={categories} params={wanted} put={put} />
          <OrganizerFilter kind="tags" organizers={tags} params={wanted} put={put} />
          <Field
            label={t("search.with")}
            hint={t("search.ingredients-hint")}
            start={wanted.getAll("with").join(", ")}
            onType={handleTyping("with", many)}
          />
          <Field
            label={t("search.without")}
            hint={t("search.ingredients-hint")}
            start={wanted.getAll("without").join(", ")}
            onType={handleTyping("without", many)}
          />
          <Field
            label={t("search.most")}
            type="number"
            start={wanted.get("limit") ?? String(SEARCH_RESULTS.default)}
            onType={handleTyping("limit", (text) => [parseLimit(text)])}
          />
        </div>
      </details>
    </form>
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
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type={type}
        min={type === "number" ? 1 : undefined}
        max={type === "number" ? SEARCH_RESULTS.most : undefined}
        defaultValue={start}
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
