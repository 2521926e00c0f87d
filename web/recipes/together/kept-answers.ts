import { signal } from "@preact/signals-core";
import { isRecord, loadJson, onStorageChange, saveText } from "../../state/storage.ts";
import { isLength, type StepAnswer } from "./step-answer.ts";

/** What someone said on this device who couldn't change the recipe, or didn't want to answer. */
export interface KeptAnswers {
  /** By slug, then by the line of the step. */
  answers: Readonly<Record<string, Readonly<Record<string, StepAnswer>>>>;
  /** Slugs of recipes that aren't asked about again. */
  skipped: readonly string[];
}

const ANSWERS = "step-answers";
const RECIPES_MOST = 100;
const NONE: KeptAnswers = { answers: {}, skipped: [] };

export const keptAnswers = signal<KeptAnswers>(load());

onStorageChange(ANSWERS, () => (keptAnswers.value = load()));

export function keepAnswers(slug: string, own: Readonly<Record<string, StepAnswer>>): void {
  const { answers, skipped } = keptAnswers.peek();
  const { [slug]: before, ...others } = answers;
  const newest = Object.entries(others).slice(1 - RECIPES_MOST);
  save({ answers: { ...Object.fromEntries(newest), [slug]: { ...before, ...own } }, skipped });
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

function isAnswer(value: unknown): value is StepAnswer {
  if (!isRecord(value)) return false;
  const { minutes, handsOn, handsFree } = value;
  return (
    (minutes === undefined || isLength(minutes)) &&
    (handsOn === undefined || handsOn === 0 || isLength(handsOn)) &&
    (handsFree === undefined || typeof handsFree === "boolean")
  );
}
