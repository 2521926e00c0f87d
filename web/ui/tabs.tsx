import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useSearchParams } from "react-router";

interface Tab<Name extends string> {
  name: Name;
  label: string;
}

interface Props<Name extends string> {
  label: string;
  /** The first one is the default. */
  tabs: readonly [Tab<Name>, ...Tab<Name>[]];
  children: (open: Name) => ReactNode;
}

export const TAB = "tab";

/** More tabs scroll sideways on a phone. */
const SIDE_BY_SIDE = 3;
const LETTERS_SIDE_BY_SIDE = 40;

/** The open tab is in the URL, but not in the history. Source: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export function Tabs<Name extends string>({ label, tabs, children }: Props<Name>) {
  const [params, setParams] = useSearchParams();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const letters = tabs.reduce((sum, tab) => sum + tab.label.length, 0);
  const areMany = tabs.length > SIDE_BY_SIDE || letters > LETTERS_SIDE_BY_SIDE;
  const open = tabs.find(({ name }) => name === params.get(TAB)) ?? tabs[0];

  useLayoutEffect(() => {
    const tab = document.getElementById(`${id}-tab-${open.name}`);
    if (tab && row.current)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [id, open.name]);

  function choose({ name }: Tab<Name>): void {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (name === tabs[0].name) next.delete(TAB);
        else next.set(TAB, name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  /** @param from the focused tab; the URL may be older */
  function press(event: KeyboardEvent, from: number): void {
    const to = getTargetTab(event.key, from, tabs.length);
    const next = to === null ? undefined : tabs.at(to);
    if (!next) return;
    event.preventDefault();
    document.getElementById(`${id}-tab-${next.name}`)?.focus();
    choose(next);
  }

  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className={`bg-base-300 rounded-field flex w-full max-w-full p-0.5 sm:w-fit ${areMany ? "relative overflow-x-auto" : ""}`}
      >
        {tabs.map((tab, position) => (
          <button
            key={tab.name}
            id={`${id}-tab-${tab.name}`}
            type="button"
            role="tab"
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            className={`rounded-field text-muted aria-selected:border-control aria-selected:bg-base-100 border border-transparent aria-selected:text-base-content min-h-11 grow cursor-pointer px-3 text-sm aria-selected:font-medium sm:min-h-10 sm:px-4 ${areMany ? "max-w-64 shrink-0 focus-visible:-outline-offset-2" : "min-w-0 hyphens-auto"}`}
            onClick={() => choose(tab)}
            onKeyDown={(event) => press(event, position)}
          >
            <span dir="auto" className={areMany ? "block truncate" : "line-clamp-2"}>
              {tab.label}
            </span>
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${open.name}`}>
        {children(open.name)}
      </div>
    </>
  );
}

function getTargetTab(key: string, from: number, count: number): number | null {
  if (key === "ArrowRight") return (from + 1) % count;
  if (key === "ArrowLeft") return (from + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
