import { useMemo, type ReactNode } from "react";
import {
  closestCenter,
  DndContext,
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

/** A press that goes no farther, in CSS pixels, was a click. */
const CLICK_PX = 4;

/** Up and down only. */
const MODIFIERS: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

interface Props {
  /** The keys of the rows, in their order. */
  keys: number[];
  /** What a row is called by a screen reader. */
  nameOf: (key: number) => string;
  /** @param to the place that the row comes to, from 0 */
  onMove: (key: number, to: number) => void;
  /** A `SortableRow` for each key. */
  children: ReactNode;
}

/** A list whose rows are moved by their handles: with a mouse, a finger, or by keyboard. */
export function SortableList({ keys, nameOf, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: CLICK_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const announcements = useMemo(() => spoken(keys, nameOf), [keys, nameOf]);

  function drop({ active, over }: DragEndEvent): void {
    const to = over ? keys.indexOf(Number(over.id)) : -1;
    if (over && to !== -1 && active.id !== over.id) onMove(Number(active.id), to);
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={MODIFIERS}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: t("order.how") },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** What is said while a row is moved. */
function spoken(keys: number[], nameOf: (key: number) => string): Announcements {
  const where = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) => ({
    name: nameOf(Number(id)),
    place: keys.indexOf(Number(over ?? id)) + 1,
    count: keys.length,
  });
  let hasMoved = false;
  return {
    onDragStart({ active }) {
      hasMoved = false;
      return t("order.lifted", where(active.id, active.id));
    },
    onDragOver({ active, over }) {
      // At first it lies over itself, which would take the place of the words before they are heard.
      hasMoved ||= over !== null && over.id !== active.id;
      return hasMoved ? t("order.over", where(active.id, over?.id)) : undefined;
    },
    onDragEnd: ({ active, over }) => t("order.dropped", where(active.id, over?.id)),
    onDragCancel: ({ active }) => t("order.cancelled", where(active.id, active.id)),
  };
}
