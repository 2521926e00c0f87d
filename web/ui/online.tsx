import type { ReactNode } from "react";
import { isOffline } from "../state/connection.ts";
import { signedIn } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";

/** What writes. Offline, nothing is offered, and `OfflineNote` says why. */
export function Online({ children }: { children: ReactNode }) {
  return useValue(isOffline) ? null : children;
}

/** For signed-in people with a connection. */
export function useMayChange(): boolean {
  const offline = useValue(isOffline);
  return useValue(signedIn) && !offline;
}
