import { useMemo } from "react";

/** The keys of rows: the same list for as long as they are the same, so that typing in one draws no other. */
export function useKeys(rows: { key: number }[]): number[] {
  const joined = rows.map(({ key }) => key).join(" ");
  return useMemo(() => (joined ? joined.split(" ").map(Number) : []), [joined]);
}
