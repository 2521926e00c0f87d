import { t } from "../../text/translation.ts";

export function StepJump() {
  return (
    <nav
      aria-label={t("recipe.jump")}
      className="border-base-300 bg-base-100/95 fixed bottom-[max(1rem,env(safe-area-inset-bottom))] left-1/2 z-10 flex w-max -translate-x-1/2 rounded-full border p-1 shadow-(--shadow-float) backdrop-blur lg:hidden print:hidden"
    >
      {(["ingredients", "steps"] as const).map((part) => (
        <button
          key={part}
          type="button"
          className="btn btn-ghost h-11 rounded-full px-5"
          onClick={() => jumpTo(part)}
        >
          {t(`recipe.${part}`)}
        </button>
      ))}
    </nav>
  );
}

function jumpTo(part: string): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(part)?.scrollIntoView({ behavior: still ? "instant" : "smooth", block: "start" });
}
