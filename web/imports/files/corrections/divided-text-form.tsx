import { SeparatorHorizontal } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { splitDividedText } from "../../../../src/contract/divided-texts.ts";
import { t } from "../../../text/translation.ts";
import { Alert } from "../../../ui/alert.tsx";
import { DialogButtons } from "../../../ui/dialog-buttons.tsx";
import { Form } from "../../../ui/form.tsx";
import { useSending } from "../../../ui/use-sending.ts";
import { insertDividingLine } from "./insert-dividing-line.ts";

interface Props {
  file: string;
  text: string;
  onChange: () => void;
  /** Resolves to why it was refused; null for success. */
  onSave: (text: string) => Promise<string | null>;
  onCancel: () => void;
}

export function DividedTextForm({ file, text, onChange, onSave, onCancel }: Props) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(() => splitDividedText(text).length);
  const { busy, problem, send } = useSending(onSave);

  useLayoutEffect(() => {
    area.current?.focus();
    area.current?.setSelectionRange(0, 0);
  }, []);

  function handleTyping(): void {
    onChange();
    setCount(splitDividedText(area.current?.value ?? text).length);
  }

  function insertLine(): void {
    if (!area.current) return;
    insertDividingLine(area.current);
    handleTyping();
  }

  return (
    <Form onSubmit={() => send(area.current?.value ?? text)} className="flex grow flex-col gap-3">
      <p id={`${id}-help`} className="text-pretty">
        {t("file-import.divide-help")}
      </p>
      <div className="input h-auto min-h-40 w-full grow p-0">
        <textarea
          ref={area}
          dir="auto"
          defaultValue={text}
          autoComplete="off"
          spellCheck={false}
          aria-label={t("file-import.divide-text", { file })}
          aria-describedby={`${id}-help`}
          className="h-full w-full resize-none px-3 py-2.5 text-base leading-relaxed"
          onChange={handleTyping}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <button
          type="button"
          className="btn bg-base-100 border-base-300 h-auto min-h-11 max-w-full py-1.5 whitespace-normal"
          onClick={insertLine}
        >
          <SeparatorHorizontal size={20} className="shrink-0" aria-hidden />
          {t("file-import.divide-insert")}
        </button>
        <p role="status" className="font-medium tabular-nums">
          {t("file-import.recipes", { count })}
        </p>
      </div>
      {problem && <Alert title={problem} />}
      <DialogButtons
        label={t("ui.save")}
        busyLabel={t("ui.saving")}
        busy={busy}
        disabled={count === 0}
        onCancel={onCancel}
      />
    </Form>
  );
}
