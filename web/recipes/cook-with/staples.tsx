import { DEFAULT_STAPLES } from "../../../src/contract/ingredient-rules.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FoodsField } from "./foods-field.tsx";
import { joinFoods } from "./join-foods.ts";
import { getStapleName, toStaple } from "./pantry.ts";

interface Props {
  staples: string[] | null;
  onChange: (staples: string[] | null) => void;
}

export function Staples({ staples, onChange }: Props) {
  const locale = useValue(language);
  const names = (staples ?? [...DEFAULT_STAPLES]).map(getStapleName);
  return (
    <Disclosure
      summary={
        names.length > 0
          ? t("cook-with.staples-named", { foods: joinFoods(names, locale) })
          : t("cook-with.staples")
      }
    >
      <div className="flex flex-col items-start gap-2 pt-2 *:w-full">
        <FoodsField
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
    </Disclosure>
  );
}
