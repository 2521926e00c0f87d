import type { Recipe } from "../../src/contract/recipes.ts";
import { BASE } from "../api/path.ts";
import { site } from "../state/site.ts";
import { toast } from "../state/toasts.ts";
import { t } from "../text/translation.ts";
import { addServings } from "../text/add-servings.ts";
import { copyText } from "../ui/copy-button.tsx";

export type RecipeToShare = Pick<Recipe, "name" | "slug">;

/** `closed`: the person closed the share sheet. */
export type SharingResult = "shared" | "copied" | "closed" | "refused";

/** Opens the dialog if the recipe needs a share link first, or if the browser allows neither sharing nor copying. */
export async function shareRecipe(
  recipe: RecipeToShare,
  servings: number | null,
  openDialog: () => void,
): Promise<void> {
  if (site.peek().visitorsMustSignIn) return openDialog();
  const result = await shareAddress(recipe.name, recipeAddress(recipe, servings));
  if (result === "copied") toast(t("share-links.copied"), "success");
  if (result === "refused") openDialog();
}

/** @param servings null means the recipe's own */
export function recipeAddress({ slug }: RecipeToShare, servings: number | null): string {
  const address = new URL(`${BASE}recipe/${encodeURIComponent(slug)}`, location.origin).href;
  return addServings(address, servings);
}

/** Uses the system's share sheet if there is one. */
export async function shareAddress(title: string, url: string): Promise<SharingResult> {
  if ("share" in navigator) {
    const result = await navigator.share({ title, url }).then(
      () => "shared" as const,
      (problem: unknown) =>
        problem instanceof DOMException && problem.name === "AbortError" ? ("closed" as const) : null,
    );
    if (result) return result;
  }
  return (await copyText(url)) ? "copied" : "refused";
}
