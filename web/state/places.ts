import { effect, signal } from "@preact/signals-core";
import { isRecord, saveText, loadJson, onStorageChange } from "./storage.ts";

export interface Place {
  to: string;
  /** Null for "All categories". */
  name: string | null;
}

/** Custom pages, or some categories if there are none. */
export const places = signal<Place[]>(loadPlaces());

onStorageChange("places", () => {
  places.value = loadPlaces();
});

effect(() => saveText("places", JSON.stringify(places.value)));

function loadPlaces(): Place[] {
  return loadJson("places", arePlaces) ?? [];
}

function arePlaces(value: unknown): value is Place[] {
  return Array.isArray(value) && value.every(isPlace);
}

function isPlace(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["to"] === "string" &&
    (typeof value["name"] === "string" || value["name"] === null)
  );
}
