import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
import type { Instruction, Recipe } from "../../../src/contract/recipes.ts";
import { compareLines, type LineChanges } from "./compare-lines.ts";
import { compareWords, type Piece } from "./compare-words.ts";
import { describeStepKey } from "./describe-step-key.ts";
import { effortFor, type Effort } from "./effort.ts";
import type { Line } from "./row.ts";

export type Field = Exclude<keyof RecipeContent, "ingredientGroups">;

export interface Entry {
  key: string;
  before: string | null;
  after: string | null;
}

export type Difference = { field: Field } & (
  | { kind: "fact"; before: string; after: string }
  | { kind: "text"; pieces: Piece[] }
  | ({ kind: "lines" } & LineChanges)
  | { kind: "entries"; entries: Entry[] }
);

type How = Difference extends infer One ? (One extends Difference ? Omit<One, "field"> : never) : never;

export function findDifferences(before: RecipeContent, after: RecipeContent): Difference[] {
  const effort = effortFor();
  return FIELDS.flatMap((field) => {
    const how = HOW[field](before, after, effort);
    return how ? [{ field, ...how } as Difference] : [];
  });
}

type Compare = (before: RecipeContent, after: RecipeContent, effort: Effort) => How | null;

const fact =
  (said: (state: RecipeContent) => string | number | null): Compare =>
  (before, after) => {
    const [was, is] = [String(said(before) ?? ""), String(said(after) ?? "")];
    return was === is ? null : { kind: "fact", before: was, after: is };
  };

const text =
  (said: (state: RecipeContent) => string | null): Compare =>
  (before, after, effort) => {
    const [was, is] = [said(before) ?? "", said(after) ?? ""];
    return was === is ? null : { kind: "text", pieces: compareWords(was, is, effort) };
  };

const lines =
  (said: (state: RecipeContent) => Line[]): Compare =>
  (before, after, effort) => {
    const [was, is] = [said(before), said(after)].map((list) => list.filter((line) => line.text.trim()));
    const changes = compareLines(was ?? [], is ?? [], effort);
    return changes.rows.length > 0 || changes.isReordered ? { kind: "lines", ...changes } : null;
  };

const entries =
  (said: (state: RecipeContent) => Record<string, string | null>): Compare =>
  (before, after) => {
    const [was, is] = [said(before), said(after)];
    const keys = Object.keys({ ...is, ...was });
    const changed = keys
      .map((key) => ({ key, before: was[key] ?? null, after: is[key] ?? null }))
      .filter((entry) => entry.before !== entry.after);
    return changed.length > 0 ? { kind: "entries", entries: changed } : null;
  };

const plain = (list: string[]): Line[] => list.map((one) => ({ text: one, isTitle: false }));
const toTitleLine = (title: string | undefined): Line[] => (title ? [{ text: title, isTitle: true }] : []);

const HOW: Record<Field, Compare> = {
  name: fact(({ name }) => name),
  author: fact(({ author }) => author),
  prepTime: fact(({ prepTime }) => prepTime),
  performTime: fact(({ performTime }) => performTime),
  totalTime: fact(({ totalTime }) => totalTime),
  recipeYield: fact(({ recipeYield }) => recipeYield),
  rating: fact(({ rating }) => rating || null),
  description: text(({ description }) => description),
  recipeIngredient: lines(ingredientLines),
  recipeInstructions: lines(({ recipeInstructions }) => recipeInstructions.flatMap(stepLines)),
  notes: lines(({ notes }) => notes.flatMap((note) => [...toTitleLine(note.title), ...plain([note.text])])),
  sourceText: text(({ sourceText }) => sourceText),
  tools: lines(({ tools }) => plain(tools)),
  nutrition: entries(({ nutrition }) => withoutEmpty(nutrition)),
  recipeCategory: lines(({ recipeCategory }) => plain(recipeCategory)),
  tags: lines(({ tags }) => plain(tags)),
  recipeCuisine: lines(({ recipeCuisine }) => plain(recipeCuisine)),
  orgURL: fact(({ orgURL }) => orgURL),
  sourceRating: fact(({ sourceRating }) => sourceRating),
  extras: entries(({ extras }) => extras),
  dateAdded: fact(({ dateAdded }) => dateAdded),
};
const FIELDS = Object.keys(HOW) as Field[];

function ingredientLines({ recipeIngredient, ingredientGroups }: RecipeContent): Line[] {
  if (ingredientGroups.length === 0) return plain(recipeIngredient);
  return ingredientGroups.flatMap(({ title, items }) => [...toTitleLine(title), ...plain(items)]);
}

/** Includes keys of other clients. */
function stepLines({ title, name, text: said, ...further }: Instruction): Line[] {
  const known = Object.entries(further).map(describeStepKey);
  return [...toTitleLine(title), ...plain([[name, said, ...known].filter(Boolean).join("\n")])];
}

function withoutEmpty(nutrition: Recipe["nutrition"]): Record<string, string | null> {
  return Object.fromEntries(Object.entries(nutrition).filter(([, amount]) => amount?.trim()));
}
