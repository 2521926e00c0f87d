import { ChevronRight } from "lucide-react";
import { t } from "../text/translation.ts";

const OPEN_TO = 3;

interface Props {
  name: string | number | null;
  value: unknown;
  depth?: number;
}

type Entry = [name: string | number, value: unknown];

export function JsonTree({ name, value, depth = 0 }: Props) {
  const entries = listEntries(value);
  if (entries.length === 0 || isOneLine(value, entries)) return <Line path={pathTo(name, value)} />;
  const inner = entries.map(([key, one]) => (
    <li key={key}>
      <JsonTree name={key} value={one} depth={depth + 1} />
    </li>
  ));
  if (name === null) return <ul>{inner}</ul>;
  return (
    <details open={depth <= OPEN_TO}>
      <summary className="rounded-field hover:bg-base-200 -ml-6 flex min-h-8 cursor-pointer list-none items-center max-sm:min-h-11">
        <ChevronRight
          size={18}
          className="text-muted mr-1 shrink-0 in-[[open]>summary]:rotate-90"
          aria-hidden
        />
        <Name of={name} />
        <span className="text-muted text-sm">
          {t(Array.isArray(value) ? "debug.entries" : "debug.fields", { count: entries.length })}
        </span>
      </summary>
      <ul className="border-base-300 ml-[-0.95rem] border-l pl-8">{inner}</ul>
    </details>
  );
}

function Line({ path: { names, value } }: { path: ReturnType<typeof pathTo> }) {
  return (
    <p className="py-1">
      {names.map((name, position) => (
        <Name key={position} of={name} />
      ))}
      {typeof value === "string" && value !== "" ? (
        <span dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {value}
        </span>
      ) : (
        <code className="text-muted text-sm">{JSON.stringify(value)}</code>
      )}
    </p>
  );
}

function Name({ of }: { of: string | number }) {
  return (
    <span className="text-muted mr-2 [overflow-wrap:anywhere]">
      {typeof of === "number" ? `${of + 1}.` : of}
    </span>
  );
}

/** An object with a single text, as most steps are, needs no opening. */
function isOneLine(value: unknown, entries: Entry[]): boolean {
  return !Array.isArray(value) && entries.length === 1 && listEntries(entries[0]?.[1]).length === 0;
}

function pathTo(name: Props["name"], value: unknown): { names: (string | number)[]; value: unknown } {
  const [only] = listEntries(value);
  const own = name === null ? [] : [name];
  return only ? { names: [...own, only[0]], value: only[1] } : { names: own, value };
}

function listEntries(value: unknown): Entry[] {
  if (Array.isArray(value)) return value.map((one, place) => [place, one]);
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}
