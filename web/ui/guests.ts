import { closestCenter, pointerWithin, type CollisionDetection, type UniqueIdentifier } from "@dnd-kit/core";

/** What stands for the end of a list while a guest is dragged. */
export const END = "end";

/** Guests of a list, which are dragged into it from elsewhere, have keys below 0; its rows have none. */
export function isGuest(id: UniqueIdentifier): boolean {
  return typeof id === "number" && id < 0;
}

/** What lies below something that is dragged: of a row, the nearest; of a guest, the row it is over, or else the list. */
export const collisions: CollisionDetection = (drag) => {
  if (!isGuest(drag.active.id)) return closestCenter(drag);
  const found = pointerWithin(drag);
  const rows = found.filter(({ id }) => id !== END);
  return rows.length > 0 ? rows : found;
};
