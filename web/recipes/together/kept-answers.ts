import { signal } from "@preact/signals-core";
import { isRecord, loadJson, onStorageChange, saveText } from "../../state/storage.ts";
import { isLength, type StepAnswer } from "./step-answer.ts";

export interface KeptAnswer extends StepAnswer {
  /** What the recipe said before. If it says something else now, that's newer. */
  instead?: StepAnswer;
}

/** What someone said on this device who couldn't change the recipe, or didn't want to answer. */
export interface KeptAnswers {
  /** By slug, then by the line of the step. */
  answers: Readonly<Record<string, Readonly<Record<string, KeptAnswer>>>>;
  /** Slugs of recipes that aren't asked about again. */
  skipped: readonly string[];
}

const ANSWERS = "step-answers";
const RECIPES_MOST = 100;
const NONE: KeptAnswers = { answers: {}, skipped: [] };

export const keptAnswers = signal<KeptAnswers>(load());

onStorageChange(ANSWERS, () => (keptAnswers.value = load()));

export function keepAnswers(slug: string, own: Readonly<Record<string, KeptAnswer>>): void {
  const { answers, skipped } = keptAnswers.peek();
  const { [slug]: before, ...others } = answers;
  const newest = Object.entries(others).slice(1 - RECIPES_MOST);
  save({ answers: { ...Object.fromEntries(newest), [slug]: { ...before, ...own } }, skipped });
}

/** When the recipe has them. */
export function removeAnswers(slug: string): void {
  const { answers, skipped } = keptAnswers.peek();
  const { [slug]: _, ...others } = answers;
  save({ answers: others, skipped });
}

export function skipQuestions(slugs: readonly string[]): void {
  const { answers, skipped } = keptAnswers.peek();
  save({ answers, skipped: [...new Set([...skipped, ...slugs])].slice(-RECIPES_MOST) });
}

/** When someone signs out. */
export function forgetAnswers(): void {
  save(NONE);
}

function save(next: KeptAnswers): void {
  saveText(ANSWERS, next === NONE ? null : JSON.stringify(next));
  keptAnswers.value = next;
}

function load(): KeptAnswers {
  return loadJson(ANSWERS, areKeptAnswers) ?? NONE;
}

function areKeptAnswers(value: unknown): value is KeptAnswers {
  if (!isRecord(value)) return false;
  const { answers, skipped } = value;
  return (
    Array.isArray(skipped) &&
    skipped.every((slug) => typeof slug === "string") &&
    isRecord(answers) &&
    Object.values(answers).every((own) => isRecord(own) && Object.values(own).every(isAnswer))
  );
}

function isAnswer(value: unknown): value is KeptAnswer {
  if (!isRecord(value)) return false;
  const { minutes, handsOn, handsFree, instead } = value;
  if (instead !== undefined && !isAnswer(instead)) return false;
  return (
    (minutes === undefined || isLength(minutes)) &&
    (handsOn === undefined || handsOn === 0 || isLength(handsOn)) &&
    (handsFree === undefined || typeof handsFree === "boolean")
  );
}
