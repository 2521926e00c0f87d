import type { ReactNode } from "react";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { t } from "../text/translation.ts";
import { isGuest } from "./guests.tsx";

interface Props {
  id: number;
  name: string;
  className?: string;
  children: ReactNode;
}

export function SortableRow({ id, name, className = "", children }: Props) {
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
    isOver,
    active,
  } = useSortable({ id });
  const makesRoom = isOver && active !== null && isGuest(active.id);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      // Only rows near the visible ones are laid out.
      className={`flex items-start [contain-intrinsic-size:auto_3rem] [content-visibility:auto] ${isDragging ? "bg-base-100 rounded-field relative z-10 shadow-(--shadow-float)" : ""} ${makesRoom ? "shadow-[0_-2px_0_var(--color-primary-mark)]" : ""} ${className}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        // dnd-kit's default describes the action, not the element.
        aria-roledescription={undefined}
        aria-label={t("order.move", { name })}
        // The row clips what's outside of it.
        className="btn btn-ghost text-muted size-11 shrink-0 cursor-grab touch-none p-0 -outline-offset-2 sm:w-8"
      >
        <GripVertical size={20} aria-hidden />
      </button>
      {children}
    </li>
  );
}
