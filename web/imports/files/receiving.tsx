import { useState } from "react";
import { useRevalidator } from "react-router";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatSize } from "../../text/data-size.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { focusHeadlineIfLost } from "../../ui/focus-headline.ts";
import { Online } from "../../ui/online.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { ChosenFile } from "./collect-files.ts";
import { DropArea } from "./drop-area.tsx";
import { FileButtons } from "./file-buttons.tsx";
import { nameFiles } from "./file-import.ts";
import { continueUpload, refusedUploads, uploads } from "./uploads.ts";

export function Receiving({ job }: { job: FileImport }) {
  const upload = useValue(uploads).get(job.id);
  return upload ? <Uploading job={job} {...upload} /> : <Interrupted job={job} />;
}

function Uploading({ job, sent, waiting }: { job: FileImport; sent: number; waiting: string | null }) {
  const locale = useValue(language);
  const { bytes } = job.files;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="font-medium">
        {waiting ?? t("file-import.uploading")}
      </p>
      <ProgressBar label={t("upload.progress")} part={sent / bytes} />
      <p className="text-muted text-sm tabular-nums">
        {t("upload.sent", { sent: formatSize(sent, locale), total: formatSize(bytes, locale) })}
      </p>
      <p className="text-muted text-sm text-pretty">{t("file-import.keep-open")}</p>
    </div>
  );
}

function Interrupted({ job }: { job: FileImport }) {
  const locale = useValue(language);
  const refused = useValue(refusedUploads).get(job.id);
  const [problem, setProblem] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  const { bytes, received } = job.files;

  async function resume(choosing: ChosenFile[] | Promise<ChosenFile[]>): Promise<void> {
    setProblem(await continueUpload(job.id, await choosing));
    await revalidate();
    // The button that had it is gone once the upload runs.
    focusHeadlineIfLost();
  }

  return (
    <div className="flex flex-col gap-5">
      {(problem ?? refused) && <Alert title={problem ?? refused ?? ""} />}
      <div className="flex flex-col gap-3">
        <p role="status" className="font-medium">
          {t("file-import.interrupted")}
        </p>
        <ProgressBar label={t("upload.progress")} part={received / bytes} />
        <p className="text-muted text-sm tabular-nums">
          {t("upload.sent", { sent: formatSize(received, locale), total: formatSize(bytes, locale) })}
        </p>
      </div>
      <Online>
        <DropArea onFiles={(files) => void resume(files)}>
          <p className="max-w-prose text-pretty [overflow-wrap:anywhere]">
            {t("file-import.choose-again", { name: nameFiles(job) })}
          </p>
          <FileButtons onFiles={(files) => void resume(files)} />
        </DropArea>
      </Online>
    </div>
  );
}
