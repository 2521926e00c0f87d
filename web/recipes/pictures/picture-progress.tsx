import { LoaderCircle } from "lucide-react";
import { t } from "../../text/translation.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { Underway } from "./edited-picture.ts";

export function PictureProgress({ underway: { doing, sent } }: { underway: Underway }) {
  const sending = sent !== null && sent < 1;
  return (
    <div className="appear bg-base-100/90 absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center font-medium">
      <LoaderCircle size={32} strokeWidth={1.5} className="animate-spin" aria-hidden />
      {/* Once it is all there, it is made smaller. */}
      {doing === "sending" && !sending && sent !== null ? t("picture.preparing") : t(`picture.${doing}`)}
      {sending && (
        <div className="w-full max-w-60">
          <ProgressBar label={t("picture.sending")} part={sent} />
        </div>
      )}
    </div>
  );
}
