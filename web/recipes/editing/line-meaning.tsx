import { Pencil } from "lucide-react";
import { lazy, memo, startTransition, Suspense, useMemo, useState } from "react";
import { CORRECTED_LINE_MOST } from "../../../src/contract/ingredient-rules.ts";
import { createLineReader, foldLine, summarizeLine } from "../../../src/ingredients/correct-line.ts";
import type { LineWords } from "../../../src/ingredients/words/line-words.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { useMayChange } from "../../ui/online.tsx";
import { corrections } from "../../ingredients/corrections.ts";
import { useSettled } from "./use-settled.ts";

const CorrectLine = lazy(async () => ({ default: (await import("./correct-line.tsx")).CorrectLine }));

const LOOK =
  "text-muted rounded-field flex min-h-8 w-fit max-w-full items-center gap-1.5 px-3 py-1 text-start text-sm";

interface Props {
  text: string;
  /** These are in the recipe's language. */
  words: LineWords;
}

/** Shows how Tagine understands a line, and opens a dialog to correct it. */
export const LineMeaning = memo(function LineMeaning({ text, words }: Props) {
  const settled = useSettled(text).trim();
  const corrected = useValue(corrections);
  const mayChange = useMayChange();
  const [isOpen, setOpen] = useState(false);
  const line = useMemo(() => createLineReader(corrected, words)(settled), [corrected, words, settled]);
  if (!settled || !text.trim() || line.isHeading || settled.length > CORRECTED_LINE_MOST) return null;
  const shown = summarizeLine(line);
  const summary = (
    <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
      {shown}
    </span>
  );
  return (
    <>
      {mayChange ? (
        <button
          type="button"
          className={`hover:text-base-content ${LOOK}`}
          aria-label={t("edit.correct", { understood: shown })}
          onClick={() => startTransition(() => setOpen(true))}
        >
          {summary}
          {corrected.has(foldLine(settled)) && <Pencil size={12} className="shrink-0" aria-hidden />}
        </button>
      ) : (
        <p className={LOOK}>{summary}</p>
      )}
      <Suspense>{isOpen && <CorrectLine line={line} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
});
