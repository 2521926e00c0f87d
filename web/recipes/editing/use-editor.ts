import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { RecipeState } from "../../../src/contract/recipe-life.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { isVisible } from "../../../src/contract/rules.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import { EMPTY_RECIPE } from "./draft.ts";
import { faultText } from "./fault-text.ts";
import { readJson, type JsonFault } from "./json-text.ts";
import { checkRecipe, saveRecipe, type Saved } from "./save-recipe.ts";
import { useDraft, type KnownState } from "./use-draft.ts";
import type { WayToEdit } from "./way-to-edit.ts";

/** Why a recipe is not saved. */
export interface NotSaved {
  message: string;
  /** Each thing that is wrong with it. */
  faults: string[];
  /** The recipe is not there any more. */
  isGone: boolean;
}

/** What somebody typed, and what somebody else made of the recipe meanwhile. */
export interface Conflict {
  mine: RecipeState;
  theirs: KnownState;
}

interface Start {
  /** Null on the page for a new one. */
  recipe: Recipe | null;
  etag: string | null;
  asked: WayToEdit;
  /** What has to be done with a recipe that was just made; the sentence that comes back says what went wrong. */
  onCreated?: (slug: string) => Promise<string | null>;
}

export type Editor = ReturnType<typeof useEditor>;

/** A recipe that is edited, in a form or as JSON, and the ways out of that. */
export function useEditor({ recipe, etag, asked, onCreated }: Start) {
  const draft = useDraft(recipe?.id ?? null, { state: recipe ?? EMPTY_RECIPE, etag }, asked);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NotSaved | null>(null);
  const [jsonFaults, setJsonFaults] = useState<JsonFault[]>([]);
  const [nameless, setNameless] = useState(false);
  /** How often it was tried to save without one. */
  const [nameAsked, setNameAsked] = useState(0);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const navigate = useNavigate();
  /** Not a state: a second click may come before the first one is drawn. */
  const isSaving = useRef(false);

  /** What the fields or the text say; null when that is no recipe, which is told of then. */
  async function written(): Promise<RecipeState | null> {
    if (draft.json === null) {
      const state = draft.state();
      if (isVisible(state.name)) return state;
      setNameless(true);
      setNameAsked((times) => times + 1);
      return null;
    }
    const read = readJson(draft.json);
    if (!("value" in read)) return wrong(read.faults);
    const { dateAdded } = draft.before;
    const checked = await checkRecipe({ ...(dateAdded && { dateAdded }), ...read.value });
    if (checked.ok) return right({ ...checked.data, dateAdded: checked.data.dateAdded ?? dateAdded });
    if (checked.faults.length > 0) return wrong(read.faultsAt(checked.faults));
    setProblem({ message: checked.message, faults: [], isGone: false });
    return null;
  }

  function wrong(faults: JsonFault[]): null {
    setJsonFaults(faults);
    setProblem(null);
    return null;
  }

  function right(state: RecipeState): RecipeState {
    setJsonFaults([]);
    return state;
  }

  async function save(state: RecipeState, slug: string | null, known: string | null): Promise<void> {
    const saved = await saveRecipe(slug, state, known);
    if (!saved.ok) return refused(saved, state);
    draft.end();
    const trouble = slug === null ? await onCreated?.(saved.data) : null;
    if (trouble) toast(trouble, "error");
    else toast(t("edit.saved"), "success");
    await navigate(`/recipe/${saved.data}`, { replace: true });
  }

  function refused(saved: Extract<Saved, { ok: false }>, state: RecipeState): void {
    const { status, beside, message, faults } = saved;
    if (status === 412 && beside?.recipe) {
      setConflict({ mine: state, theirs: { state: beside.recipe, etag: beside.etag ?? null } });
      return setProblem(null);
    }
    setProblem({ message, faults: faults.map(faultText), isGone: status === 404 });
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isSaving.current = false;
      setBusy(false);
    }
  }

  const slug = recipe?.slug ?? null;

  async function leave(): Promise<void> {
    await navigate(slug === null ? "/" : `/recipe/${slug}`, { replace: true });
  }

  return {
    ...draft,
    recipe,
    busy,
    problem,
    jsonFaults,
    nameless,
    nameAsked,
    conflict,
    save: () =>
      once(async () => {
        const state = await written();
        if (state) await save(state, slug, draft.etag);
      }),
    /** As a recipe of its own, when the one that was edited is gone. */
    saveAsNew: () => once(() => save(draft.state(), null, null)),
    /** Saves what two people made of it, over what the other one stored. */
    settle: (merged: RecipeState, theirs: KnownState) =>
      once(async () => {
        setConflict(null);
        draft.put(merged);
        draft.rebase(theirs);
        await save(merged, slug, theirs.etag);
      }),
    leaveConflict: () => setConflict(null),
    toForm: () =>
      once(async () => {
        const state = await written();
        if (state) draft.put(state);
      }),
    toJson: () => {
      setJsonFaults([]);
      draft.toJson();
    },
    judgeName: (name: string) => setNameless(!isVisible(name)),
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
