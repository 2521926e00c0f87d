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
  onCancel: () => void;
}

export function DialogButtons({ label, busyLabel = label, busy = false, disabled = false, onCancel }: Props) {
  return (
    <div className={`flex flex-wrap items-center justify-end gap-2 ${DIALOG_FOOT}`}>
      <OfflineNote />
      <button type="button" className="btn" onClick={onCancel}>
        {t("ui.cancel")}
      </button>
      <Online>
        <SubmitButton label={label} busyLabel={busyLabel} busy={busy} disabled={disabled} />
      </Online>
    </div>
  );
}
