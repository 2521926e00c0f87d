import { useId, useLayoutEffect, useRef } from "react";
import { t } from "../../text/translation.ts";
import type { Editor } from "./use-editor.ts";

export function NameField({ editor }: { editor: Editor }) {
  const { draft, nameless, nameAsked, change, judgeName } = editor;
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();

  const isNew = editor.recipe === null;
  useLayoutEffect(() => {
    if (isNew || nameAsked > 0) field.current?.focus();
  }, [isNew, nameAsked]);

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {t("edit.name")}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        dir="auto"
        autoComplete="off"
        aria-required
        aria-invalid={nameless}
        aria-describedby={nameless ? `${id}-problem` : undefined}
        className={`rounded-field bg-base-100 focus:outline-base-content field-sizing-content w-full resize-none border px-3 py-2 font-serif text-2xl font-semibold focus:outline-1 focus:-outline-offset-1 ${nameless ? "border-danger" : "border-control"}`}
        value={draft.name}
        onChange={({ currentTarget: { value } }) => {
          change((now) => ({ ...now, name: value.replace(/\s*\n\s*/g, " ") }));
          if (nameless && value.trim()) judgeName(value);
        }}
        onBlur={() => judgeName(draft.name)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault();
        }}
      />
      <p id={`${id}-problem`} className="text-danger text-sm empty:hidden" aria-live="polite">
        {nameless && t("fault.name-required")}
      </p>
    </div>
  );
}
