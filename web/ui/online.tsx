import type { ReactNode } from "react";
import { isOffline } from "../state/connection.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";

/** What writes. Offline, nothing is offered, and `OfflineNote` says why. */
export function Online({ children }: { children: ReactNode }) {
  return useValue(isOffline) ? null : children;
}

export function OfflineNote() {
  return (
    <p role="status" className="text-muted text-sm text-pretty empty:hidden">
      {useValue(isOffline) && t("admin.needs-connection")}
    </p>
  );
}
