import { TimerOff } from "lucide-react";
import { useState } from "react";
import { t } from "../../text/translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { readTimer, type Timer } from "./timer.ts";
import { stopTimer } from "./timers.ts";

/** Asks first, unless all of them are done. */
export function StopAll({ timers, onStop }: { timers: readonly Timer[]; onStop: () => void }) {
  const [isAsking, setAsking] = useState(false);

  function stop(): void {
    onStop();
    for (const { id } of timers) stopTimer(id);
  }

  function press(): void {
    if (timers.every((timer) => readTimer(timer, Date.now()).phase === "done")) stop();
    else setAsking(true);
  }

  return (
    <>
      <button
        type="button"
        className="btn border-base-300 bg-base-100 h-12 min-w-12 shrink-0 px-2.5"
        aria-label={t("timers.stop-all")}
        onClick={press}
      >
        <TimerOff size={20} aria-hidden />
        <span className="max-sm:hidden">{t("timers.stop-all")}</span>
      </button>
      {isAsking && (
        <Dialog title={t("timers.stop-all-title")} room="least" onClose={() => setAsking(false)}>
          {timers.some(({ household }) => household) && (
            <p className="mb-5">{t("timers.stop-all-text", { count: timers.length })}</p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <button type="button" className="btn" onClick={() => setAsking(false)}>
              {t("ui.cancel")}
            </button>
            <button type="button" className="btn bg-danger text-base-100 border-transparent" onClick={stop}>
              {t("timers.stop-all")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
