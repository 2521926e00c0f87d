import { t } from "../text/translation.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

interface Props {
  onDiscard: () => void;
  onClose: () => void;
}

export function DiscardDialog({ onDiscard, onClose }: Props) {
  return (
    <ConfirmDialog
      title={t("plan.discard-title")}
      action={t("plan.discard")}
      cancel={t("plan.go-on")}
      onConfirm={async () => {
        onClose();
        onDiscard();
        return null;
      }}
      onClose={onClose}
    >
      <p className="text-pretty">{t("plan.discard-help")}</p>
    </ConfirmDialog>
  );
}
