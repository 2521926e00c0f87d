import { useId } from "react";
import { t } from "../text/translation.ts";

export type View = "recipes" | "together";

const VIEWS: View[] = ["recipes", "together"];

export function ViewChoice({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  const name = useId();
  return (
    <fieldset className="bg-base-300 rounded-field flex p-0.5 max-sm:w-full">
      <legend className="sr-only">{t("shopping.views")}</legend>
      {VIEWS.map((one) => (
        <label
          key={one}
          className="rounded-field text-muted has-checked:border-control has-checked:bg-base-100 has-checked:text-base-content has-focus-visible:outline-base-content relative flex min-h-11 border border-transparent grow cursor-pointer items-center justify-center px-4 text-sm has-checked:font-medium has-focus-visible:outline-2 sm:min-h-10"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            checked={one === view}
            onChange={() => onChoose(one)}
          />
          {t(`shopping.${one}`)}
        </label>
      ))}
    </fieldset>
  );
}
