import { signal } from "@preact/signals-core";
import type { UnitSystem } from "../../src/ingredients/amounts/measures.ts";
import { loadText, saveText } from "../state/storage.ts";

const STORED = "units";

/** Each device stores its own choice. */
export const unitSystem = signal<UnitSystem>(readStored());

export function chooseUnits(system: UnitSystem): void {
  unitSystem.value = system;
  saveText(STORED, system);
}

function readStored(): UnitSystem {
  const stored = loadText(STORED);
  return stored === "metric" || stored === "us" ? stored : "written";
}
