import { useRef, useState } from "react";
import {
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type CollisionDetection,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
  type Over,
} from "@dnd-kit/core";
import { t } from "../text/translation.ts";
import { moveMeal } from "./edit-meals.ts";
import { mealPlace } from "./meal-name.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { nextSlot, parseSlotId, type SlotId } from "./slots.ts";

/** In CSS pixels; a shorter drag is a click. */
const CLICK_PX = 4;
/** In milliseconds; a finger that moves earlier scrolls. */
const LIFT_MS = 200;
const LIFT_PX = 8;

const KEYS = /^Arrow(?:Up|Down|Left|Right)$/;

interface Drag {
  key: number;
  /** Target of the arrow keys; null for mouse and touch. */
  led: SlotId | null;
  hasMoved: boolean;
}

interface Given {
  draft: PlanDraft;
  language: string;
  onMove: (key: number, slot: SlotId) => void;
}

export function useMealDrag({ draft, language, onMove }: Given) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // dnd-kit keeps the callbacks of the start of a drag.
  const newest = useRef(drag);

  function put(next: Drag | null): void {
    newest.current = next;
    setDrag(next);
  }

  // Places instead of coordinates, which would have to be scrolled into view.
  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, context }) => {
    if (!KEYS.test(event.code)) return undefined;
    event.preventDefault();
    const now = newest.current;
    const slot = nextSlot(draft, getMealKey(active), now?.led ?? String(active), event.code);
    if (slot === null || !now) return undefined;
    context.droppableContainers.get(slot)?.node.current?.scrollIntoView({ block: "nearest" });
    put({ ...now, led: slot });
    return undefined;
  };

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: CLICK_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: LIFT_MS, tolerance: LIFT_PX } }),
    // Smooth scrolling would measure the next key from a place in between.
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: "auto" }),
  );

  const collisionDetection: CollisionDetection = (given) => {
    if (!given.pointerCoordinates) return [{ id: drag?.led ?? given.active.id }];
    const below = pointerWithin(given);
    return [below.find(({ id }) => "meal" in parseSlotId(String(id))) ?? below[0]].filter(
      (one) => one !== undefined,
    );
  };

  function start({ active, activatorEvent }: DragStartEvent): void {
    const led = activatorEvent instanceof KeyboardEvent ? String(active.id) : null;
    put({ key: getMealKey(active.id), led, hasMoved: false });
  }

  function goOver({ active, over }: DragOverEvent): void {
    const now = newest.current;
    if (now && isElsewhere(active, over)) put({ ...now, hasMoved: true });
  }

  function end({ active, over }: Pick<DragEndEvent, "active" | "over">): void {
    put(null);
    if (over) onMove(getMealKey(active.id), String(over.id));
  }

  return {
    /** By keyboard, the meal is drawn at its target instead. */
    lifted: (drag?.led === null && draft.meals.find(({ key }) => key === drag.key)) || null,
    dragging: {
      sensors,
      collisionDetection,
      onDragStart: start,
      onDragOver: goOver,
      onDragEnd: end,
      onDragCancel: () => put(null),
      accessibility: {
        announcements: createAnnouncements(draft, language, drag?.hasMoved ?? false),
        screenReaderInstructions: { draggable: t("plan.drag-how") },
      },
    },
  };
}

function isElsewhere(active: Active, over: Over | null): boolean {
  return over !== null && over.id !== active.id;
}

function getMealKey(id: Active["id"]): number {
  const place = parseSlotId(String(id));
  return "meal" in place ? place.meal : 0;
}

function createAnnouncements(draft: PlanDraft, language: string, hasMoved: boolean): Announcements {
  function at(id: Active["id"], over: Over | null) {
    const key = getMealKey(id);
    const after = over ? moveMeal(draft, key, parseSlotId(String(over.id))) : draft;
    return mealPlace(after, key, language);
  }
  return {
    onDragStart: ({ active }) => t("plan.drag-lifted", at(active.id, null)),
    onDragOver({ active, over }) {
      // Announcing the start again would interrupt it.
      if (!hasMoved && !isElsewhere(active, over)) return undefined;
      return t(over ? "plan.drag-over" : "plan.drag-nowhere", at(active.id, over));
    },
    onDragEnd: ({ active, over }) => t("plan.drag-dropped", at(active.id, over)),
    onDragCancel: ({ active }) => t("plan.drag-cancelled", at(active.id, null)),
  };
}
