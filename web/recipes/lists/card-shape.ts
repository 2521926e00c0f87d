import { signal } from "@preact/signals-core";
import { loadText } from "../../state/storage.ts";

/** On phones; wide screens always have a grid. */
export const cardShape = signal(loadText("cards") === "grid" ? "grid" : "rows");
