import { X } from "lucide-react";
import { dismiss, toasts } from "../state/toasts.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import type { SnackbarType } from "../../src/contract/sentences.ts";

const COLORS: Record<SnackbarType, string> = {
  info: "bg-info text-info-content",
  success: "bg-success text-success-content",
  warning: "bg-warning text-warning-content",
  error: "bg-error text-error-content",
};

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
          className={`appear rounded-field pointer-events-auto flex max-w-md items-center gap-2 py-1 pr-1 pl-4 shadow-(--shadow-float) ${COLORS[type]}`}
        >
          <span className="min-w-0">{text}</span>
          <button
            type="button"
            className="btn btn-ghost btn-square"
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
