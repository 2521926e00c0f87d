import {
  CHOOSABLE_STATES,
  EXISTING_CHOICES,
  type ChoosableState,
  type ExistingChoice,
} from "../../../src/contract/file-import-states.ts";
import { isRecord } from "../../state/storage.ts";
import { loadTabJson, saveTabJson } from "../../state/tab-storage.ts";
import { FIRST_CHOICE, type Choice } from "./choice.ts";

/** What someone chose in the plan of an import. */
export interface Chosen {
  choice: Choice;
  /** When the files were read. The positions in `choice` are valid only for that reading. */
  readAt: string | null;
  existing: ExistingChoice;
  tags: string[];
  also: string[];
  /** The groups that aren't chosen. */
  withoutGroups: string[];
}

export const FIRST_CHOSEN: Chosen = {
  choice: FIRST_CHOICE,
  readAt: null,
  existing: "skip",
  tags: [],
  also: [],
  withoutGroups: [],
};

interface Kept extends Omit<Chosen, "choice"> {
  id: string;
  whole: Choice["whole"];
  except: [number, ChoosableState][];
}

const KEPT = "import-choices";
const MAX_IMPORTS = 5;

export function loadChosen(id: string): Chosen | null {
  const kept = loadKept().find((one) => one.id === id);
  if (!kept) return null;
  const { id: _, whole, except, ...rest } = kept;
  return { ...rest, choice: { whole, except: new Map(except) } };
}

export function keepChosen(id: string, { choice: { whole, except }, ...rest }: Chosen): void {
  const others = loadKept().filter((one) => one.id !== id);
  const own: Kept = { ...rest, id, whole, except: [...except] };
  saveTabJson(KEPT, [own, ...others].slice(0, MAX_IMPORTS));
}

/** Of an import that has started, or was deleted. */
export function forgetChosen(id: string): void {
  const kept = loadKept();
  const others = kept.filter((one) => one.id !== id);
  if (others.length < kept.length) saveTabJson(KEPT, others.length > 0 ? others : null);
}

function loadKept(): Kept[] {
  return loadTabJson(KEPT, areKept) ?? [];
}

function areKept(value: unknown): value is Kept[] {
  return Array.isArray(value) && value.every(isKept);
}

function isKept(value: unknown): value is Kept {
  if (!isRecord(value)) return false;
  const { id, readAt, whole, except, existing, tags, also, withoutGroups } = value;
  return (
    typeof id === "string" &&
    (readAt === null || typeof readAt === "string") &&
    isRecord(whole) &&
    CHOOSABLE_STATES.every((state) => typeof whole[state] === "boolean") &&
    Array.isArray(except) &&
    except.every(isException) &&
    EXISTING_CHOICES.some((one) => one === existing) &&
    [tags, also, withoutGroups].every(areTexts)
  );
}

function isException(value: unknown): value is Kept["except"][number] {
  return (
    Array.isArray(value) && Number.isInteger(value[0]) && CHOOSABLE_STATES.some((state) => state === value[1])
  );
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}
