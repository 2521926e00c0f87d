import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
import { language } from "../../state/language.ts";
import { toDraft, toRecipeState, applyDraft, type Draft } from "./draft.ts";
import { asJson } from "./json-text.ts";
import { draftName, forgetDraft, storeDraft, loadDraft, type StoredDraft } from "./stored-draft.ts";
import type { WayToEdit } from "./way-to-edit.ts";

export interface KnownState {
  state: RecipeContent;
  etag: string | null;
}

export type Typed = ReturnType<typeof useDraft>;

export type ChangeDraft = (change: (now: Draft) => Draft) => void;

const PAUSE_MS = 300;

/** @param holdsPicture whether a picture isn't sent yet */
export function useDraft(
  recipeId: number | null,
  known: KnownState,
  { asked, holdsPicture }: { asked: WayToEdit; holdsPicture: boolean },
) {
  const [{ name, stored }] = useState(() => {
    // Stored for the person who started it, even after signing out.
    const own = draftName(recipeId);
    return { name: own, stored: loadDraft(own) };
  });
  const [now, setNow] = useState<StoredDraft>(() =>
    stored ? resumeDraft(stored, asked) : startDraft(known, asked),
  );
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
    lostPicture: restoredFrom !== null && stored?.hadPicture === true && !holdsPicture,
    change,
    typeJson: (json: string) => setNow((before) => ({ ...before, json, at: Date.now() })),
    toJson: () => setNow((before) => ({ ...before, json: asJson(stateNow(before)) })),
    put: (state: RecipeContent) =>
      setNow((before) => ({ ...before, draft: toDraft(state, before.language), json: null, at: Date.now() })),
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

function useKeeping(name: string, now: StoredDraft, hadPicture: boolean) {
  const newest = useRef(now);
  /** A saved or discarded draft isn't stored again. */
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

/** Invalid JSON needs the JSON editor; anything else can be shown in both. */
function resumeDraft(stored: StoredDraft, asked: WayToEdit): StoredDraft {
  return asked === "json" && stored.json === null ? { ...stored, json: asJson(stateNow(stored)) } : stored;
}

function stateNow({ draft, before, language: spoken }: StoredDraft): RecipeContent {
  return applyDraft(draft, before, spoken);
}

function isChanged(now: StoredDraft): boolean {
  const before = asJson(applyDraft(toDraft(now.before, now.language), now.before, now.language));
  if (now.json !== null) return now.json !== before && now.json !== asJson(now.before);
  return asJson(stateNow(now)) !== before;
}
