import type { RecipeContent } from "../contract/recipe-life.ts";
import { NUTRITION_KEYS, type Nutrition, type Recipe, type RecipeInput } from "../contract/recipes.ts";
import { reconcileIngredients, inSections } from "../contract/ingredient-sections.ts";
import { extraKeyProblem, FURTHER_PICTURES_MOST, isVisible } from "../contract/rules.ts";
import { isDay } from "../contract/days.ts";
import { DomainError, Invalid, type BrokenRule } from "../platform/errors.ts";
import { inOneLine, withoutControls } from "../platform/plain-text.ts";

export interface CurrentPicture {
  slug: string;
  key: string;
  ext: string;
  /** How many pictures its slug has had, including this one. */
  number: number;
}

export class RecipeNotFound extends DomainError {
  constructor(slug: string, movedTo: string | null = null) {
    super("not-found", "recipe-not-found", { slug }, movedTo === null ? undefined : { movedTo });
  }
}
export class RecipeExists extends DomainError {
  constructor(name: string, slug: string) {
    super("conflict", "recipe-exists", { name, slug });
  }
}
export class TrashedRecipeExists extends DomainError {
  constructor(name: string) {
    super("conflict", "binned-recipe-exists", { name });
  }
}
export class RecipeChanged extends DomainError {
  constructor(now: Recipe) {
    super("stale", "recipe-changed", undefined, { recipe: now, etag: makeEtag(now) });
  }
}
export class VersionNotFound extends DomainError {
  constructor() {
    super("not-found", "version-not-found");
  }
}
export class NotInTrash extends DomainError {
  constructor() {
    super("not-found", "not-in-bin");
  }
}
export class NoPicture extends DomainError {
  constructor(slug: string) {
    super("not-found", "recipe-without-picture", { slug });
  }
}
export class NoFurtherPicture extends DomainError {
  constructor(slug: string) {
    super("not-found", "no-further-picture", { slug });
  }
}
export class TooManyPictures extends DomainError {
  constructor() {
    super("conflict", "too-many-pictures", { most: FURTHER_PICTURES_MOST });
  }
}
export class NoFormerPicture extends DomainError {
  constructor(slug: string) {
    super("not-found", "no-former-picture", { slug });
  }
}

const EXTRA_KEY_PROBLEMS = { missing: "Key Name Required", "white-space": "No White Space Allowed" };

/** @throws Invalid */
export function newContent(input: RecipeInput): RecipeContent {
  return recipeContent(input, findInvalidKeys(input, {}));
}

/** @throws Invalid, with the problems found so far */
export function recipeContent(sent: RecipeInput, broken: BrokenRule[] = []): RecipeContent {
  const input = withoutControls(sent);
  const name = inOneLine(input.name);
  const all = [...broken];
  if (!isVisible(name)) all.push({ field: "name", problem: "A Name is Required", kind: "missing" });
  if (input.dateAdded && !isDay(input.dateAdded)) {
    all.push({ field: "dateAdded", problem: "Not a day as YYYY-MM-DD", kind: "date" });
  }
  if (all.length > 0) throw new Invalid(all);
  return {
    name,
    description: input.description ?? "",
    recipeCategory: keepVisible(input.recipeCategory ?? input.categories),
    tags: keepVisible(input.tags),
    rating: Number(input.rating ?? 0),
    sourceRating: input.sourceRating ?? null,
    recipeYield: String(input.recipeYield ?? ""),
    ...completeIngredients(input),
    recipeInstructions: input.recipeInstructions ?? [],
    nutrition: completeNutrition(input.nutrition ?? {}),
    tools: input.tools ?? [],
    totalTime: input.totalTime ?? null,
    prepTime: input.prepTime ?? null,
    performTime: input.performTime ?? null,
    notes: (input.notes ?? []).map((note) => ({ title: note.title ?? "", text: note.text ?? "" })),
    author: input.author ?? "",
    recipeCuisine: input.recipeCuisine ?? [],
    orgURL: input.orgURL ?? input.url ?? null,
    sourceText: input.sourceText ?? null,
    extras: toExtras(input.extras),
    dateAdded: input.dateAdded || null,
  };
}

