import type { ReactNode } from "react";

/** A button around a `Round`: large enough for a finger, whatever is visible. */
export const ROUND =
  "btn btn-ghost btn-circle group/round size-11 border-transparent bg-transparent p-0 shadow-none";

export function Round({ children }: { children: ReactNode }) {
  return (
    <span className="@min-[720px]:bg-base-100/90 @min-[720px]:group-hover/round:bg-base-100 flex size-8 items-center justify-center rounded-full @min-[720px]:shadow-(--shadow-card)">
      {children}
    </span>
  );
}
