import { useMemo, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { t } from "../text/translation.ts";
import { collisions, END, isGuest } from "./guests.tsx";

/** In CSS pixels; a shorter drag is a click. */
const CLICK_PX = 4;

const MODIFIERS: Modifier[] = [
  ({ active, transform }) => (active && isGuest(active.id) ? transform : { ...transform, x: 0 }),
];

interface Props {
  /** None is below 0. */
  keys: number[];
  getName: (key: number) => string;
  onMove: (key: number, to: number) => void;
  /** A `SortableRow` per key; in a `GuestRoom` if something has a `GuestHandle`. */
  children: ReactNode;
}

export function SortableList({ keys, getName: nameOf, onMove, children }: Props) {
  const [guest, setGuest] = useState<number | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: CLICK_PX } }),
    // Smooth scrolling would measure the next key from a place in between.
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: "auto" }),
  );
  const announcements = useMemo(() => createAnnouncements(keys, nameOf), [keys, nameOf]);

  function drop({ active, over }: DragEndEvent): void {
    setGuest(null);
    const to = over ? getPosition(keys, over.id) : -1;
    if (over && to !== -1 && active.id !== over.id) onMove(Number(active.id), to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      modifiers={MODIFIERS}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t("order.how") },
      }}
      onDragStart={({ active }) => setGuest(isGuest(active.id) ? Number(active.id) : null)}
      onDragCancel={() => setGuest(null)}
      onDragEnd={drop}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
      {guest !== null &&
        createPortal(
          <DragOverlay dropAnimation={null}>
            <span
              dir="auto"
              className="bg-base-100 border-base-300 rounded-field block w-max max-w-64 cursor-grabbing truncate border px-4 py-2.5 shadow-(--shadow-float)"
            >
              {nameOf(guest)}
            </span>
          </DragOverlay>,
          document.body,
        )}
    </DndContext>
  );
}

function getPosition(keys: number[], over: UniqueIdentifier): number {
  return over === END ? keys.length : keys.indexOf(Number(over));
}

function createAnnouncements(keys: number[], nameOf: (key: number) => string): Announcements {
  const where = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: nameOf(Number(id)),
    place: getPosition(keys, over ?? id) + 1,
    count: keys.length + (isGuest(id) ? 1 : 0),
  });
  let hasMoved = false;
  return {
    onDragStart({ active }) {
      hasMoved = false;
      return isGuest(active.id) ? undefined : t("order.lifted", where(active.id, active.id));
    },
    onDragOver({ active, over }) {
      // Announcing the start again would interrupt it.
      hasMoved ||= over !== null && over.id !== active.id;
      if (isGuest(active.id) && !over) return undefined;
      return hasMoved ? t("order.over", where(active.id, over?.id)) : undefined;
    },
    onDragEnd: ({ active, over }) =>
      isGuest(active.id) && !over ? undefined : t("order.dropped", where(active.id, over?.id)),
    onDragCancel: ({ active }) => t("order.cancelled", where(active.id, active.id)),
  };
}
