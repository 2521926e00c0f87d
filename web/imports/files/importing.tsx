import { Square } from "lucide-react";
import { useRevalidator } from "react-router";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { focusHeadline } from "../../ui/focus-headline.ts";
import { JobProgress } from "../../ui/job-card.tsx";
import { Online } from "../../ui/online.tsx";
import { useSending } from "../../ui/use-sending.ts";
import { JobAction } from "../job-report.tsx";
import { Delay } from "./delay.tsx";
import { asJob } from "./file-import.ts";
import { describeTimeLeft } from "./time-left.ts";

interface Props {
  job: FileImport;
  /** Milliseconds; null if they aren't known. */
  timeLeft: number | null;
}

export function Importing({ job, timeLeft }: Props) {
  const { revalidate } = useRevalidator();
  const progress = asJob(job);
  const { busy, problem, send } = useSending(async () => {
    const stopped = await callApi("POST imports/files/{id}/stop", { params: { id: job.id } });
    await revalidate();
    if (!stopped.ok) return stopped.message;
    focusHeadline();
    return null;
  });
  return (
    <div className="flex flex-col gap-4">
      <Delay delay={job.delay} />
      {progress && (
        <JobProgress job={progress} note={timeLeft === null ? null : describeTimeLeft(timeLeft)} />
      )}
      <p className="text-muted text-sm">{t("reports.goes-on")}</p>
      {problem && <Alert title={problem} />}
      <div className="flex flex-wrap gap-2">
        <Online>
          <JobAction Icon={Square} busy={busy} onClick={() => void send()}>
            {t("imports.stop")}
          </JobAction>
        </Online>
      </div>
    </div>
  );
}
