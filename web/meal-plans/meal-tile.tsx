import { useDraggable, useDroppable } from "@dnd-kit/core";
import { Dices, GripVertical, Plus } from "lucide-react";
import { t } from "../text/translation.ts";
import { DishPicture } from "./dish-picture.tsx";
import { MealMenu, type MealAction, Round, ROUND } from "./meal-menu.tsx";
import { isEmpty, getMealKind } from "./meal-kind.ts";
import { formatServings } from "./meal-servings.ts";
import { hasContent, type DraftMeal } from "./plan-draft.ts";
import { toSlotId } from "./slots.ts";

interface Props {
  meal: DraftMeal;
  name: string;
  day: string;
  mayMove: boolean;
  isDrawing: boolean;
  onAction: (action: MealAction, meal: DraftMeal) => void;
}

const OVER = "@min-[720px]:absolute";
const NEAR =
  "@min-[720px]:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 pointer-coarse:opacity-100";

export function MealTile({ meal, name, day, mayMove, isDrawing, onAction }: Props) {
  const id = toSlotId({ meal: meal.key });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({ id });
  const { setNodeRef: setDropRef, isOver, active } = useDroppable({ id });
  const act = (action: MealAction) => onAction(action, meal);
  const servings = formatServings(meal);
  const isTarget = isOver && active?.id !== id;
  return (
    <div
      ref={(element) => {
        setNodeRef(element);
        setDropRef(element);
      }}
      className={`group rounded-box relative flex scroll-my-20 min-w-0 items-center @min-[720px]:block ${isDragging ? "opacity-40" : ""} ${isTarget ? "outline-base-content outline-2 outline-offset-1" : ""}`}
    >
      <button
        ref={setActivatorNodeRef}
        id={getHandleId(meal)}
        type="button"
        {...attributes}
        {...listeners}
        // dnd-kit's default describes the action, not the element.
        aria-roledescription={undefined}
        aria-label={t("plan.handle", { name, day })}
        className={`${ROUND} ${OVER} ${NEAR} top-0 left-0 -ml-2 shrink-0 cursor-grab touch-none @min-[720px]:z-1 @min-[720px]:ml-0`}
      >
        <Round>
          <GripVertical size={20} aria-hidden />
        </Round>
      </button>
      <button
        type="button"
        aria-label={hasContent(meal) ? undefined : t("plan.choose-for", { day })}
        title={isEmpty(meal) ? undefined : t("plan.choose-other")}
        onMouseDown={(event) => listeners?.["onMouseDown"]?.(event)}
        onTouchStart={(event) => listeners?.["onTouchStart"]?.(event)}
        className="rounded-box flex min-h-16 min-w-0 grow cursor-pointer items-center gap-3 text-start select-none [-webkit-touch-callout:none] @min-[720px]:w-full @min-[720px]:flex-col @min-[720px]:items-stretch @min-[720px]:gap-1.5"
        onClick={() => act("choose")}
      >
        <Picture meal={meal} />
        <span className="flex min-w-0 flex-col @min-[720px]:px-1">
          <span
            dir="auto"
            className={`line-clamp-3 text-sm leading-snug [overflow-wrap:anywhere] ${isEmpty(meal) ? "text-muted" : "font-medium"}`}
          >
            {isEmpty(meal) ? t("plan.choose") : meal.name}
          </span>
          {servings && (
            <span
              dir="auto"
              className="text-muted line-clamp-2 text-sm leading-snug [overflow-wrap:anywhere]"
            >
              {servings}
            </span>
          )}
          {meal.note && (
            <span
              dir="auto"
              className="text-muted line-clamp-3 text-sm leading-snug [overflow-wrap:anywhere]"
            >
              {meal.note}
            </span>
          )}
        </span>
      </button>
      {getMealKind(meal) !== "text" && (
        <button
          type="button"
          aria-label={isEmpty(meal) ? t("plan.random-for", { day }) : t("plan.another", { name, day })}
          title={t(isEmpty(meal) ? "plan.at-random" : "plan.another-one")}
          aria-disabled={isDrawing}
          className={`${ROUND} ${OVER} ${NEAR} left-0 shrink-0 @min-[720px]:top-11`}
          onClick={() => void (isDrawing || act("random"))}
        >
          <Round>
            <Dices size={20} aria-hidden />
          </Round>
        </button>
      )}
      <div className={`${OVER} top-0 right-0 -mr-2 shrink-0 @min-[720px]:mr-0`}>
        <MealMenu
          meal={meal}
          label={t("plan.actions", { name, day })}
          mayMove={mayMove}
          isDrawing={isDrawing}
          onAction={act}
        />
      </div>
    </div>
  );
}

export function getHandleId({ key }: DraftMeal): string {
  return `meal-${key}-handle`;
}

function Picture({ meal }: { meal: DraftMeal }) {
  const size =
    "rounded-box size-16 shrink-0 @min-[720px]:aspect-square @min-[720px]:h-auto @min-[720px]:w-full";
  if (isEmpty(meal))
    return (
      <span
        className={`${size} border-control text-muted group-hover:border-base-content/60 flex items-center justify-center border border-dashed`}
      >
        <Plus size={20} aria-hidden />
      </span>
    );
  return (
    <span className={`${size} bg-base-300 relative overflow-hidden`}>
      <DishPicture dish={meal} />
    </span>
  );
}
