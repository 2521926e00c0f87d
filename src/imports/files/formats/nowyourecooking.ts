import type { FileFormat } from "../file-format.ts";
import { findCollection, readCollection } from "./text-collection.ts";

/** The text export of “Now You're Cooking!”. What it exports for Meal-Master is read as such. */
export const nowyourecooking: FileFormat = {
  name: "nowyourecooking",
  recognize: (file) => findCollection(file) === "nowyourecooking",
  read: readCollection,
};
