import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMoment } from "../../text/moment.ts";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import type { Editor } from "./use-editor.ts";

export function EditorNotices({ editor }: { editor: Editor }) {
  const locale = useValue(language);
  const { restoredFrom, problem } = editor;
  return (
    <>
      {restoredFrom !== null && (
        <div
          role="status"
          className="bg-base-100 border-base-300 rounded-field flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border p-3 text-sm"
        >
          <p>
            {t("edit.restored", { when: formatMoment(new Date(restoredFrom).toISOString(), locale) })}
            {editor.lostPicture && ` ${t("edit.picture-again")}`}
          </p>
          <button type="button" className="btn" onClick={editor.startOver}>
            {t("edit.start-over")}
          </button>
        </div>
      )}
      {problem && (
        <Alert title={t("edit.not-saved")}>
          <p>{problem.message}</p>
          {problem.faults.length > 0 && (
            <ul className="list-disc pl-5">
              {problem.faults.map((fault, position) => (
                <li key={position}>{fault}</li>
              ))}
            </ul>
          )}
          {problem.isGone && (
            <button type="button" className="btn mt-1 self-start" onClick={() => void editor.saveAsNew()}>
              {t("edit.save-as-new")}
            </button>
          )}
        </Alert>
      )}
    </>
  );
}
