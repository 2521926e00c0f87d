import { ChevronRight } from "lucide-react";
import { DEFAULT_STAPLES } from "../../../src/contract/ingredient-rules.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { FoodField } from "./food-field.tsx";
import { joinFoods } from "./join-foods.ts";
import { nameStaple, toStaple } from "./pantry.ts";

interface Props {
  staples: string[] | null;
  onChange: (staples: string[] | null) => void;
}

export function Staples({ staples, onChange }: Props) {
  const locale = useValue(language);
  const names = (staples ?? [...DEFAULT_STAPLES]).map(nameStaple);
  return (
    <details className="group/staples min-w-0">
      <summary className="rounded-field text-muted -ml-1 flex min-h-11 w-fit max-w-full cursor-pointer list-none items-center gap-1 pr-2 text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={18}
          className="shrink-0 transition-transform group-open/staples:rotate-90"
          aria-hidden
        />
        <span dir="auto" className="min-w-0">
          {names.length > 0
            ? t("cook-with.staples-named", { foods: joinFoods(names, locale) })
            : t("cook-with.staples")}
        </span>
      </summary>
      <div className="flex flex-col items-start gap-2 pt-2 *:w-full">
        <FoodField
          label={t("cook-with.staples")}
          hint={t("cook-with.staples-hint")}
          chosen={names}
          onChange={(next) => onChange(next.map(toStaple))}
        />
        {staples && (
          <div>
            <button type="button" className="btn btn-ghost" onClick={() => onChange(null)}>
              {t("cook-with.staples-reset")}
            </button>
          </div>
        )}
      </div>
    </details>
  );
}
