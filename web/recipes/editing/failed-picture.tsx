import { useEffect, useRef } from "react";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import type { FailedUpload } from "./use-picture-uploads.ts";

interface Props {
  upload: FailedUpload;
  onRetry: () => void;
  onDismiss: () => void;
}

export function FailedPicture({ upload: { file, problem }, onRetry, onDismiss }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => showBeside(box.current), []);
  return (
    // Above the bars and messages at the bottom of a phone.
    <div ref={box} data-failed-picture className="scroll-mb-44">
      <Alert title={t("picture.failed", { file: file.name })}>
        <p>{problem.text}</p>
        {problem.retry === "online" && <p>{t("picture.sent-once-online")}</p>}
        <div className="flex flex-wrap gap-2 pt-1">
          {problem.retry !== "never" && (
            <button type="button" className="btn btn-sm min-h-11" onClick={onRetry}>
              {t("error.again")}
            </button>
          )}
          <button type="button" className="btn btn-ghost btn-sm min-h-11" onClick={onDismiss}>
            {t("ui.close")}
          </button>
        </div>
      </Alert>
    </div>
  );
}

/** Scrolls only if the pictures are visible, so that nobody loses their place. */
function showBeside(box: HTMLElement | null): void {
  const around = box?.closest("section")?.getBoundingClientRect();
  if (around && around.top < innerHeight && around.bottom > 0) box?.scrollIntoView({ block: "nearest" });
}
