import { Plus } from "lucide-react";
import { useId, useRef } from "react";
import { t } from "../text/translation.ts";
import { comboboxAttributes } from "../ui/combobox.ts";
import { FieldMessage } from "../ui/field-message.tsx";
import { Suggestions } from "../ui/suggestions.tsx";
import { completeTyped } from "./suggest-items.ts";
import { useAddField, type Adding } from "./use-add-field.ts";
import { UsualThings } from "./usual-things.tsx";
import { useKeyboardInset } from "./use-keyboard-inset.ts";

interface Props extends Adding {
  /** Called when the focus enters or leaves. */
  onFocus: (isInside: boolean) => void;
}

/** At the top, or on phones within a thumb's reach above the bottom bar. */
export function AddBar({ onFocus, ...adding }: Props) {
  const { usual, onList } = adding;
  const field = useAddField(adding);
  const { typed, problem, active, isOpen, options, add } = field;
  const input = useRef<HTMLInputElement>(null);
  const inset = useKeyboardInset();
  const id = useId();
  return (
    // Listens to events of its content.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      data-add-bar
      className="bg-base-200 max-sm:border-base-300 z-10 flex flex-col py-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-sm:flex-col-reverse max-sm:border-t max-sm:px-4 max-sm:shadow-[0_4rem_0_var(--color-base-200)] sm:sticky sm:top-[var(--frame-top,3.5rem)] sm:-mx-2 sm:px-2 print:hidden [@media(pointer:coarse)]:max-sm:has-[input:focus]:bottom-(--inset)"
      style={{ "--inset": `${inset}px` } as Record<string, string>}
      onFocus={() => {
        field.enter();
        onFocus(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        field.leave();
        onFocus(false);
      }}
    >
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {t("shopping-list.add-label")}
        </label>
        <div className={`input bg-base-100 h-12 w-full gap-2 pr-0.5 ${problem ? "border-danger" : ""}`}>
          <input
            ref={input}
            {...comboboxAttributes(id, { isOpen, active })}
            enterKeyHint="done"
            autoCapitalize="off"
            dir="auto"
            className="min-w-0 grow"
            placeholder={t("shopping-list.add-hint")}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            value={typed}
            onChange={({ currentTarget: { value } }) => field.type(value)}
            onPaste={field.paste}
            onKeyDown={field.press}
          />
          <button
            type="button"
            className={`btn btn-square size-11 shrink-0 rounded-lg ${typed.trim() ? "btn-primary" : "btn-ghost text-muted"}`}
            aria-label={t("shopping-list.add")}
            aria-disabled={!typed.trim()}
            // The field keeps the focus, and a phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              add(typed);
              input.current?.focus();
            }}
          >
            <Plus size={22} aria-hidden />
          </button>
        </div>
        {isOpen && (
          <Suggestions
            id={id}
            label={t("shopping-list.suggestions")}
            options={options}
            making={null}
            active={active}
            place="max-sm:bottom-full max-sm:mb-1 sm:top-full sm:mt-1"
            onChoose={(chosen) => add(completeTyped(typed, chosen))}
          />
        )}
      </div>
      <div className="not-empty:pt-1.5 max-sm:pb-1.5 empty:hidden">
        <FieldMessage id={`${id}-problem`} problem={problem} />
      </div>
      {field.isInside && !typed && usual.length > 0 && (
        <div className="max-sm:pb-2 sm:pt-2">
          <UsualThings names={usual} onList={onList} onAdd={add} />
        </div>
      )}
    </div>
  );
}
