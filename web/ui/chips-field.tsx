import { useId, useRef } from "react";
import { Chips } from "./chips.tsx";
import { comboboxAttributes } from "./combobox.ts";
import { Suggestions } from "./suggestions.tsx";
import { useChips } from "./use-chips.ts";

interface Props {
  label: string;
  chosen: string[];
  suggestions: string[];
  /** Fetches suggestions, which aren't filtered. `isStill` returns false once the text has changed. */
  onType?: (typed: string, isStill: () => boolean) => void;
  onChange: (next: string[]) => void;
  create?: boolean;
  hint?: string;
  describedBy?: string;
}

/** Load it with `later`, which also loads its texts. */
export function ChipsField({
  label,
  chosen,
  suggestions,
  onType,
  onChange,
  create = false,
  hint,
  describedBy,
}: Props) {
  const field = useChips({ chosen, suggestions, onType, onChange, create });
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const isOpen = field.options.length > 0;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <div className="border-control bg-base-100 rounded-field focus-within:outline-base-content flex flex-wrap gap-1.5 border p-1 focus-within:outline-2 focus-within:-outline-offset-1">
          <Chips
            label={label}
            names={chosen}
            onRemove={(position) => onChange(chosen.filter((_, at) => at !== position))}
            onEmpty={() => input.current?.focus()}
          />
          <input
            ref={input}
            {...comboboxAttributes(id, { isOpen, active: field.active })}
            aria-describedby={[hint && `${id}-hint`, describedBy].filter(Boolean).join(" ") || undefined}
            className="min-h-11 min-w-32 grow basis-32 bg-transparent px-2 outline-none sm:min-h-8"
            value={field.typed}
            onChange={({ currentTarget: { value }, nativeEvent }) =>
              isComposing(nativeEvent) ? field.compose(value) : field.type(value)
            }
            onCompositionEnd={({ currentTarget }) => field.type(currentTarget.value)}
            onPaste={(event) => {
              const text = event.clipboardData.getData("text/plain");
              // A one-line field would join the lines of a pasted list.
              if (!text.includes("\n")) return;
              event.preventDefault();
              field.type(`${field.typed}${text}`);
            }}
            onKeyDown={field.press}
            onClick={field.open}
            onBlur={field.leave}
          />
        </div>
        {isOpen && (
          <Suggestions
            id={id}
            label={label}
            options={field.options}
            making={field.making}
            active={field.active}
            onChoose={field.choose}
          />
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
