import type { Recipe } from "../contract/recipes.ts";
import type { RecipeStore } from "../recipes/recipe-store.ts";
import { RENDER_AT_ONCE, type OpenedTemplate } from "./templates.ts";

interface RenderedTexts {
  recipe: Recipe;
  texts: string[];
}

/** @throws TemplateBroken */
export async function* renderRecipes(
  slugs: string[],
  templates: OpenedTemplate[],
  store: Pick<RecipeStore, "get">,
): AsyncGenerator<RenderedTexts> {
  for (let at = 0; at < slugs.length; at += RENDER_AT_ONCE) {
    const recipes = slugs.slice(at, at + RENDER_AT_ONCE).flatMap((slug) => store.get(slug) ?? []);
    const texts: string[][] = [];
    for (const { render } of templates) texts.push(await render(recipes));
    for (const [row, recipe] of recipes.entries())
      yield { recipe, texts: texts.map((ofTemplate) => ofTemplate[row] ?? "") };
  }
}
