import { useState } from "react";
import { t } from "../../text/translation.ts";

/** Shows a step as written, if its units were converted. */
export function OriginalStep({ text }: { text: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (text === null) return null;
  return (
    <div className="print:hidden">
      <button
        type="button"
        className="text-muted hover:text-base-content flex min-h-11 cursor-pointer items-center text-sm underline decoration-dotted underline-offset-4"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? "recipe.hide-original" : "recipe.show-original")}
      </button>
      {isOpen && (
        <p
          dir="auto"
          className="text-muted mb-2 max-w-[70ch] text-sm whitespace-pre-line [overflow-wrap:anywhere]"
        >
          {text}
        </p>
      )}
    </div>
  );
}
