import { LoaderCircle } from "lucide-react";
import { t } from "../../text/translation.ts";
import { DIALOG_FOOT } from "../../ui/dialog.tsx";
import { OfflineNote } from "../../ui/offline-note.tsx";
import { Online } from "../../ui/online.tsx";
import { BackupProgress } from "./backup-progress.tsx";
import { useBackupProgress } from "./use-backup-progress.ts";

interface Props {
  isNone: boolean;
  isDanger: boolean;
  savesFirst: boolean;
  busy: boolean;
  onRestore: () => void;
  onClose: () => void;
}

export function RestoreButtons({ isNone, isDanger, savesFirst, busy, onRestore, onClose }: Props) {
  const isSaving = busy && savesFirst;
  const running = useBackupProgress(null, isSaving);
  return (
    <div className={`flex flex-col gap-4 ${DIALOG_FOOT}`}>
      {isSaving && (
        <>
          <BackupProgress running={running} />
          <p className="text-muted text-sm">{t("backups.goes-on")}</p>
        </>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <OfflineNote />
        <button type="button" className="btn" onClick={onClose}>
          {t(busy ? "ui.close" : "ui.cancel")}
        </button>
        <Online>
          <button
            type="button"
            className={`btn ${isDanger ? "bg-danger text-base-100 border-transparent" : "btn-primary"}`}
            disabled={isNone}
            aria-disabled={busy}
            onClick={() => busy || onRestore()}
          >
            {busy && <LoaderCircle size={20} className="animate-spin" aria-hidden />}
            {t(isDanger ? "backups.replace" : "backups.import")}
          </button>
        </Online>
      </div>
    </div>
  );
}
