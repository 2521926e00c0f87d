import { useId, useRef } from "react";
import { t } from "../../text/translation.ts";
import type { JsonFault } from "./json-text.ts";
import type { Editor } from "./use-editor.ts";

export function JsonEditor({ editor, text }: { editor: Editor; text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { jsonFaults } = editor;

  function show({ from, to }: JsonFault): void {
    const area = field.current;
    if (!area) return;
    area.focus();
    area.setSelectionRange(from, Math.max(to, from + 1));
    // Browsers don't scroll to a selection.
    const line = text.slice(0, from).split("\n").length;
    const height = area.scrollHeight / text.split("\n").length;
    area.scrollTop = Math.max(0, line * height - area.clientHeight / 2);
  }

  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="text-sm font-medium">
        {t("edit.json-label")}
      </label>
      {jsonFaults.length > 0 && (
        <div role="alert" className="border-danger/40 bg-danger/10 rounded-field border p-3 text-sm">
          <p className="font-semibold">{t("edit.json-faults", { count: jsonFaults.length })}</p>
          <ul id={`${id}-faults`} className="mt-1 flex flex-col">
            {jsonFaults.map((fault, position) => (
              <li key={position}>
                <button
                  type="button"
                  className="min-h-11 text-left underline-offset-3 hover:underline sm:min-h-8"
                  onClick={() => show(fault)}
                >
                  {t("edit.json-fault", { line: fault.line, reason: fault.reason })}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <textarea
        ref={field}
        id={id}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        wrap="off"
        aria-invalid={jsonFaults.length > 0}
        aria-describedby={`${id}-hint`}
        className="input bg-base-100 h-[60dvh] min-h-80 w-full resize-y px-3 py-2.5 font-mono text-sm leading-normal"
        value={text}
        onChange={({ currentTarget: { value } }) => editor.typeJson(value)}
      />
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t("edit.json-hint")}
      </p>
    </div>
  );
}
