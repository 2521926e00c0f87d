import type { ReactNode } from "react";
import { useDndContext, useDroppable } from "@dnd-kit/core";
import { END, isGuest } from "./guests.ts";

/** Where the rows of a `SortableList` are that guests may be dragged to. */
export function GuestRoom({ children }: { children: ReactNode }) {
  const { active } = useDndContext();
  const isAwaited = active !== null && isGuest(active.id);
  const { setNodeRef } = useDroppable({ id: END, disabled: !isAwaited });
  return (
    <div
      ref={setNodeRef}
      className={`rounded-field ${isAwaited ? "outline-base-content outline-2 outline-offset-2 outline-dashed" : ""}`}
    >
      {children}
    </div>
  );
}
