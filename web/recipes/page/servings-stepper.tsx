import { Minus, Plus, Users } from "lucide-react";
import { t } from "../../text/translation.ts";
import type { Servings } from "./describe-servings.ts";

const BUTTON = "btn btn-ghost btn-circle shrink-0 aria-disabled:opacity-40";

export function ServingsStepper({ servings }: { servings: Servings }) {
  const { text, compact, isBare, fewer, more } = servings;
  return (
    <div
      role="group"
      aria-label={t("recipe.servings")}
      className="border-base-300 bg-base-100 flex max-w-full items-center rounded-3xl border print:border-0"
    >
      <button
        type="button"
        className={BUTTON}
        aria-label={t("recipe.fewer")}
        aria-disabled={!fewer}
        onClick={() => fewer?.()}
      >
        <Minus size={18} aria-hidden />
      </button>
      <output
        aria-label={text}
        className="flex min-w-8 flex-wrap items-center justify-center gap-x-1.5 text-center font-medium"
      >
        {isBare && compact !== text && <Users size={16} className="text-muted sm:hidden" aria-hidden />}
        <span dir="auto" className="line-clamp-2 min-w-0 [overflow-wrap:anywhere] max-sm:hidden">
          {text}
        </span>
        <span className="sm:hidden" aria-hidden>
          {compact}
        </span>
      </output>
      <button
        type="button"
        className={BUTTON}
        aria-label={t("recipe.more-servings")}
        aria-disabled={!more}
        onClick={() => more?.()}
      >
        <Plus size={18} aria-hidden />
      </button>
    </div>
  );
}
