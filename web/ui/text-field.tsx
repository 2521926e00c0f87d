import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type InputHTMLAttributes,
  type ReactNode,
} from "react";
import { t, type TextKey } from "../text/translation.ts";
import { afterPress, FieldMessage } from "./field-message.tsx";
import { useFields } from "./form.tsx";

/** Null for a valid value. */
export type Rule = (value: string) => TextKey | null;

interface Props extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "type"
  | "autoComplete"
  | "autoFocus"
  | "inputMode"
  | "autoCapitalize"
  | "spellCheck"
  | "disabled"
  | "readOnly"
  | "dir"
  | "placeholder"
  | "defaultValue"
> {
  label: string;
  name: string;
  rule?: Rule;
  hint?: string;
  action?: ReactNode;
  onType?: (text: string) => void;
  /** Applied after pasting, on blur and on submit. */
  tidy?: (text: string) => string;
}

export function TextField({ label, name, rule, hint, action, onType, tidy, ...input }: Props) {
  const [problem, setProblem] = useState<TextKey | null>(null);
  const element = useRef<HTMLInputElement>(null);
  const fields = useFields();
  const id = useId();

  function tidyUp(field: HTMLInputElement): void {
    const meant = tidy?.(field.value) ?? field.value;
    if (meant === field.value) return;
    field.value = meant;
    onType?.(meant);
  }

  function paste(event: ClipboardEvent<HTMLInputElement>): void {
    const pasted = event.clipboardData.getData("text/plain");
    const meant = tidy?.(pasted) ?? pasted;
    if (meant === pasted) return;
    event.preventDefault();
    const field = event.currentTarget;
    field.setRangeText(meant, field.selectionStart ?? 0, field.selectionEnd ?? field.value.length, "end");
    onType?.(field.value);
    if (problem) judge();
  }

  function finish(): boolean {
    if (element.current) tidyUp(element.current);
    return judge();
  }

  function judge(): boolean {
    const found = rule?.(element.current?.value ?? "") ?? null;
    setProblem(found);
    return found === null;
  }

  // After every render, so that the form uses the current rule.
  useEffect(() => (element.current ? fields?.add(element.current, finish) : undefined));

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div
        className={`input w-full ${action ? "pr-0" : ""} ${problem ? "border-danger" : ""} ${input.readOnly ? "bg-base-200 text-muted" : ""}`}
      >
        <input
          {...input}
          ref={element}
          id={id}
          name={name}
          className="grow"
          aria-invalid={problem !== null}
          aria-describedby={problem || hint ? `${id}-help` : undefined}
          onPaste={paste}
          onBlur={(event) => {
            // Opening and closing a dialog is no mistake.
            if (event.currentTarget.value || problem) afterPress(finish);
          }}
          onChange={(event) => {
            onType?.(event.currentTarget.value);
            if (problem) judge();
          }}
        />
        {action}
      </div>
      <FieldMessage id={`${id}-help`} problem={problem && t(problem)} hint={hint} />
    </div>
  );
}
