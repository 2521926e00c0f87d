import { isOffline } from "../state/connection.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";

export function OfflineNote() {
  return (
    <p role="status" className="text-muted text-sm text-pretty empty:hidden">
      {useValue(isOffline) && t("admin.needs-connection")}
    </p>
  );
}
