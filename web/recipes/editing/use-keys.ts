import { useMemo } from "react";

/** The same array while the keys are equal, so that typing in one row redraws no other. */
export function useKeys(rows: { key: number }[]): number[] {
  const joined = rows.map(({ key }) => key).join(" ");
  return useMemo(() => (joined ? joined.split(" ").map(Number) : []), [joined]);
}
