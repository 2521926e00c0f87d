import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { EditableRecipe } from "../../../src/contract/recipe-life.ts";
import { language } from "../../state/language.ts";
import { toDraft, toRecipeState, applyDraft, type Draft } from "./draft.ts";
import { asJson } from "./json-text.ts";
import { draftName, forgetDraft, storeDraft, loadDraft, type StoredDraft } from "./stored-draft.ts";
import type { WayToEdit } from "./way-to-edit.ts";

export interface KnownState {
  state: EditableRecipe;
  etag: string | null;
}

export type Typed = ReturnType<typeof useDraft>;

export type ChangeDraft = (change: (now: Draft) => Draft) => void;

/** Somebody who types this fast is not through with the word, in milliseconds. */
const PAUSE_MS = 300;

/**
 * What is typed of a recipe, kept on this device until it is saved or given up.
 * @param recipeId null for a recipe that does not exist yet
 * @param asked the editor that was asked for
 * @param holdsPicture whether there is a picture that is not stored yet: it is told of when the rest comes back
 */
export function useDraft(
  recipeId: number | null,
  known: KnownState,
  { asked, holdsPicture }: { asked: WayToEdit; holdsPicture: boolean },
) {
  const [{ name, stored }] = useState(() => {
    // Kept for who began it, also when somebody signs out meanwhile.
    const own = draftName(recipeId);
    return { name: own, stored: loadDraft(own) };
  });
  const [now, setNow] = useState<StoredDraft>(() =>
    stored ? resumeDraft(stored, asked) : startDraft(known, asked),
  );
  /** When what was not saved was typed, in milliseconds since 1970; null when there was nothing. */
  const [restoredFrom, setRestoredFrom] = useState(stored?.at ?? null);
  const { newest, isOver, end } = useKeeping(name, now, holdsPicture);

  const change = useCallback<ChangeDraft>(
    (next) => setNow((before) => ({ ...before, draft: next(before.draft), at: Date.now() })),
    [],
  );

  return {
    draft: now.draft,
    json: now.json,
    before: now.before,
    etag: now.etag,
    restoredFrom,
    /** What came back had a picture beside it, which did not. */
    lostPicture: restoredFrom !== null && stored?.hadPicture === true && !holdsPicture,
    change,
    typeJson: (json: string) => setNow((before) => ({ ...before, json, at: Date.now() })),
    toJson: () => setNow((before) => ({ ...before, json: asJson(stateNow(before)) })),
    /** Another state in the fields, in place of what is in them. */
    put: (state: EditableRecipe) =>
      setNow((before) => ({ ...before, draft: toDraft(state, before.language), json: null, at: Date.now() })),
    /** What somebody else made of the recipe, as what this one is made of from now on. */
    rebase: (onto: KnownState) =>
      setNow((before) => ({ ...before, before: toRecipeState(onto.state), etag: onto.etag })),
    state: () => stateNow(newest.current),
    isUnsaved: () => !isOver.current && (holdsPicture || isChanged(newest.current)),
    startOver: () => {
      setNow((before) => startDraft(known, before.json === null ? "form" : "json"));
      setRestoredFrom(null);
    },
    end,
  };
}

/** Keeps what is typed on this device: a moment after each word, when the tab is closed, and when the page is left. */
function useKeeping(name: string, now: StoredDraft, hadPicture: boolean) {
  const newest = useRef(now);
  /** What is saved or given up is not kept again. */
  const isOver = useRef(false);
  useLayoutEffect(() => void (newest.current = now));

  const store = useCallback(
    (typed: StoredDraft) => {
      if (isOver.current) return;
      if (isChanged(typed)) storeDraft(name, { ...typed, hadPicture });
      else forgetDraft(name);
    },
    [name, hadPicture],
  );

  useEffect(() => {
    const timer = setTimeout(() => store(now), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [now, store]);
  useEffect(() => {
    const storeNewest = () => store(newest.current);
    addEventListener("pagehide", storeNewest);
    return () => {
      removeEventListener("pagehide", storeNewest);
      storeNewest();
    };
  }, [store]);

  const end = useCallback(() => {
    isOver.current = true;
    forgetDraft(name);
  }, [name]);
  return { newest, isOver, end };
}

function startDraft({ state, etag }: KnownState, asked: WayToEdit): StoredDraft {
  const before = toRecipeState(state);
  const spoken = language.peek();
  const draft = toDraft(before, spoken);
  return {
    at: Date.now(),
    before,
    etag,
    draft,
    language: spoken,
    json: asked === "json" ? asJson(before) : null,
  };
}

/** A text that may be no recipe stays as it is; everything else can be seen in both ways. */
function resumeDraft(stored: StoredDraft, asked: WayToEdit): StoredDraft {
  return asked === "json" && stored.json === null ? { ...stored, json: asJson(stateNow(stored)) } : stored;
}

function stateNow({ draft, before, language: spoken }: StoredDraft): EditableRecipe {
  return applyDraft(draft, before, spoken);
}

function isChanged(now: StoredDraft): boolean {
  const before = asJson(applyDraft(toDraft(now.before, now.language), now.before, now.language));
  if (now.json !== null) return now.json !== before && now.json !== asJson(now.before);
  return asJson(stateNow(now)) !== before;
}
