import { ChevronRight, Pencil } from "lucide-react";
import { Fragment, useEffect, useRef, useState } from "react";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import type { Line } from "./line.ts";
import type { DraftLinks, LinkableLine } from "./use-draft-links.ts";

interface Props {
  step: Line;
  number: number;
  links: DraftLinks;
  /** @param chosen keys of ingredients; null finds them automatically */
  onLink: (chosen: number[] | null) => void;
}

/** Shows which ingredients a step uses. Opened, people can choose others. */
export function StepIngredients({ step, number, links: { lines, found, asked }, onLink }: Props) {
  const locale = useValue(language);
  const [isOpen, setOpen] = useState(number === asked);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (number !== asked) return;
    button.current?.scrollIntoView?.({ block: "center" });
    button.current?.focus({ preventScroll: true });
    // Only once, when someone follows a link here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const chosen = getChosen(step, lines);
  const used = new Set(chosen ?? found.get(step.key));
  const isEmpty = !step.text.trim() && !step.more?.name?.trim();
  if (lines.length === 0 || isEmpty) return null;
  const foods = [...new Set(lines.filter(({ key }) => used.has(key)).map(({ food }) => food))];

  function toggle(toggled: number): void {
    const isUsed = (key: number) => (key === toggled ? !used.has(key) : used.has(key));
    onLink(lines.map(({ key }) => key).filter(isUsed));
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        className="text-muted hover:text-base-content rounded-field flex min-h-11 w-fit max-w-full items-center gap-1 py-1 pr-3 pl-1.5 text-start text-sm sm:min-h-8"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronRight size={16} className={`shrink-0 ${isOpen ? "rotate-90" : ""}`} aria-hidden />
        <span className={`min-w-0 [overflow-wrap:anywhere] ${isOpen ? "" : "line-clamp-2"}`}>
          {foods.length > 0
            ? t("step-ingredients.summary", {
                foods: new Intl.ListFormat(locale, { style: "narrow" }).format(foods),
              })
            : t("step-ingredients.none")}
        </span>
        {chosen && <Pencil size={12} className="shrink-0" aria-hidden />}
      </button>
      {isOpen && (
        <fieldset className="border-base-300 mb-2 ml-3.5 flex min-w-0 flex-col items-start border-l-2 pl-3">
          <legend className="sr-only">{t("step-ingredients.of-step", { number })}</legend>
          {lines.map((line, at) => (
            <Fragment key={line.key}>
              {line.section && line.section !== lines[at - 1]?.section && (
                <p dir="auto" className="text-muted mt-2 text-sm first-of-type:mt-1 [overflow-wrap:anywhere]">
                  {line.section}
                </p>
              )}
              <LineChoice line={line} isUsed={used.has(line.key)} onToggle={() => toggle(line.key)} />
            </Fragment>
          ))}
          {chosen && (
            <button
              type="button"
              className="btn btn-ghost -ml-3 px-3 font-normal"
              onClick={() => onLink(null)}
            >
              {t("step-ingredients.automatic")}
            </button>
          )}
        </fieldset>
      )}
    </>
  );
}

/** As it will be saved: null if none of the chosen ingredients is left. */
function getChosen({ links }: Line, lines: readonly LinkableLine[]): number[] | null {
  if (!links) return null;
  const wanted = new Set(links);
  const left = lines.map(({ key }) => key).filter((key) => wanted.has(key));
  return left.length > 0 || links.length === 0 ? left : null;
}

interface ChoiceProps {
  line: LinkableLine;
  isUsed: boolean;
  onToggle: () => void;
}

function LineChoice({ line: { text }, isUsed, onToggle }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 sm:min-h-9 sm:py-1.5">
      <input
        type="checkbox"
        checked={isUsed}
        onChange={onToggle}
        className="checkbox checkbox-primary checkbox-sm not-checked:border-control checked:border-primary-mark mt-0.5 shrink-0"
      />
      <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
        {text}
      </span>
    </label>
  );
}
