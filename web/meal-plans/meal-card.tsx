import type { Meal } from "../../src/contract/meal-plans.ts";
import { COMPACT_BELOW_PX } from "../../src/contract/home-rules.ts";
import { getMealKind, type MealKind } from "./meal-kind.ts";
import { RecipePicture } from "../recipes/pictures/card-picture.tsx";
import { MealWords } from "./meal-words.tsx";

const RAISED = "bg-base-100 border-base-300 shadow-(--shadow-card)";
const LOOKS: Record<MealKind, string> = {
  recipe: RAISED,
  text: RAISED,
  nothing: "border-base-content/25 border-dashed",
};

export function MealCard({ meal, isOver }: { meal: Meal; isOver: boolean }) {
  const kind = getMealKind(meal);
  return (
    <article className={`rounded-box flex h-full overflow-hidden border sm:flex-col ${LOOKS[kind]}`}>
      {kind === "recipe" && (
        <div className="bg-base-300 relative w-28 shrink-0 overflow-hidden sm:aspect-4/3 sm:w-full">
          <RecipePicture {...meal} sizes={`(min-width: ${COMPACT_BELOW_PX}px) 380px, 112px`} />
        </div>
      )}
      <div
        className={`flex min-w-0 grow flex-col gap-2 p-4 ${kind === "recipe" ? "" : "sm:justify-center sm:p-6"}`}
      >
        <MealWords meal={meal} isToday={false} isOver={isOver} />
      </div>
    </article>
  );
}

export function TodayCard({ meal }: { meal: Meal }) {
  const kind = getMealKind(meal);
  return (
    <article
      aria-current="date"
      className={`rounded-box flex flex-col overflow-hidden border sm:flex-row ${LOOKS[kind]}`}
    >
      {kind === "recipe" && (
        <div className="bg-base-300 relative aspect-4/3 w-full shrink-0 overflow-hidden sm:aspect-auto sm:min-h-80 sm:w-1/2">
          <RecipePicture {...meal} sizes={`(min-width: ${COMPACT_BELOW_PX}px) 580px, 100vw`} first />
        </div>
      )}
      <div className="flex min-w-0 grow flex-col gap-2 p-5 sm:justify-center sm:p-8">
        <MealWords meal={meal} isToday />
      </div>
    </article>
  );
}
