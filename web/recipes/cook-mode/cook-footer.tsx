import { ArrowLeft, ArrowRight, Check } from "lucide-react";
import { t } from "../../text/translation.ts";
import { useMayChange } from "../../ui/online.tsx";
import type { CookStep } from "./list-cook-steps.ts";

interface Props {
  steps: readonly CookStep[];
  at: number;
  onGo: (at: number) => void;
}

/** Large enough for wet hands. */
export function CookFooter({ steps, at, onGo }: Props) {
  const isLast = at >= steps.length - 1;
  const next = steps[at + 1];
  const end = useMayChange() ? "cooking.cooked-it" : "recipe.cooked";
  return (
    <>
      {steps.length > 0 && (
        <div aria-hidden className="bg-base-300 h-1 shrink-0">
          <div
            className="bg-primary-mark h-full transition-[width] duration-200 motion-reduce:transition-none"
            style={{ width: `${((at + 1) / steps.length) * 100}%` }}
          />
        </div>
      )}
      <footer className="bg-base-200 sticky bottom-0 z-20 flex shrink-0 gap-3 px-4 @max-3xs:px-2 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] [@media(max-height:30rem)]:pt-2 [@media(max-height:30rem)]:pb-2">
        <button
          type="button"
          className="btn bg-base-100 border-base-300 h-auto min-h-16 min-w-11 basis-1/4 px-3 @max-[23rem]:basis-11 @max-3xs:min-h-12 @max-3xs:basis-11 @max-3xs:px-0 [@media(max-height:30rem)]:min-h-12"
          aria-label={t("recipe.previous-step")}
          aria-disabled={at === 0}
          onClick={() => onGo(at - 1)}
        >
          <ArrowLeft size={26} aria-hidden />
        </button>
        <button
          type="button"
          className="btn btn-primary h-auto min-h-16 min-w-0 shrink grow basis-0 flex-nowrap px-4 py-1 text-lg @max-[23rem]:px-2 @max-3xs:min-h-12 @max-3xs:px-2 [@media(max-height:30rem)]:min-h-12"
          onClick={() => onGo(at + 1)}
        >
          <span className="flex min-w-0 flex-col [@media(max-height:30rem)]:flex-row [@media(max-height:30rem)]:items-baseline [@media(max-height:30rem)]:gap-3">
            <span className="shrink-0 @max-3xs:text-[length:min(1em,6.25vw)]">
              {t(isLast ? end : "recipe.next-step")}
            </span>
            {next && (
              <span aria-hidden dir="auto" className="truncate text-sm font-normal @max-3xs:hidden">
                {next.line}
              </span>
            )}
          </span>
          {isLast ? (
            <Check size={26} className="shrink-0 @max-3xs:hidden" aria-hidden />
          ) : (
            <ArrowRight size={26} className="shrink-0 @max-3xs:hidden" aria-hidden />
          )}
        </button>
      </footer>
    </>
  );
}
