import {
  CalendarArrowDown,
  Dices,
  Ellipsis,
  NotebookPen,
  Search,
  Trash2,
  Users,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { getWeekday } from "../../src/contract/days.ts";
import { t } from "../text/translation.ts";
import { MENU_ITEM, Popover } from "../ui/popover.tsx";
import { isEmpty } from "./meal-kind.ts";
import { hasContent, type DraftMeal } from "./plan-draft.ts";

export const ROUND =
  "btn btn-ghost btn-circle group/round size-11 border-transparent bg-transparent p-0 shadow-none";

export type MealAction = "choose" | "random" | "servings" | "note" | "move" | "remove";

interface Props {
  meal: DraftMeal;
  label: string;
  mayMove: boolean;
  isDrawing: boolean;
  onAction: (action: MealAction) => void;
}

export function MealMenu({ meal, label, mayMove, isDrawing, onAction }: Props) {
  return (
    <Popover
      label={label}
      button={
        <Round>
          <Ellipsis size={20} aria-hidden />
        </Round>
      }
      buttonClass={ROUND}
      panelClass={`top-full right-0 w-64 ${getWeekday(meal.date) < 2 ? "@min-[720px]:right-auto @min-[720px]:left-0" : ""}`}
    >
      {(close) =>
        itemsFor(meal, mayMove).map(({ action, Icon, text, look = "" }) => (
          <button
            key={action}
            type="button"
            className={`${MENU_ITEM} ${look}`}
            aria-disabled={isDrawing && action === "random"}
            onClick={() => {
              if (isDrawing && action === "random") return;
              close();
              onAction(action);
            }}
          >
            <Icon size={20} aria-hidden />
            {text}
          </button>
        ))
      }
    </Popover>
  );
}

interface Item {
  action: MealAction;
  Icon: LucideIcon;
  text: string;
  look?: string;
}

function itemsFor(meal: DraftMeal, mayMove: boolean): Item[] {
  const move: Item = { action: "move", Icon: CalendarArrowDown, text: t("plan.move-to") };
  const servings: Item = { action: "servings", Icon: Users, text: t("plan.change-servings") };
  return [
    { action: "choose", Icon: Search, text: t(isEmpty(meal) ? "plan.choose" : "plan.choose-other") },
    { action: "random", Icon: Dices, text: t(meal.slug === null ? "plan.at-random" : "plan.another-one") },
    ...(meal.slug === null ? [] : [servings]),
    { action: "note", Icon: NotebookPen, text: t(meal.note ? "plan.edit-note" : "plan.add-note") },
    ...(mayMove && hasContent(meal) ? [move] : []),
    { action: "remove", Icon: Trash2, text: t("plan.remove"), look: "text-danger" },
  ];
}

export function Round({ children }: { children: ReactNode }) {
  return (
    <span className="@min-[720px]:bg-base-100/90 @min-[720px]:group-hover/round:bg-base-100 flex size-8 items-center justify-center rounded-full @min-[720px]:shadow-(--shadow-card)">
      {children}
    </span>
  );
}
