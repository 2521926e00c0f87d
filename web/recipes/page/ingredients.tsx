import { useId, useState } from "react";
import { t } from "../../text/translation.ts";
import type { ShownIngredients, ShownLine } from "../amounts/read-ingredients.ts";
import type { Ticks } from "./ticks.ts";

interface Props {
  shown: ShownIngredients;
  ticks: Ticks;
}

export function Ingredients({ shown: { sections, footnotes }, ticks: [ticked, toggle] }: Props) {
  return (
    <>
      {sections.length === 0 && <p className="text-muted">{t("recipe.no-ingredients")}</p>}
      {sections.map(({ title, lines }, section) => (
        <div key={section}>
          {title && (
            <h3 dir="auto" className="mt-4 mb-1 text-base [overflow-wrap:anywhere]">
              {title}
            </h3>
          )}
          <ul>
            {lines.map((line) => (
              <Ingredient
                key={line.position}
                line={line}
                ticked={ticked.has(line.position)}
                onToggle={() => toggle(line.position)}
              />
            ))}
          </ul>
        </div>
      ))}
      {footnotes.length > 0 && (
        <ul aria-label={t("recipe.footnotes")} className="text-muted mt-3 flex flex-col gap-1 text-sm">
          {footnotes.map(({ mark, text }) => (
            <li key={mark} dir="auto" className="flex gap-1.5">
              <span className="shrink-0">{mark}</span>
              <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** "3 3/4" stays in one line. */
const keepFractions = (amount: string) => amount.replace(/(\d) (?=\d+\/\d)/g, "$1\u00a0");

function Ingredient({ line, ticked, onToggle }: { line: ShownLine; ticked: boolean; onToggle: () => void }) {
  const id = useId();
  const { before, after, original, nearestWhole, marks, isUnscaled } = line;
  const amount = keepFractions(line.amount);
  const [showsOriginal, setShowsOriginal] = useState(false);
  return (
    <li>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 print:min-h-0 print:py-0.5"
      >
        <input
          id={id}
          type="checkbox"
          className="checkbox checkbox-sm border-base-content/55 mt-0.5 shrink-0 scroll-mt-32 scroll-mb-24 print:hidden"
          checked={ticked}
          onChange={onToggle}
        />
        <span
          dir="auto"
          className={`min-w-0 grow [overflow-wrap:anywhere] ${ticked ? "text-muted line-through print:no-underline" : ""}`}
        >
          {before}
          {amount && !original && <strong className="font-semibold">{amount}</strong>}
          {original && (
            <button
              type="button"
              className="relative cursor-pointer font-semibold underline decoration-dotted underline-offset-4 after:absolute after:-inset-x-2 after:-inset-y-2.5 after:content-[''] print:no-underline"
              aria-expanded={showsOriginal}
              onClick={(event) => {
                // A click on the line would check the ingredient.
                event.preventDefault();
                setShowsOriginal(!showsOriginal);
              }}
            >
              {amount}
            </button>
          )}
          {after}
          {nearestWhole !== null && <span className="text-muted ms-1 text-sm"> ≈ {nearestWhole}</span>}
          {isUnscaled && <span className="text-muted ms-1 text-sm"> {t("recipe.not-scaled")}</span>}
          {marks.map((mark) => (
            <sup key={mark}>{mark}</sup>
          ))}
        </span>
      </label>
      {original && showsOriginal && (
        <p dir="auto" className="text-muted -mt-2 mb-2 ms-8 text-sm [overflow-wrap:anywhere] print:hidden">
          {t("recipe.original-line", { line: original })}
        </p>
      )}
    </li>
  );
}
