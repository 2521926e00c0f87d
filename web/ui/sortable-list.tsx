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
import { collisions, END, isGuest } from "./guests.ts";

/** A press that goes no farther, in CSS pixels, was a click. */
const CLICK_PX = 4;

/** Rows go up and down only. */
const MODIFIERS: Modifier[] = [
  ({ active, transform }) => (active && isGuest(active.id) ? transform : { ...transform, x: 0 }),
];

interface Props {
  /** The keys of the rows, in their order; none is below 0. */
  keys: number[];
  getName: (key: number) => string;
  /**
   * A row was moved, or a guest dragged in.
   * @param to the place that it comes to, from 0
   */
  onMove: (key: number, to: number) => void;
  /** A `SortableRow` for each key; in a `GuestRoom` where something has a `GuestHandle`. */
  children: ReactNode;
}

export function SortableList({ keys, getName: nameOf, onMove, children }: Props) {
  const [guest, setGuest] = useState<number | null>(null);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: CLICK_PX } }),
    // While a page rolls smoothly, the next key would count from where it is on its way.
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

/** Of what lies below something that is dragged; -1 when it is no place in the list. */
function getPosition(keys: number[], over: UniqueIdentifier): number {
  return over === END ? keys.length : keys.indexOf(Number(over));
}

/** What is said while a row is moved. */
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
      // At first it lies over itself, which would take the place of the words before they are heard.
      hasMoved ||= over !== null && over.id !== active.id;
      if (isGuest(active.id) && !over) return undefined;
      return hasMoved ? t("order.over", where(active.id, over?.id)) : undefined;
    },
    onDragEnd: ({ active, over }) =>
      isGuest(active.id) && !over ? undefined : t("order.dropped", where(active.id, over?.id)),
    onDragCancel: ({ active }) => t("order.cancelled", where(active.id, active.id)),
  };
}
