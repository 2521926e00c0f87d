import type { FileFormat } from "../file-format.ts";
import { findCollection, readCollection } from "./text-collection.ts";

/** Also what other programs export for Meal-Master. */
export const mealmaster: FileFormat = {
  name: "mealmaster",
  recognize: (file) => findCollection(file) === "mealmaster",
  read: readCollection,
};
