import { X } from "lucide-react";
import { dismiss, toasts } from "../state/toasts.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import type { SnackbarType } from "../../src/contract/sentences.ts";

const MARKS: Partial<Record<SnackbarType, string>> = { warning: "bg-warning", error: "bg-error" };

export function Toasts() {
  const shown = useValue(toasts);
  return (
    <div
      role="status"
      aria-label={t("frame.messages")}
      className="flex w-full flex-col items-center gap-2 not-empty:mb-2"
    >
      {shown.map(({ id, text, type }) => (
        <div
          key={id}
          className="appear bg-neutral text-neutral-content rounded-field pointer-events-auto flex max-w-md items-center gap-2 py-1 pr-1 pl-4 shadow-(--shadow-float)"
        >
          {MARKS[type] && <span className={`size-2.5 shrink-0 rounded-full ${MARKS[type]}`} />}
          <span className="min-w-0">{text}</span>
          <button
            type="button"
            className="btn btn-neutral btn-square focus-visible:outline-neutral-content"
            aria-label={t("frame.dismiss")}
            onClick={() => dismiss(id)}
          >
            <X size={20} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  );
}
