import { CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../text/translation.ts";

interface Props {
  left: number | null;
  /** Number of changes that the server doesn't have. */
  waiting: number;
}

export function ListStatus({ left, waiting }: Props) {
  const isWaiting = useLasting(waiting > 0);
  return (
    <div role="status" className="text-muted flex flex-wrap items-center gap-x-3 text-sm print:hidden">
      {left !== null && (
        <span>{left > 0 ? t("shopping-list.left", { count: left }) : t("shopping-list.nothing-left")}</span>
      )}
      {isWaiting && (
        <span className="flex items-center gap-1.5">
          <CloudUpload size={16} aria-hidden />
          {/* On a phone, more would begin a new line, and move the list. */}
          <span className="max-sm:sr-only">{t("shopping-list.waiting", { count: waiting })}</span>
          <span className="sm:hidden" aria-hidden>
            {t("shopping-list.waiting-short", { count: waiting })}
          </span>
        </span>
      )}
    </div>
  );
}

/** With a connection, changes are sent within a moment, which nobody needs to see. */
const MOMENT_MS = 1500;

function useLasting(isOn: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLasting(true), MOMENT_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isOn]);
  return isOn && isLasting;
}
