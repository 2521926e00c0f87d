import { useId } from "react";
import { t } from "../text/translation.ts";

interface Props {
  text: string;
  times?: number;
  recipes?: string;
  ticked: "all" | "some" | "none";
  onTick: (on: boolean) => void;
}

export function ShoppingRow({ text, times = 1, recipes, ticked, onTick }: Props) {
  const id = useId();
  const isDone = ticked === "all";
  return (
    <li className={isDone ? "print:hidden" : ""}>
      <label
        htmlFor={id}
        className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 print:min-h-0 print:py-1"
      >
        <input
          ref={(box) => {
            if (box) box.indeterminate = ticked === "some";
          }}
          id={id}
          type="checkbox"
          className="checkbox checkbox-sm border-base-content/55 mt-0.5 shrink-0"
          checked={isDone}
          aria-labelledby={`${id}-text`}
          aria-describedby={recipes ? `${id}-for` : undefined}
          onChange={() => onTick(!isDone)}
        />
        <span className="flex min-w-0 grow flex-col gap-x-4 sm:flex-row sm:justify-between">
          <span id={`${id}-text`}>
            <span
              dir="auto"
              className={`[overflow-wrap:anywhere] ${isDone ? "text-muted line-through" : ""}`}
            >
              {text}
            </span>
            {times > 1 && (
              <span className="bg-base-200 border-base-300 ml-2 inline-block rounded-full border px-2 text-sm tabular-nums">
                <span aria-hidden>{times}×</span>
                <span className="sr-only">{t("shopping.times", { count: times })}</span>
              </span>
            )}
          </span>
          {recipes && (
            <span
              id={`${id}-for`}
              dir="auto"
              className="text-muted text-sm [overflow-wrap:anywhere] sm:mt-0.5 sm:max-w-[45%] sm:shrink-0 sm:text-right"
            >
              {recipes}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}
