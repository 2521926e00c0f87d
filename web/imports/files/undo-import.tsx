import { Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { callApi } from "../../api/call-api.ts";
import { t } from "../../text/translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { focusHeadline } from "../../ui/focus-headline.ts";
import { JobAction } from "../job-report.tsx";

const CHOICES = ["keep", "remove"] as const;
type Changed = (typeof CHOICES)[number];

interface Props {
  job: FileImport;
  undo: NonNullable<FileImport["undo"]>;
}

export function UndoImport({ job: { id, state, results }, undo: { recipes, changedSince, also } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const [changed, setChanged] = useState<Changed>("keep");
  const { revalidate } = useRevalidator();

  async function undo(): Promise<string | null> {
    const undone = await callApi("POST imports/files/{id}/undo", { params: { id }, body: { changed } });
    if (!undone.ok) return undone.message;
    setAsking(false);
    await revalidate();
    focusHeadline();
    return null;
  }

  return (
    <>
      <JobAction Icon={Undo2} onClick={() => setAsking(true)}>
        {t("reports.undo")}
      </JobAction>
      {isAsking && (
        <ConfirmDialog
          title={t("reports.undo-title")}
          action={t("reports.undo-do")}
          onConfirm={undo}
          onClose={() => setAsking(false)}
        >
          <div className="flex flex-col gap-4 text-pretty">
            {recipes > 0 && (
              <p>
                {t(
                  results && results.replaced > 0
                    ? "file-import.undo-help-replaced"
                    : "file-import.undo-help",
                )}
              </p>
            )}
            {also > 0 && <p>{t("file-import.also-undo-help")}</p>}
            {state === "stopped" && <p>{t("file-import.undo-stopped")}</p>}
            {changedSince > 0 && <ChangedSince count={changedSince} chosen={changed} onChoose={setChanged} />}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

interface ChangedProps {
  count: number;
  chosen: Changed;
  onChoose: (chosen: Changed) => void;
}

function ChangedSince({ count, chosen, onChoose }: ChangedProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 font-medium">{t("file-import.changed-since", { count })}</legend>
      {CHOICES.map((value) => (
        <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name={name}
            className="accent-primary-mark size-5 shrink-0"
            checked={chosen === value}
            onChange={() => onChoose(value)}
          />
          {t(`file-import.changed-${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
