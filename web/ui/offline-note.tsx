import { isOffline } from "../state/connection.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";

export function OfflineNote({ text }: { text?: string | undefined }) {
  return (
    <p role="status" className="text-muted text-sm text-pretty empty:hidden">
      {useValue(isOffline) && (text ?? t("admin.needs-connection"))}
    </p>
  );
}
