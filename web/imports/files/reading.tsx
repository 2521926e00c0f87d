import type { FileImport } from "../../../src/contract/file-imports.ts";
import { t } from "../../text/translation.ts";
import { Delay } from "./delay.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";

export function Reading({ job: { read, delay } }: { job: FileImport }) {
  const { done, total } = read;
  return (
    <div className="flex flex-col gap-3">
      <Delay delay={delay} />
      <ProgressBar label={t("file-import.reading-progress")} part={total > 0 ? done / total : 0} />
      <p className="text-muted flex min-h-5 flex-wrap gap-x-4 text-sm tabular-nums">
        {total > 0 && <span>{t("file-import.files-read", { done, count: total })}</span>}
      </p>
      <p className="text-muted text-sm text-pretty">{t("file-import.nothing-yet")}</p>
    </div>
  );
}
