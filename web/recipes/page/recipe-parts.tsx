import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { t } from "../../text/translation.ts";
import { ONE_COLUMN, useMedia } from "../../ui/use-media.ts";

type Part = "ingredients" | "steps";
const PARTS = ["ingredients", "steps"] as const;

interface Props {
  ingredients: ReactNode;
  steps: ReactNode;
}

/** Side by side where there is room, else in tabs; both on paper. */
export function RecipeParts({ ingredients, steps }: Props) {
  const hasTabs = useMedia(ONE_COLUMN);
  const [open, setOpen] = useState<Part>("ingredients");
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const choose = useKeptScroll(body, open, setOpen);
  const panel = (part: Part) => ({
    id: part,
    ...(hasTabs
      ? { role: "tabpanel", "aria-labelledby": `${id}-${part}` }
      : { "aria-labelledby": `${part}-title` }),
  });
  const hidden = (part: Part) => (hasTabs && part !== open ? "hidden print:block" : "");
  return (
    <div ref={body} className="scroll-mt-[var(--frame-top,3.5rem)]">
      {hasTabs && <PartTabs id={id} open={open} onChoose={choose} />}
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12 print:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] print:gap-8">
        <section
          {...panel("ingredients")}
          className={`lg:sticky lg:top-[calc(var(--frame-top,3.5rem)+0.5rem)] lg:-mx-2 lg:max-h-[calc(100dvh-var(--frame-top,3.5rem)-1rem)] lg:self-start lg:overflow-y-auto lg:px-2 lg:pb-6 lg:[scrollbar-width:thin] print:static print:mx-0 print:max-h-none print:overflow-visible print:px-0 ${hidden("ingredients")}`}
        >
          {ingredients}
        </section>
        <section {...panel("steps")} className={`min-w-0 ${hidden("steps")}`}>
          {steps}
        </section>
      </div>
    </div>
  );
}

interface TabsProps {
  id: string;
  open: Part;
  onChoose: (part: Part) => void;
}

/** Source: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
function PartTabs({ id, open, onChoose }: TabsProps) {
  function press(event: KeyboardEvent): void {
    const next = getTarget(event.key, open);
    if (!next) return;
    event.preventDefault();
    document.getElementById(`${id}-${next}`)?.focus();
    onChoose(next);
  }

  return (
    <div
      role="tablist"
      aria-label={t("recipe.parts")}
      className="bg-base-200 border-base-300 sticky top-[var(--frame-top,3.5rem)] z-10 -mx-4 mb-3 flex border-b px-4 print:hidden"
    >
      {PARTS.map((part) => (
        <button
          key={part}
          id={`${id}-${part}`}
          type="button"
          role="tab"
          aria-selected={part === open}
          aria-controls={part}
          tabIndex={part === open ? 0 : -1}
          className="text-muted aria-selected:text-base-content aria-selected:border-primary-mark -mb-px min-h-12 min-w-0 grow basis-0 cursor-pointer border-b-3 border-transparent px-2 font-medium -outline-offset-2 [overflow-wrap:anywhere]"
          onClick={() => onChoose(part)}
          onKeyDown={press}
        >
          {t(`recipe.${part}`)}
        </button>
      ))}
    </div>
  );
}

function getTarget(key: string, open: Part): Part | null {
  if (key === "ArrowLeft" || key === "ArrowRight") return open === "steps" ? "ingredients" : "steps";
  if (key === "Home") return "ingredients";
  return key === "End" ? "steps" : null;
}

/** Each tab keeps its place while the title is scrolled away, and starts at its first line. */
function useKeptScroll(
  body: { current: HTMLElement | null },
  open: Part,
  setOpen: (part: Part) => void,
): (part: Part) => void {
  const places = useRef<Partial<Record<Part, number>>>({});
  const isAway = useRef(false);

  useEffect(() => {
    if (!isAway.current || !body.current) return;
    isAway.current = false;
    const start = getStart(body.current);
    scrollTo({ top: Math.max(places.current[open] ?? start, start), behavior: "instant" });
  }, [open, body]);

  return (part) => {
    if (part === open || !body.current) return;
    // Where a tab starts, the browser rounds.
    isAway.current = scrollY > getStart(body.current) - 2;
    if (isAway.current) places.current[open] = scrollY;
    else places.current = {};
    setOpen(part);
  };
}

/** Where the tabs begin to stick. */
function getStart(body: HTMLElement): number {
  return (
    body.getBoundingClientRect().top +
    scrollY -
    Number.parseFloat(getComputedStyle(body).scrollMarginTop || "0")
  );
}
