import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import type { FailedUpload } from "./use-picture-uploads.ts";

interface Props {
  upload: FailedUpload;
  onRetry: () => void;
  onDismiss: () => void;
}

export function FailedPicture({ upload: { file, problem }, onRetry, onDismiss }: Props) {
  return (
    <Alert title={t("picture.failed", { file: file.name })}>
      <p>{problem}</p>
      <div className="flex flex-wrap gap-2 pt-1">
        <button type="button" className="btn btn-sm min-h-11" onClick={onRetry}>
          {t("error.again")}
        </button>
        <button type="button" className="btn btn-ghost btn-sm min-h-11" onClick={onDismiss}>
          {t("ui.close")}
        </button>
      </div>
    </Alert>
  );
}
