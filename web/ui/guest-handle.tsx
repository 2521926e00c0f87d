import { useDraggable } from "@dnd-kit/core";
import { GripVertical } from "lucide-react";

interface Props {
  /** Below 0. */
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
