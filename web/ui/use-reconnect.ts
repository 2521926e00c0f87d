import { useEffect, useEffectEvent, useRef } from "react";
import { isOffline } from "../state/connection.ts";
import { useValue } from "../state/use-value.ts";

/** Calls `load` once the connection is back. */
export function useReconnect(load: () => void): void {
  const offline = useValue(isOffline);
  const wasOffline = useRef(offline);
  const loadAgain = useEffectEvent(load);
  useEffect(() => {
    if (wasOffline.current && !offline) loadAgain();
    wasOffline.current = offline;
  }, [offline]);
}
