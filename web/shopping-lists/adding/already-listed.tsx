import { useId } from "react";
import type { Entry } from "../../../src/contract/shopping-sync.ts";
import { t } from "../../text/translation.ts";

export type ForListed = "replace" | "again";

interface Props {
  share: Entry[];
  /** What the recipe makes as written; empty if it doesn't say. */
  ownServings: string;
  choice: ForListed;
  onChoose: (choice: ForListed) => void;
}

/** For a recipe that's on the list already. */
export function AlreadyListed({ share, ownServings, choice, onChoose }: Props) {
  const name = useId();
  const servings = [...new Set(share.map(({ source }) => source?.servings || ownServings))];
  return (
    <fieldset aria-labelledby={`${name}-label`} className="bg-base-200 rounded-box px-4 pt-3 pb-1">
      <p id={`${name}-label`} className="font-medium">
        {servings.includes("")
          ? t("add-to-list.listed")
          : t("add-to-list.listed-for", { servings: servings.join(", ") })}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {(["replace", "again"] as const).map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              className="accent-primary-mark size-5 shrink-0"
              checked={one === choice}
              onChange={() => onChoose(one)}
            />
            {t(`add-to-list.${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
