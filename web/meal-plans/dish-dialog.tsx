import { MessageSquareText } from "lucide-react";
import { MEAL_PLAN_MOST } from "../../src/contract/rules.ts";
import { QuickSearch, RESULT } from "../recipes/search/quick-search.tsx";
import { t } from "../text/translation.ts";
import { Alert } from "../ui/alert.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { toDish } from "./edit-meals.ts";
import { NO_DISH, type Dish } from "./plan-draft.ts";

interface Props {
  day: string;
  onChoose: (dish: Dish) => void;
  onClose: () => void;
}

export function DishDialog({ day, onChoose, onClose }: Props) {
  const isTooLong = (text: string) => text.length > MEAL_PLAN_MOST.characters;
  const chooseText = (name: string) => onChoose({ ...NO_DISH, name });
  return (
    <Dialog title={t("plan.dish-title", { day })} onClose={onClose} room="more">
      <QuickSearch
        label={t("plan.dish-text")}
        nothing={t("plan.dish-nothing")}
        renderResult={(recipe, shown) => (
          <button type="button" className={RESULT} onClick={() => onChoose(toDish(recipe))}>
            {shown}
          </button>
        )}
        onEnter={(text, found) => {
          const best = found?.[0];
          if (best) onChoose(toDish(best));
          else if (text && found && !isTooLong(text)) chooseText(text);
        }}
      >
        {(text) =>
          isTooLong(text) ? (
            <Alert title={t("fault.too-long", { limit: MEAL_PLAN_MOST.characters })} />
          ) : text ? (
            <button
              type="button"
              className="btn h-auto min-h-11 justify-start py-2 text-start font-normal"
              onClick={() => chooseText(text)}
            >
              <MessageSquareText size={20} className="shrink-0" aria-hidden />
              <span className="min-w-0 [overflow-wrap:anywhere]">{t("plan.dish-as-text", { text })}</span>
            </button>
          ) : (
            <p className="text-muted text-sm text-pretty">{t("plan.dish-help")}</p>
          )
        }
      </QuickSearch>
    </Dialog>
  );
}