function keepVisible(input: (string | null)[] | null | undefined): string[] {
  return (input ?? []).filter((name): name is string => name !== null && isVisible(name));
}

/** @throws Invalid */
export function applyChange(now: Recipe, input: RecipeInput): RecipeContent {
  const { dateAdded, author, recipeCuisine, sourceRating, sourceText } = now;
  // Other clients don't know these fields and so don't send them.
  const own = { author, recipeCuisine, sourceRating, sourceText };
  const sent = { ...own, ...input, ...applyIngredientChange(now, input) };
  const content = recipeContent(sent, findInvalidKeys(input, now.extras));
  return { ...content, dateAdded: content.dateAdded ?? dateAdded };
}

export function listChangedFields(before: RecipeContent, after: RecipeContent): (keyof RecipeContent)[] {
  const fields = Object.keys(after) as (keyof RecipeContent)[];
  return fields.filter((field) => !Bun.deepEquals(before[field], after[field]));
}

/** Ignores the picture and doubts, so that a new picture or a check doesn't disturb open editors. */
export function makeEtag(recipe: Recipe): string {
  const content = JSON.stringify({ ...recipe, image: null, imageHash: null, doubts: null });
  return `"${Bun.hash(content).toString(36)}"`;
}

/** Clients may change either one and send the other unchanged or not at all. */
function applyIngredientChange(now: Recipe, input: RecipeInput): Partial<RecipeInput> {
  const recipeIngredient = input.recipeIngredient ?? now.recipeIngredient;
  const ingredientGroups = input.ingredientGroups ?? now.ingredientGroups;
  if (!input.recipeIngredient && !input.ingredientGroups) return {};
  return reconcileIngredients({ recipeIngredient, ingredientGroups }, now) ?? {};
}

function completeIngredients(
  input: RecipeInput,
): Pick<RecipeContent, "recipeIngredient" | "ingredientGroups"> {
  const ingredientGroups = input.ingredientGroups ?? [];
  const grouped = ingredientGroups.flatMap(({ items }) => items);
  const recipeIngredient = input.recipeIngredient ?? grouped;
  return Bun.deepEquals(recipeIngredient, grouped)
    ? { recipeIngredient, ingredientGroups }
    : inSections(recipeIngredient, ingredientGroups);
}

/** `banana-bread.jpg`, and `banana-bread.2.jpg` for its second picture: a new URL avoids stale caches. */
export function imageLabel({ slug, ext, number }: Omit<CurrentPicture, "key">): string {
  return number > 1 ? `${slug}.${number}.${ext}` : `${slug}.${ext}`;
}

export function slugInLabel(label: string): string {
  return label.split(".")[0] ?? "";
}

function findInvalidKeys({ extras }: RecipeInput, known: Recipe["extras"]): BrokenRule[] {
  if (!extras || Array.isArray(extras)) return [];
  return Object.keys(extras).flatMap((key) => {
    const kind = Object.hasOwn(known, key) ? null : extraKeyProblem(key);
    return kind ? { field: "extras", problem: EXTRA_KEY_PROBLEMS[kind], kind } : [];
  });
}

function toExtras(input: RecipeInput["extras"]): Recipe["extras"] {
  if (!input || Array.isArray(input)) return {};
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value ?? "")]));
}

export function completeNutrition(input: Record<string, string | number | null>): Nutrition {
  const known = Object.fromEntries(NUTRITION_KEYS.map((key) => [key, null]));
  const texts = Object.entries(input).map(([key, value]) => [key, value === null ? null : String(value)]);
  return { ...known, ...Object.fromEntries(texts) };
}
