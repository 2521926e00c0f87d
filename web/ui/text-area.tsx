import { useEffect, useId, useRef, useState, type ChangeEvent } from "react";
import { t, type TextKey } from "../text/translation.ts";
import { afterPress, FieldMessage } from "./field-message.tsx";
import { useFields } from "./form.tsx";
import type { Rule } from "./text-field.tsx";

interface Props {
  label: string;
  name: string;
  start?: string;
  rows: number;
  rule?: Rule;
  hint?: string;
  count?: string;
  disabled?: boolean;
  /** Machine text: no spell check, no balanced lines. */
  code?: boolean;
  onType?: (text: string) => void;
}

export function TextArea({
  label,
  name,
  start,
  rows,
  rule,
  hint,
  count,
  disabled,
  code = false,
  onType,
}: Props) {
  const [problem, setProblem] = useState<TextKey | null>(null);
  const element = useRef<HTMLTextAreaElement>(null);
  const fields = useFields();
  const id = useId();

  function judge(): boolean {
    const found = rule?.(element.current?.value ?? "") ?? null;
    setProblem(found);
    return found === null;
  }

  // After every render, so that the form uses the current rule.
  useEffect(() => (element.current ? fields?.add(element.current, judge) : undefined));

  function handleTyping(event: ChangeEvent<HTMLTextAreaElement>): void {
    onType?.(event.currentTarget.value);
    if (problem) judge();
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className={`input h-auto w-full p-0 ${problem ? "border-danger" : ""}`}>
        <textarea
          ref={element}
          id={id}
          name={name}
          rows={rows}
          defaultValue={start}
          disabled={disabled}
          dir={code ? "ltr" : "auto"}
          spellCheck={!code}
          autoCapitalize={code ? "none" : undefined}
          autoComplete="off"
          className={`w-full resize-y px-3 py-2.5 leading-normal ${code ? "font-mono text-sm" : ""}`}
          aria-invalid={problem !== null}
          aria-describedby={problem || hint ? `${id}-help` : undefined}
          onBlur={(event) => {
            if (event.currentTarget.value || problem) afterPress(judge);
          }}
          onChange={handleTyping}
        />
      </div>
      <FieldMessage id={`${id}-help`} problem={problem && t(problem)} hint={hint} />
      {count && <p className="text-sm font-medium tabular-nums">{count}</p>}
    </div>
  );
}
