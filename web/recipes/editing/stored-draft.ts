import type { EditableRecipe } from "../../../src/contract/recipe-life.ts";
import { isRecord, saveText, loadJson } from "../../state/storage.ts";
import { user } from "../../state/session.ts";
import type { Draft } from "./draft.ts";
import { newKey } from "./line.ts";

export interface StoredDraft {
  /** When something was last typed, in milliseconds since 1970. */
  at: number;
  before: EditableRecipe;
  etag: string | null;
  draft: Draft;
  /** In the JSON editor: its text, which may be nothing that can be read. */
  json: string | null;
  language: string;
  /** Whether there was a picture beside it, which is not kept. */
  hadPicture?: boolean;
}

/**
 * The name that a draft is kept under. Each person has drafts of their own, also on a tablet that all of the house use.
 * @param recipeId null for a recipe that does not exist yet
 */
export function draftName(recipeId: number | null): string {
  return `draft.${user.peek()?.id ?? "-"}.${recipeId ?? "new"}`;
}

export function storeDraft(name: string, stored: StoredDraft): void {
  saveText(name, JSON.stringify(stored));
}

export function forgetDraft(name: string): void {
  saveText(name, null);
}

/** Null when there is none. */
export function loadDraft(name: string): StoredDraft | null {
  const stored = loadJson(name, isKeptDraft);
  return stored && { ...stored, draft: withOwnKeys(stored.draft) };
}

/** The keys of its rows may have been given again since then. */
function withOwnKeys(draft: Draft): Draft {
  const own = <Row extends { key: number }>(rows: Row[]) => rows.map((row) => ({ ...row, key: newKey() }));
  const { ingredients, steps, notes, extras } = draft;
  return {
    ...draft,
    ingredients: own(ingredients),
    steps: own(steps),
    notes: own(notes),
    extras: own(extras),
  };
}

/** An older Tagine may have written another shape. */
function isKeptDraft(value: unknown): value is StoredDraft {
  if (!isRecord(value) || typeof value["at"] !== "number") return false;
  const { before, draft } = value;
  return (
    isRecord(before) &&
    Array.isArray(before["recipeInstructions"]) &&
    isRecord(draft) &&
    typeof draft["name"] === "string" &&
    ["ingredients", "steps", "notes", "extras", "tags", "recipeCategory", "tools"].every((list) =>
      Array.isArray(draft[list]),
    ) &&
    isRecord(draft["nutrition"])
  );
}
