import { useEffect, useRef } from "react";
import { t } from "../../text/translation.ts";
import type { CookStep } from "./list-cook-steps.ts";

interface Props {
  steps: readonly CookStep[];
  at: number;
  onChoose: (at: number) => void;
}

export function StepList({ steps, at, onChoose }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <section aria-label={t("recipe.steps")} className="min-w-0 grow overflow-y-auto py-4">
      <ol ref={list} className="flex flex-col gap-1">
        {steps.map(({ position, number, section, line }, index) => (
          <li key={position}>
            {section && section !== steps[index - 1]?.section && (
              <h2
                dir="auto"
                className="mt-3 mb-1 px-3 text-[length:calc(var(--cook-size)*1.1875rem)] [overflow-wrap:anywhere]"
              >
                {section}
              </h2>
            )}
            <button
              type="button"
              aria-current={index === at ? "step" : undefined}
              className="rounded-field aria-[current]:bg-base-100 flex min-h-11 w-full cursor-pointer gap-4 px-3 py-3 text-start text-[length:calc(var(--cook-size)*1.1875rem)] leading-[1.4]"
              onClick={() => onChoose(index)}
            >
              <span className="text-muted min-w-6 shrink-0 text-end font-serif tabular-nums">{number}</span>
              <span dir="auto" className="max-w-[70ch] min-w-0 [overflow-wrap:anywhere]">
                {line}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
