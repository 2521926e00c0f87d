import { useId, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { Plus } from "lucide-react";
import { extraKeyProblem } from "../../../src/contract/rules.ts";
import { t, type TextKey } from "../../text/translation.ts";
import { changeRow, newPair, type Pair } from "./line.ts";
import { RemoveButton } from "./row-buttons.tsx";

interface Props {
  extras: Pair[];
  onExtras: (change: (now: Pair[]) => Pair[]) => void;
}

const PROBLEMS: Record<string, TextKey> = {
  missing: "edit.key-required",
  "white-space": "fault.white-space",
};

export function ExtrasEditor({ extras, onExtras }: Props) {
  const [key, setKey] = useState("");
  const [problem, setProblem] = useState<TextKey | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const adds = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();

  function findProblem(name: string): TextKey | null {
    const broken = extraKeyProblem(name);
    if (broken) return PROBLEMS[broken] ?? null;
    return extras.some((extra) => extra.name === name) ? "edit.key-taken" : null;
  }

  function add(): void {
    const found = findProblem(key);
    setProblem(found);
    if (found) return input.current?.focus();
    // Synchronous, because the value may be typed immediately.
    flushSync(() => {
      onExtras((now) => [...now, newPair(key, "")]);
      setKey("");
    });
    list.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
  }

  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget === adds.current) return;
    const found = key ? findProblem(key) : null;
    setProblem(found);
    if (!key || found) return;
    onExtras((now) => [...now, newPair(key, "")]);
    setKey("");
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <section aria-labelledby="extras-title" className="flex flex-col gap-3">
      <div>
        <h2 id="extras-title" className="text-lg">
          {t("edit.extras")}
        </h2>
        <p className="text-muted text-sm">{t("edit.extras-help")}</p>
      </div>
      <ul ref={list} className="flex flex-col gap-2 empty:hidden">
        {extras.map((extra) => (
          <li key={extra.key} className="flex items-center gap-2">
            <label htmlFor={`${id}-${extra.key}`} className="w-1/3 min-w-0 text-sm font-medium break-words">
              {extra.name}
            </label>
            <input
              id={`${id}-${extra.key}`}
              className="input min-w-0 grow"
              dir="auto"
              autoComplete="off"
              value={extra.text}
              onChange={({ currentTarget: { value } }) =>
                onExtras((now) => changeRow(now, extra.key, { text: value }))
              }
            />
            <RemoveButton
              name={extra.name}
              onClick={() => onExtras((now) => now.filter((one) => one.key !== extra.key))}
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-sm font-medium">
          {t("edit.new-key")}
        </label>
        <div className="flex gap-2">
          <input
            ref={input}
            id={id}
            className={`input min-w-0 grow ${problem ? "border-danger" : ""}`}
            dir="auto"
            autoComplete="off"
            autoCapitalize="none"
            value={key}
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={({ currentTarget: { value } }) => {
              setKey(value);
              if (problem || /\s/.test(value)) setProblem(value ? findProblem(value) : null);
            }}
            onBlur={leave}
            onKeyDown={press}
          />
          <button ref={adds} type="button" className="btn" onClick={add}>
            <Plus size={20} aria-hidden />
            {t("edit.add-key")}
          </button>
        </div>
        <p id={`${id}-problem`} className="text-danger text-sm empty:hidden" aria-live="polite">
          {problem && t(problem)}
        </p>
      </div>
    </section>
  );
}
