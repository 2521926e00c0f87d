import { Undo2 } from "lucide-react";
import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import type { UndoPreview } from "../../../src/contract/file-import-undo.ts";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { callApi } from "../../api/call-api.ts";
import { formatList } from "../../../src/contract/join-lists.ts";
import { language } from "../../state/language.ts";
import { t } from "../../text/translation.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { focusHeadline } from "../../ui/focus-headline.ts";
import { JobAction } from "../job-report.tsx";
import { describeKept, listOtherItems } from "./describe-other-item.ts";
import { Effects } from "./effects.tsx";

const CHOICES = ["keep", "remove"] as const;
type Changed = (typeof CHOICES)[number];

interface Props {
  job: FileImport;
  undo: UndoPreview;
}

export function UndoImport({ job, undo: undoable }: Props) {
  const { id, state } = job;
  const changedSince = undoable.changedSince.added + undoable.changedSince.replaced;
  const [isAsking, setAsking] = useState(false);
  const [changed, setChanged] = useState<Changed>("keep");
  const { revalidate } = useRevalidator();

  async function undo(): Promise<string | null> {
    const undone = await callApi("POST imports/files/{id}/undo", {
      params: { id },
      body: { changed },
      // The page's headline says the same, unless a stopped import is ready again.
      quiet: state === "done",
    });
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
            <Effects lines={describeUndo(undoable, changed)} />
            {state === "stopped" && <p>{t("file-import.undo-stopped")}</p>}
            {changedSince > 0 && (
              <ChangedSince
                count={changedSince}
                names={undoable.changedNames}
                chosen={changed}
                onChoose={setChanged}
              />
            )}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}

/** What undoing would do to how many recipes and other items. */
function describeUndo(undo: UndoPreview, changed: Changed): string[] {
  const kept = changed === "keep" ? undo.changedSince : { added: 0, replaced: 0 };
  const [added, replaced] = [undo.added - kept.added, undo.replaced - kept.replaced];
  const others = listOtherItems(undo.also);
  return [
    added > 0 && t("file-import.undo-added", { count: added }),
    replaced > 0 && t("file-import.undo-replaced", { count: replaced }),
    others.length > 0 && t("file-import.undo-also", { list: formatList(others, language.value) }),
    describeKept(undo.keptAlso),
  ].filter((line) => line !== false);
}

interface ChangedProps {
  count: number;
  /** Of some. */
  names: string[];
  chosen: Changed;
  onChoose: (chosen: Changed) => void;
}

function ChangedSince({ count, names, chosen, onChoose }: ChangedProps) {
  const name = useId();
  const others = count - names.length;
  const listed = others > 0 ? [...names, t("file-import.more-items", { count: others })] : names;
  return (
    <fieldset className="flex flex-col">
      <legend className="mb-1 font-medium">{t("file-import.changed-since", { count })}</legend>
      <p dir="auto" className="text-muted mb-1 text-sm [overflow-wrap:anywhere]">
        {formatList(listed, language.value)}
      </p>
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
