import type { Language } from "../../../src/contract/languages.ts";
import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
import { isRecord, saveText, loadJson } from "../../state/storage.ts";
import { user } from "../../state/session.ts";
import type { Draft } from "./draft.ts";
import { newKey } from "./line.ts";
import { renameLinks } from "./step-links.ts";

export interface StoredDraft {
  /** Milliseconds since 1970. */
  at: number;
  before: RecipeContent;
  etag: string | null;
  draft: Draft;
  /** Text of the JSON editor, valid or not. */
  json: string | null;
  language: Language;
  hadPicture?: boolean;
}

/** Drafts are stored per person, since tablets are shared. */
export function draftName(recipeId: number | null): string {
  return `draft.${user.peek()?.id ?? "-"}.${recipeId ?? "new"}`;
}

export function storeDraft(name: string, stored: StoredDraft): void {
  saveText(name, JSON.stringify(stored));
}

export function forgetDraft(name: string): void {
  saveText(name, null);
}

export function loadDraft(name: string): StoredDraft | null {
  const stored = loadJson(name, isKeptDraft);
  return stored && { ...stored, draft: withOwnKeys(stored.draft) };
}

/** Keys may have been used for other rows since. */
function withOwnKeys(draft: Draft): Draft {
  const keys = new Map<number, number>();
  const own = <Row extends { key: number }>(rows: Row[]) =>
    rows.map((row) => {
      const key = newKey();
      keys.set(row.key, key);
      return { ...row, key };
    });
  const { ingredients, steps, notes, extras } = draft;
  return {
    ...draft,
    ingredients: own(ingredients),
    steps: renameLinks(own(steps), keys),
    notes: own(notes),
    extras: own(extras),
  };
}

/** An older version may have stored another shape. */
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
