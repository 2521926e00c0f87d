import { Download, Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { ArchiveImport } from "../../../src/contract/archive-imports.ts";
import { callApi } from "../../api/call-api.ts";
import { saveFile } from "../../api/save-file.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Online } from "../../ui/online.tsx";
import { useIsMounted } from "../../ui/use-is-mounted.ts";
import { useSending } from "../../ui/use-sending.ts";
import { JobAction } from "../job-report.tsx";
import { importPath } from "./archive-import.ts";

interface Props {
  job: ArchiveImport;
  home: string;
}

export function ImportActions({ job: { id, state, before, undoneBy, archive }, home }: Props) {
  const [asking, setAsking] = useState<"undo" | "remove" | null>(null);
  const here = useIsMounted();
  const navigate = useNavigate();
  const close = () => setAsking(null);

  const { busy, problem, send } = useSending(async () => {
    const saved = await saveFile(callApi("GET archive-imports/{id}/report", { params: { id } }));
    return saved.ok ? null : saved.message;
  });

  async function undo(): Promise<string | null> {
    const begun = await callApi("POST archive-imports/{id}/undo", { params: { id } });
    if (!begun.ok) return begun.message;
    close();
    if (here.current) await navigate(importPath(begun.data));
    return null;
  }

  async function remove(): Promise<string | null> {
    const removed = await callApi("DELETE archive-imports/{id}", { params: { id } });
    if (!removed.ok) return removed.message;
    await navigate(home);
    return null;
  }

  return (
    <div className="flex flex-col gap-3">
      <Online>
        <div className="flex flex-wrap gap-2">
          {before !== null && undoneBy === null && state !== "running" && (
            <JobAction Icon={Undo2} onClick={() => setAsking("undo")}>
              {t("reports.undo")}
            </JobAction>
          )}
          <JobAction Icon={Download} busy={busy} onClick={() => void send()}>
            {t("reports.download")}
          </JobAction>
          {state !== "running" && (
            <button
              type="button"
              className="btn btn-ghost text-danger sm:ml-auto"
              onClick={() => setAsking("remove")}
            >
              <Trash2 size={20} aria-hidden />
              {t("reports.remove")}
            </button>
          )}
        </div>
      </Online>
      {problem && <Alert title={problem} />}
      {asking === "undo" && (
        <ConfirmDialog
          title={t("reports.undo-title")}
          action={t("reports.undo-do")}
          onConfirm={undo}
          onClose={close}
        >
          <p className="[overflow-wrap:anywhere]">{t("reports.undo-help", { name: before ?? "" })}</p>
        </ConfirmDialog>
      )}
      {asking === "remove" && (
        <ConfirmDialog
          title={t("reports.remove-title", { name: archive })}
          action={t("reports.remove")}
          onConfirm={remove}
          onClose={close}
        >
          <p>{t("reports.remove-help")}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
