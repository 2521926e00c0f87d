import { useEffect, useRef, useState } from "react";
import type { ReadAnswer, RecipePreview, SuggestedLabels } from "../../../src/contract/reading.ts";
import type { Answer } from "../../api/call.ts";
import { site } from "../../state/site.ts";
import { t } from "../../text/translation.ts";
import { callApi } from "../../api/call-api.ts";
import type { ReceivedPage } from "./receive-page.ts";
import { importFailure, type Failure } from "./import-failure.tsx";
import { saveLink } from "./save-link.ts";
import { forgetImported } from "./typed-text.ts";

export interface Offer extends ReadAnswer {
  /** Of a pasted text or a PDF. */
  ofText: boolean;
}

export type Step =
  | { at: "link" }
  | { at: "source" }
  | { at: "text" }
  | { at: "page"; page: ReceivedPage }
  | { at: "choose"; offer: Offer }
  | { at: "known"; offer: Offer; chosen: number }
  | { at: "correct"; recipe: RecipePreview; suggested: SuggestedLabels };

export type Busy = "reading" | "storing" | null;

/** Outlives the steps, so that going back finds it. */
interface Typed {
  url: string;
  html: string;
  chosen: number;
}

export interface ImportSteps {
  step: Step;
  /** Tells two steps of the same kind apart. */
  depth: number;
  failure: Failure | null;
  busy: Busy;
  typed: Typed;
  keep(typed: Partial<Typed>): void;
  go(step: Step): void;
  /** Null in the first step. Pending requests are ignored. */
  back: (() => void) | null;
  read(source: Source): Promise<void>;
  choose(offer: Offer, chosen: number): Promise<void>;
  importAnyway(offer: Offer, chosen: number): Promise<void>;
  store(recipe: RecipePreview, leftOut?: SuggestedLabels | null): Promise<void>;
  saveLink(url: string): Promise<void>;
}

interface Visited {
  step: Step;
  failure: Failure | null;
}

const CREATED = 201;

export function useImportSteps(
  first: Step,
  url: string,
  onImported: (slug: string, leftOut: SuggestedLabels | null) => void | Promise<void>,
): ImportSteps {
  const [visited, setVisited] = useState<Visited[]>([{ step: first, failure: null }]);
  const [busy, setBusy] = useState<Busy>(null);
  const [typed, setTyped] = useState<Typed>({ url, html: "", chosen: 0 });
  const attempt = useRef(0);
  useEffect(() => () => void attempt.current++, []);

  const here = visited.at(-1) ?? { step: first, failure: null };

  function keep(change: Partial<Typed>): void {
    setTyped((before) => ({ ...before, ...change }));
  }

  function go(step: Step): void {
    setVisited((before) => [...before, { step, failure: null }]);
  }

  function stop(): void {
    attempt.current++;
    setBusy(null);
  }

  function back(): void {
    stop();
    setVisited((before) => before.slice(0, -1));
  }

  function say(failure: Failure | null): void {
    setVisited((before) => [...before.slice(0, -1), { ...(before.at(-1) ?? here), failure }]);
  }

  /** Null for a refusal, or if nobody waits any more. */
  async function wait<Data>(what: Busy, asked: Promise<Answer<Data>>, status: number): Promise<Data | null> {
    const mine = ++attempt.current;
    setBusy(what);
    say(null);
    const answer = await asked;
    if (mine !== attempt.current) return null;
    if (answer.ok && answer.status === status) return answer.data;
    setBusy(null);
    say(importFailure(answer.ok ? { code: null, message: t("call.failed") } : answer));
    return null;
  }

  async function read(source: Source): Promise<void> {
    const found = await wait("reading", readPage(source), 200);
    if (!found) return;
    const offer = { ...found, ofText: found.recipes.some(({ sourceText }) => sourceText !== null) };
    keep({ chosen: 0 });
    if (offer.recipes.length === 1) return choose(offer, 0);
    setBusy(null);
    go({ at: "choose", offer });
  }

  async function choose(offer: Offer, chosen: number): Promise<void> {
    if (!offer.existing.some(({ recipe }) => recipe === chosen)) return importAnyway(offer, chosen);
    setBusy(null);
    go({ at: "known", offer, chosen });
  }

  async function importAnyway(offer: Offer, chosen: number): Promise<void> {
    const recipe = offer.recipes[chosen];
    const suggested = offer.suggested[chosen];
    if (!recipe || !suggested) return;
    const isSure = !offer.ofText && recipe.doubts.length === 0;
    if (isSure) return store({ ...recipe, ...suggested }, listLeftOut(recipe, suggested));
    setBusy(null);
    go({ at: "correct", recipe, suggested });
  }

  async function store(recipe: RecipePreview, leftOut: SuggestedLabels | null = null): Promise<void> {
    const slug = await wait("storing", importRecipe(recipe), CREATED);
    if (slug === null) return;
    if (here.step.at === "correct") forgetImported(here.step.recipe);
    await onImported(slug, leftOut);
  }

  async function keepLink(address: string): Promise<void> {
    const slug = await wait("storing", saveLink(address), CREATED);
    if (slug !== null) await onImported(slug, null);
  }

  return {
    ...here,
    depth: visited.length,
    busy,
    typed,
    keep,
    go,
    back: visited.length > 1 ? back : null,
    read,
    choose,
    importAnyway,
    store,
    saveLink: keepLink,
  };
}

/** Null if nobody should choose. Other settings than the default have chosen for everyone. */
function listLeftOut(offered: SuggestedLabels, suggested: SuggestedLabels): SuggestedLabels | null {
  if (site.peek().importedOrganizers !== "useful") return null;
  const list = (kind: keyof SuggestedLabels) =>
    [...new Set(offered[kind])].filter((name) => !suggested[kind].includes(name));
  const leftOut = { recipeCategory: list("recipeCategory"), tags: list("tags") };
  return leftOut.recipeCategory.length + leftOut.tags.length > 0 ? leftOut : null;
}

type Source = { url: string } | { url?: string; html: string } | { text: string };

function readPage(source: Source): Promise<Answer<ReadAnswer>> {
  return callApi("POST recipes/read-url", { body: { ...source, previews: true } });
}

function importRecipe(recipe: RecipePreview): Promise<Answer<string>> {
  const { preview: _preview, shownText: _shown, confidence: _confidence, ...content } = recipe;
  // Someone has just seen what was doubtful.
  const stored = { ...content, doubts: [] };
  return callApi("POST recipes/import", { body: { recipe: stored } });
}

export function busyLabel(busy: Busy): string {
  return busy === "storing" ? t("import.storing") : t("import.processing");
}
