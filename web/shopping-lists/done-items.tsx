import { ChevronRight } from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { loadText, saveText } from "../state/storage.ts";
import { t } from "../text/translation.ts";

const HIDDEN = "shopping.done-hidden";

interface Props {
  count: number;
  onClear?: (() => void) | undefined;
  children: ReactNode;
}

/** The device remembers whether they're shown. */
export function DoneItems({ count, onClear, children }: Props) {
  const [isHidden, setHidden] = useState(() => loadText(HIDDEN) === "yes");
  const id = useId();

  function toggle(): void {
    saveText(HIDDEN, isHidden ? null : "yes");
    setHidden(!isHidden);
  }

  return (
    <section aria-labelledby={id} className="print:hidden">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2 id={id} className="font-sans">
          <button
            type="button"
            className="text-muted rounded-field flex min-h-11 cursor-pointer items-center gap-1 pr-3 pl-2 text-sm font-semibold"
            aria-expanded={!isHidden}
            onClick={toggle}
          >
            <ChevronRight
              size={18}
              className={`transition-transform ${isHidden ? "" : "rotate-90"}`}
              aria-hidden
            />
            {t("shopping-list.done", { count })}
          </button>
        </h2>
        {onClear && (
          <button type="button" className="btn btn-ghost text-sm" onClick={onClear}>
            {t("shopping-list.clear")}
          </button>
        )}
      </div>
      {!isHidden && children}
    </section>
  );
}
