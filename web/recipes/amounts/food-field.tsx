import { useId, useRef, useState, type KeyboardEvent } from "react";
import type { FoodEntry } from "../../../src/contract/ingredients.ts";
import { callApi } from "../../api/call-api.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { plainLetters } from "../../text/plain-letters.ts";
import { comboboxAttributes, moveActive } from "../../ui/combobox.ts";
import { FieldMessage } from "../../ui/field-message.tsx";
import { Suggestions } from "../../ui/suggestions.tsx";
import { useAfterPause } from "../search/use-after-pause.ts";

export type ChosenFood = Pick<FoodEntry, "id" | "name">;

interface Props {
  label: string;
  typed: string;
  /** `food` is null until the text is the name of a food. */
  onType: (typed: string, food: ChosenFood | null) => void;
  hint?: string;
  problem?: string | null;
}

const MAX_SUGGESTIONS = 8;

/** Lets a person choose one of the foods that Tagine knows. */
export function FoodField({ label, typed, onType, hint, problem = null }: Props) {
  const locale = useValue(language);
  const [foods, setFoods] = useState<ChosenFood[]>([]);
  const [active, setActive] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const afterPause = useAfterPause();
  const id = useId();
  const isOpen = foods.length > 0;

  function close(): void {
    setFoods([]);
    setActive(null);
  }

  async function search(text: string): Promise<void> {
    if (!text.trim()) return close();
    const answer = await callApi("GET foods", {
      query: { q: text, language: locale, limit: MAX_SUGGESTIONS },
    });
    // Responses may arrive out of order, or after the person left the field.
    if (!answer.ok || input.current?.value !== text || document.activeElement !== input.current) return;
    setFoods(answer.data);
    setActive(null);
    const named = answer.data.find(({ name }) => plainLetters(name) === plainLetters(text.trim()));
    if (named) onType(text, named);
  }

  function choose(food: ChosenFood | undefined): void {
    if (food) onType(food.name, food);
    close();
  }

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || !isOpen) return;
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (!by && !["Enter", "Escape"].includes(event.key)) return;
    // Escape would close the dialog, and Enter would submit the form.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") return choose(foods[active ?? 0]);
    if (event.key === "Escape") return close();
    if (by) setActive(moveActive(active, by, foods.length));
  }

  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="relative">
        <input
          ref={input}
          {...comboboxAttributes(id, { isOpen, active })}
          aria-invalid={problem !== null}
          aria-describedby={problem || hint ? `${id}-help` : undefined}
          dir="auto"
          className={`input w-full ${problem ? "border-danger" : ""}`}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            onType(value, null);
            afterPause(() => void search(value));
          }}
          onKeyDown={press}
          onBlur={close}
        />
        {isOpen && (
          <Suggestions
            id={id}
            label={label}
            options={foods.map(({ name }) => name)}
            making={null}
            active={active}
            onChoose={(name) => choose(foods.find((food) => food.name === name))}
          />
        )}
      </div>
      <FieldMessage id={`${id}-help`} problem={problem} hint={hint} />
    </div>
  );
}
