import {
  closestCenter,
  pointerWithin,
  type CollisionDetection,
  type UniqueIdentifier,
  useDndContext,
  useDroppable,
  useDraggable,
} from "@dnd-kit/core";
import type { ReactNode } from "react";
import { GripVertical } from "lucide-react";

/** The end of a list as a drop target. */
export const END = "end";

/** Items dragged in from elsewhere have keys below 0. */
export function isGuest(id: UniqueIdentifier): boolean {
  return typeof id === "number" && id < 0;
}

/** For a row, the nearest one; for an item from elsewhere, the row below it or the list. */
export const collisions: CollisionDetection = (drag) => {
  if (!isGuest(drag.active.id)) return closestCenter(drag);
  const found = pointerWithin(drag);
  const rows = found.filter(({ id }) => id !== END);
  return rows.length > 0 ? rows : found;
};

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

interface Props {
  guest: number;
  disabled: boolean;
}

/** Drags something from elsewhere into a `SortableList`. By keyboard, a button does it instead. */
export function GuestHandle({ guest, disabled }: Props) {
  const { setNodeRef, listeners } = useDraggable({ id: guest, disabled });
  return (
    <span
      ref={setNodeRef}
      aria-hidden
      onPointerDown={(event) => listeners?.["onPointerDown"]?.(event)}
      className={`text-muted flex size-11 shrink-0 items-center justify-center sm:w-8 ${disabled ? "opacity-30" : "cursor-grab touch-none"}`}
    >
      <GripVertical size={20} />
    </span>
  );
}
