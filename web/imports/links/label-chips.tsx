import { Check, Plus } from "lucide-react";
import type { SuggestedLabels } from "../../../src/contract/reading.ts";
import { t } from "../../text/translation.ts";

interface Props {
  /** All that the site gives. */
  offered: SuggestedLabels;
  chosen: SuggestedLabels;
  disabled?: boolean;
  onChange: (chosen: SuggestedLabels) => void;
}

export function LabelChips({ offered, chosen, disabled = false, onChange }: Props) {
  return (
    <>
      <Chips
        legend={t("recipe.categories")}
        names={offered.recipeCategory}
        chosen={chosen.recipeCategory}
        disabled={disabled}
        onChange={(recipeCategory) => onChange({ ...chosen, recipeCategory })}
      />
      <Chips
        legend={t("recipe.tags")}
        names={offered.tags}
        chosen={chosen.tags}
        disabled={disabled}
        onChange={(tags) => onChange({ ...chosen, tags })}
      />
    </>
  );
}

interface ChipsProps {
  legend: string;
  names: string[];
  chosen: string[];
  disabled: boolean;
  onChange: (chosen: string[]) => void;
}

function Chips({ legend, names, chosen, disabled, onChange }: ChipsProps) {
  const unique = [...new Set(names)];
  if (unique.length === 0) return null;

  /** In the site's order. */
  function toggle(name: string, isOn: boolean): void {
    onChange(unique.filter((other) => (other === name ? isOn : chosen.includes(other))));
  }

  return (
    <fieldset className="min-w-0" disabled={disabled}>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {unique.map((name) => (
          <Chip key={name} name={name} isOn={chosen.includes(name)} onToggle={(isOn) => toggle(name, isOn)} />
        ))}
      </div>
    </fieldset>
  );
}

function Chip({ name, isOn, onToggle }: { name: string; isOn: boolean; onToggle: (isOn: boolean) => void }) {
  const Icon = isOn ? Check : Plus;
  return (
    <label className="border-base-content/50 has-checked:border-base-content has-checked:bg-base-200 text-muted has-checked:text-base-content has-focus-visible:outline-base-content flex min-h-11 max-w-full cursor-pointer items-center gap-1.5 rounded-full border pr-4 pl-3 has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:min-h-9">
      <input
        type="checkbox"
        className="sr-only"
        checked={isOn}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      <Icon size={16} className="shrink-0" aria-hidden />
      <span dir="auto" className="min-w-0 truncate">
        {name}
      </span>
    </label>
  );
}
