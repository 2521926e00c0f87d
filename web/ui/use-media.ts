import { useMemo, useSyncExternalStore } from "react";

/** `--breakpoint-sm` */
export const PHONE = "(max-width: 639.98px)";
/** `--breakpoint-lg` */
export const ONE_COLUMN = "(max-width: 1023.98px)";

export function useMedia(query: string): boolean {
  const media = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (changed) => {
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => media.matches,
  );
}
