import type { ReactNode } from "react";

/** The look of a button around a `Round`: as large as a finger, whatever is seen of it. */
export const ROUND =
  "btn btn-ghost btn-circle group/round size-11 border-transparent bg-transparent p-0 shadow-none";

export function Round({ children }: { children: ReactNode }) {
  return (
    <span className="@min-[720px]:bg-base-100/90 @min-[720px]:group-hover/round:bg-base-100 flex size-8 items-center justify-center rounded-full @min-[720px]:shadow-(--shadow-card)">
      {children}
    </span>
  );
}
