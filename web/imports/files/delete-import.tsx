import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { callApi } from "../../api/call-api.ts";
import { t, type TextKey } from "../../text/translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { hasSomethingToUndo } from "./file-import.ts";
import { forgetChosen } from "./kept-choices.ts";

export function DeleteImport({ job }: { job: FileImport }) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();

  async function remove(): Promise<string | null> {
    const removed = await callApi("DELETE imports/files/{id}", { params: { id: job.id } });
    if (!removed.ok) return removed.message;
    forgetChosen(job.id);
    await navigate("/imports/files");
    return null;
  }

  return (
    <>
      <button
        type="button"
        className="btn btn-ghost text-danger max-sm:btn-square shrink-0 max-sm:-mr-[12px] sm:-mr-4"
        onClick={() => setAsking(true)}
      >
        <Trash2 size={20} aria-hidden />
        <span className="max-sm:sr-only">{t("file-import.remove")}</span>
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t("file-import.remove-title")}
          action={t("file-import.remove")}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p className="text-pretty">{t(chooseHelp(job))}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function chooseHelp(job: FileImport): TextKey {
  if (job.state === "stopped") return "file-import.remove-help-stopped";
  if (hasSomethingToUndo(job)) return "file-import.remove-help-done";
  const isOver = job.state === "done" || job.state === "undone";
  return isOver ? "file-import.remove-help-report" : "file-import.remove-help-files";
}
