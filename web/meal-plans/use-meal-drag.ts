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
import { mealPlace } from "./meal-place.ts";
import type { PlanDraft } from "./plan-draft.ts";
import { nextSlot, parseSlotId, type SlotId } from "./slots.ts";

/** A press that goes no farther, in CSS pixels, was a click. */
const CLICK_PX = 4;
/** A finger that rests so long, in milliseconds, lifts what is below it; one that moves before scrolls the page. */
const LIFT_MS = 200;
const LIFT_PX = 8;

const KEYS = /^Arrow(?:Up|Down|Left|Right)$/;

interface Drag {
  key: number;
  /** Where the arrows have led to; null for a mouse or a finger. */
  led: SlotId | null;
  hasMoved: boolean;
}

interface Given {
  draft: PlanDraft;
  language: string;
  onMove: (key: number, slot: SlotId) => void;
}

/** How meals are dragged: with a mouse, a finger, or by keyboard, which goes from place to place. */
export function useMealDrag({ draft, language, onMove }: Given) {
  const [drag, setDrag] = useState<Drag | null>(null);
  // A drag keeps the functions that it began with.
  const newest = useRef(drag);

  function put(next: Drag | null): void {
    newest.current = next;
    setDrag(next);
  }

  // The place counts and no coordinates, which would have to be scrolled to.
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
    // While a page rolls smoothly, the next key would count from where it is on its way.
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: "auto" }),
  );

  const collisionDetection: CollisionDetection = (given) => {
    if (!given.pointerCoordinates) return [{ id: drag?.led ?? given.active.id }];
    const below = pointerWithin(given);
    // A meal lies on its day.
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
    /** The meal that follows a mouse or a finger. By keyboard one goes from place to place, and is seen where it would come to. */
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

/**
 * What is said while a meal is moved.
 * @param hasMoved whether it was over another place already
 */
function createAnnouncements(draft: PlanDraft, language: string, hasMoved: boolean): Announcements {
  function at(id: Active["id"], over: Over | null) {
    const key = getMealKey(id);
    const after = over ? moveMeal(draft, key, parseSlotId(String(over.id))) : draft;
    return mealPlace(after, key, language);
  }
  return {
    onDragStart: ({ active }) => t("plan.drag-lifted", at(active.id, null)),
    onDragOver({ active, over }) {
      // At first it lies over itself, which would take the place of the words before they are heard.
      if (!hasMoved && !isElsewhere(active, over)) return undefined;
      return t(over ? "plan.drag-over" : "plan.drag-nowhere", at(active.id, over));
    },
    onDragEnd: ({ active, over }) => t("plan.drag-dropped", at(active.id, over)),
    onDragCancel: ({ active }) => t("plan.drag-cancelled", at(active.id, null)),
  };
}
