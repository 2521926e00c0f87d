import { useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
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
  isGone: boolean;
}

export interface Unsent {
  slug: string;
  message: string;
}

export interface Conflict {
  mine: RecipeContent;
  theirs: KnownState;
}

interface Start {
  recipe: Recipe | null;
  etag: string | null;
  asked: WayToEdit;
  holdsPicture: boolean;
  /** Called after creating; resolves to an error message or null. */
  onCreated?: (slug: string) => Promise<string | null>;
}

export type Editor = ReturnType<typeof useEditor>;

export function useEditor({ recipe, etag, asked, holdsPicture, onCreated }: Start) {
  const slug = recipe?.slug ?? null;
  const navigate = useNavigate();
  const isFromRecipe = useLocation().state?.isFromRecipe === true;
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

  /** @param into slug of the recipe to replace; null for a new one */
  async function save(state: RecipeContent, into: string | null, known: string | null): Promise<void> {
    const saved = await saveRecipe(into, state, known);
    if (!saved.ok) return handleRefusal(saved, state);
    draft.end();
    if (into === null) return finish(saved.data);
    toast(t("edit.saved"), "success");
    await returnTo(saved.data);
  }

  async function finish(made: string): Promise<void> {
    const message = slug === null ? await onCreated?.(made) : null;
    if (message) return setUnsent({ slug: made, message });
    toast(t("edit.saved"), "success");
    await replaceWith(made);
  }

  function replaceWith(made: string): void | Promise<void> {
    return navigate(`/recipe/${made}`, { replace: true });
  }

  /** The entry before may have the former name, which leads to the new one. */
  async function returnTo(saved: string): Promise<void> {
    await (isFromRecipe ? navigate(-1) : replaceWith(saved));
  }

  function handleRefusal(saved: Extract<Saved, { ok: false }>, state: RecipeContent): void {
    const { status, message, faults } = saved;
    if (saved.status === STALE && saved.beside?.recipe) {
      setConflict({ mine: state, theirs: { state: saved.beside.recipe, etag: saved.beside.etag ?? null } });
      return setProblem(null);
    }
    setProblem({ message, faults: faults.map(faultText), isGone: status === GONE });
  }

  function withWritten(act: (state: RecipeContent) => void | Promise<void>): Promise<void> {
    return once(async () => {
      setProblem(null);
      const state = await written();
      if (state) await act(state);
    });
  }

  async function leave(): Promise<void> {
    await (slug === null ? navigate("/", { replace: true }) : returnTo(slug));
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
    saveAsNew: () => withWritten((state) => save(state, null, null)),
    settle: (merged: RecipeContent, theirs: KnownState) =>
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
    cancel: async () => {
      if (!draft.isUnsaved()) draft.end();
      await leave();
    },
    giveUp: async () => {
      draft.end();
      await leave();
    },
  };
}

/** A ref-based lock, because a second click may come before the next render. */
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
