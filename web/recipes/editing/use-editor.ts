import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { EditableRecipe } from "../../../src/contract/recipe-life.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { GONE, STALE } from "../../api/call.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import type { Saved } from "../put-recipe.ts";
import { EMPTY_RECIPE } from "./draft.ts";
import { faultText } from "./fault-text.ts";
import { saveRecipe } from "./save-recipe.ts";
import { useDraft, type KnownState } from "./use-draft.ts";
import { useWritten } from "./use-written.ts";
import type { WayToEdit } from "./way-to-edit.ts";

export interface NotSaved {
  message: string;
  faults: string[];
  /** Whether it is that the recipe is not there any more. */
  isGone: boolean;
}

export interface Unsent {
  slug: string;
  message: string;
}

export interface Conflict {
  mine: EditableRecipe;
  theirs: KnownState;
}

interface Start {
  /** Null on the page for a new one. */
  recipe: Recipe | null;
  etag: string | null;
  asked: WayToEdit;
  /** Whether there is a picture that is not stored yet, since the recipe is not. */
  holdsPicture: boolean;
  /** What has to be done with a recipe that was just made; the sentence that comes back says what went wrong. */
  onCreated?: (slug: string) => Promise<string | null>;
}

export type Editor = ReturnType<typeof useEditor>;

export function useEditor({ recipe, etag, asked, holdsPicture, onCreated }: Start) {
  const slug = recipe?.slug ?? null;
  const navigate = useNavigate();
  const draft = useDraft(
    recipe?.id ?? null,
    { state: recipe ?? EMPTY_RECIPE, etag },
    { asked, holdsPicture },
  );
  const [problem, setProblem] = useState<NotSaved | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const { busy, once } = useOnce();
  const {
    checkText: written,
    forgiveJson,
    ...shown
  } = useWritten(draft, (message) => setProblem({ message, faults: [], isGone: false }));

  /** @param into the slug of what it takes the place of; null for a recipe of its own */
  async function save(state: EditableRecipe, into: string | null, known: string | null): Promise<void> {
    const saved = await saveRecipe(into, state, known);
    if (!saved.ok) return handleRefusal(saved, state);
    draft.end();
    await finish(saved.data);
  }

  /** To the recipe, when nothing is left that belongs to it. */
  async function finish(made: string): Promise<void> {
    const message = slug === null ? await onCreated?.(made) : null;
    if (message) return setUnsent({ slug: made, message });
    toast(t("edit.saved"), "success");
    await navigate(`/recipe/${made}`, { replace: true });
  }

  function handleRefusal(saved: Extract<Saved, { ok: false }>, state: EditableRecipe): void {
    const { status, message, faults } = saved;
    if (saved.status === STALE && saved.beside?.recipe) {
      setConflict({ mine: state, theirs: { state: saved.beside.recipe, etag: saved.beside.etag ?? null } });
      return setProblem(null);
    }
    setProblem({ message, faults: faults.map(faultText), isGone: status === GONE });
  }

  /** Does something with what is typed, when that is a recipe. */
  function withWritten(act: (state: EditableRecipe) => void | Promise<void>): Promise<void> {
    return once(async () => {
      setProblem(null);
      const state = await written();
      if (state) await act(state);
    });
  }

  async function leave(): Promise<void> {
    await navigate(slug === null ? "/" : `/recipe/${slug}`, { replace: true });
  }

  return {
    ...draft,
    ...shown,
    recipe,
    busy,
    problem,
    conflict,
    unsent,
    finish: (made: string) => once(() => finish(made)),
    save: () => withWritten((state) => save(state, slug, draft.etag)),
    /** As a recipe of its own, when the one that was edited is gone. */
    saveAsNew: () => withWritten((state) => save(state, null, null)),
    settle: (merged: EditableRecipe, theirs: KnownState) =>
      once(async () => {
        setConflict(null);
        draft.put(merged);
        draft.rebase(theirs);
        await save(merged, slug, theirs.etag);
      }),
    leaveConflict: () => setConflict(null),
    toForm: () => withWritten(draft.put),
    toJson: () => {
      forgiveJson();
      draft.toJson();
    },
    /** Back to the recipe; with something typed, that is asked for first. */
    cancel: async () => {
      if (!draft.isUnsaved()) draft.end();
      await leave();
    },
    /** The same; what was typed is forgotten. */
    giveUp: async () => {
      draft.end();
      await leave();
    },
  };
}

/** One thing at a time: a second click does nothing, also when it comes before the first one is drawn. */
function useOnce() {
  const [busy, setBusy] = useState(false);
  const isBusy = useRef(false);

  async function once(work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  return { busy, once };
}
