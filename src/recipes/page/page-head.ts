import type { Recipe } from "../../contract/recipes.ts";
import { schemaOrgRecipe, type SchemaOrgParts } from "../schema-org.ts";

const MAX_DESCRIPTION_LENGTH = 300;

/** Sources: https://ogp.me, https://schema.org/Recipe */
export function recipePageHead(recipe: Recipe, where: SchemaOrgParts): string {
  const description = recipe.description.replace(/\s+/g, " ").slice(0, MAX_DESCRIPTION_LENGTH);
  const shared = {
    "og:type": "article",
    "og:site_name": "Tagine",
    "og:title": recipe.name,
    "og:url": `${where.base}recipe/${recipe.slug}`,
    "og:description": description,
    "og:image": recipe.image && `${where.base}api/recipes/${recipe.image}/image?image_type=small`,
  };
  const tags = Object.entries(shared).filter(([, content]) => content);
  // A script ends at the first `</script`, even inside a string.
  const data = JSON.stringify(schemaOrgRecipe(recipe, where)).replaceAll("<", "\\u003c");
  return [
    `<title>${Bun.escapeHTML(recipe.name)} · Tagine</title>`,
    ...(description ? [`<meta name="description" content="${Bun.escapeHTML(description)}" />`] : []),
    ...tags.map(
      ([property, content]) => `<meta property="${property}" content="${Bun.escapeHTML(content ?? "")}" />`,
    ),
    `<script type="application/ld+json">${data}</script>`,
  ].join("\n    ");
}
