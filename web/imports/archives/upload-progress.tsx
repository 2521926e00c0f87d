import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatSize } from "../../text/data-size.ts";
import { t } from "../../text/translation.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";

export interface Upload {
  file: File;
  /** From 0 to 1. */
  sent: number;
}

/** After the upload, the server checks the file. */
export function UploadProgress({ upload: { file, sent } }: { upload: Upload }) {
  const locale = useValue(language);
  const { name, size } = file;
  const isSent = sent >= 1;
  return (
    <div className="order-last flex basis-full flex-col gap-2">
      <p role="status" className="text-sm font-medium [overflow-wrap:anywhere]">
        {isSent ? t("upload.checking", { name }) : t("upload.sending", { name })}
      </p>
      <ProgressBar label={t("upload.progress")} part={sent} />
      <p className="text-muted text-sm tabular-nums">
        {t("upload.sent", { sent: formatSize(sent * size, locale), total: formatSize(size, locale) })}
      </p>
    </div>
  );
}
