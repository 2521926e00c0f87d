import type { FileFormat } from "../file-format.ts";
import { findCollection, readCollection } from "./text-collection.ts";

export const rezkonv: FileFormat = {
  name: "rezkonv",
  recognize: (file) => findCollection(file) === "rezkonv",
  read: readCollection,
};
