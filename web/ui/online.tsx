import type { ReactNode } from "react";
import { isOffline } from "../state/connection.ts";
import { isDisplay } from "../state/display.ts";
import { signedIn } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";

/** For controls that write. They are hidden offline, and `OfflineNote` says why. */
export function Online({ children }: { children: ReactNode }) {
  return useValue(isOffline) ? null : children;
}

/** Whether someone is signed in and online, not at a kitchen display. */
export function useMayChange(): boolean {
  const offline = useValue(isOffline);
  const isAtDisplay = useValue(isDisplay);
  return useValue(signedIn) && !isAtDisplay && !offline;
}
