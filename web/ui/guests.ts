import { closestCenter, pointerWithin, type CollisionDetection, type UniqueIdentifier } from "@dnd-kit/core";

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
