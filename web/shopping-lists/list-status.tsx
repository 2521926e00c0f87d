import { CloudUpload } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../text/translation.ts";

interface Props {
  left: number | null;
  /** Number of changes that the server doesn't have. Null before the list is shown. */
  waiting: number | null;
}

export function ListStatus({ left, waiting }: Props) {
  return (
    <div role="status" className="text-muted flex flex-wrap items-center gap-x-3 text-sm print:hidden">
      {left !== null && (
        <span>{left > 0 ? t("shopping-list.left", { count: left }) : t("shopping-list.nothing-left")}</span>
      )}
      {waiting !== null && <Waiting count={waiting} />}
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  if (!useLasting(count > 0)) return null;
  return (
    <span className="flex items-center gap-1.5">
      <CloudUpload size={16} aria-hidden />
      {/* On a phone, more would begin a new line, and move the list. */}
      <span className="max-sm:sr-only">{t("shopping-list.waiting", { count })}</span>
      <span className="sm:hidden" aria-hidden>
        {t("shopping-list.waiting-short", { count })}
      </span>
    </span>
  );
}

/** With a connection, changes are sent within a moment, which nobody needs to see. */
const MOMENT_MS = 1500;

/** What an earlier visit left lasts already. */
function useLasting(isOn: boolean): boolean {
  const [isLasting, setLasting] = useState(isOn);
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
