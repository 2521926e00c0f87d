import { t } from "../text/translation.ts";
import { DIALOG_FOOT } from "./dialog.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { Online } from "./online.tsx";
import { SubmitButton } from "./submit-button.tsx";

interface Props {
  label: string;
  busyLabel?: string;
  busy?: boolean;
  disabled?: boolean;
  /** Replaces the sentence that changes need a connection. */
  offlineNote?: string;
  onCancel: () => void;
}

export function DialogButtons(props: Props) {
  const { label, busyLabel = label, busy = false, disabled = false, offlineNote, onCancel } = props;
  return (
    <div className={`flex flex-wrap items-center justify-end gap-2 ${DIALOG_FOOT}`}>
      <OfflineNote text={offlineNote} />
      <button type="button" className="btn" onClick={onCancel}>
        {t("ui.cancel")}
      </button>
      <Online>
        <SubmitButton label={label} busyLabel={busyLabel} busy={busy} disabled={disabled} />
      </Online>
    </div>
  );
}
