import type { FoundState } from "../../../contract/file-import-states.ts";
import type { RecipeContent } from "../../../contract/recipe-life.ts";
import type { Recipe } from "../../../contract/recipes.ts";
import { makeSlug } from "../../../platform/slug.ts";
import type { RecipeStore } from "../../../recipes/recipe-store.ts";
import { sourceAddress } from "../../../recipes/same-recipe.ts";
import { foldText } from "../../../recipes/text/fold-text.ts";
import { resolveLinks } from "../reading/recipe-links.ts";

type Recipes = Pick<RecipeStore, "fromAddress" | "withIngredients" | "get">;

export interface Comparison {
  state: Extract<FoundState, "new" | "changed" | "same">;
  existing: { slug: string; name: string } | null;
}

/** Finds the existing recipe that this one is a copy of: by source, ingredients, or name. */
export function compareRecipe(content: RecipeContent, recipes: Recipes): Comparison {
  const name = foldText(content.name);
  const slugs = [
    ...recipes.fromAddress(content.orgURL ?? ""),
    ...recipes.withIngredients(content.recipeIngredient),
    { slug: makeSlug(content.name) },
  ].map(({ slug }) => slug);
  const candidates = [...new Set(slugs)]
    .map((slug) => recipes.get(slug))
    .filter((recipe) => recipe !== null)
    .filter((recipe) => foldText(recipe.name) === name && !comesFromElsewhere(recipe, content));
  // Compare what will be stored, in which links to recipes lead to their pages.
  const stored = candidates.length > 0 ? resolveLinks(content, makeSlug) : content;
  const same = candidates.find((recipe) => hasSameText(recipe, stored));
  const existing = same ?? candidates[0];
  if (!existing) return { state: "new", existing: null };
  return { state: same ? "same" : "changed", existing: { slug: existing.slug, name: existing.name } };
}

/** Two sites may both have a recipe “Pancakes”. */
function comesFromElsewhere(one: Pick<Recipe, "orgURL">, other: Pick<Recipe, "orgURL">): boolean {
  const [address, otherAddress] = [sourceAddress(one.orgURL), sourceAddress(other.orgURL)];
  return address !== "" && otherAddress !== "" && address !== otherAddress;
}

/** What people read while cooking. Tags, ratings, and the like may differ. */
function hasSameText(recipe: Recipe, content: RecipeContent): boolean {
  return joinText(recipe) === joinText(content);
}

type Cooked = Pick<Recipe, "recipeIngredient" | "recipeInstructions" | "recipeYield" | "notes">;

function joinText({ recipeIngredient, recipeInstructions, recipeYield, notes }: Cooked): string {
  return (
    [
      ...recipeIngredient,
      ...recipeInstructions.map(({ text }) => text),
      recipeYield,
      ...notes.flatMap(({ title, text }) => [title, text]),
    ]
      // Formats write `1kg` as `1 kg`.
      .map((text) => text.replace(/\s+/g, ""))
      .join("\n")
  );
}

/** A key that is equal for equal recipes of one import. */
export function makeContentKey(content: RecipeContent): string {
  return new Bun.CryptoHasher("sha256")
    .update(`${foldText(content.name)}\n${joinText(content)}`)
    .digest("base64");
}
