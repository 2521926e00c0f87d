import { X } from "lucide-react";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { newVersion } from "./versions.ts";

const BUTTON = "btn btn-neutral focus-visible:outline-neutral-content";

export function NewVersion() {
  const goOn = useValue(newVersion);
  return (
    <div
      role="status"
      aria-label={t("offline.version")}
      className="flex w-full justify-center not-empty:mb-2"
    >
      {goOn && (
        <div className="appear bg-neutral text-neutral-content rounded-field pointer-events-auto flex max-w-md items-center gap-1 py-1 pr-1 pl-4 shadow-(--shadow-float)">
          <span className="min-w-0 grow py-1">{t("offline.new-version")}</span>
          <button type="button" className={`${BUTTON} px-3 font-semibold`} onClick={goOn}>
            {t("offline.reload")}
          </button>
          <button
            type="button"
            className={`${BUTTON} btn-square`}
            aria-label={t("frame.dismiss")}
            onClick={() => {
              newVersion.value = null;
            }}
          >
            <X size={20} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
