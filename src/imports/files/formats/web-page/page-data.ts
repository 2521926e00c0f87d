import type { RecipeInput } from "../../../../contract/recipes.ts";
import { readJsonLd } from "../../../../recipes/reading/page/json-ld.ts";
import { readHead } from "../../../../recipes/reading/page/page-head.ts";
import type { SchemaNode } from "../../../../recipes/reading/page/schema-node.ts";
import { toText } from "../../../../archiving/lenient-values.ts";
import { MAX_CHARACTERS } from "../../../../recipes/reading/reading-limits.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import { listAddresses, readSchemaExtras, readSchemaVideos } from "../../reading/schema-node-recipe.ts";
import { listSchemaRecipes } from "../../reading/schema-nodes.ts";

/** The recipes of a page's structured data. */
export function listDeclaredRecipes(html: string): SchemaNode[] {
  return listSchemaRecipes(readJsonLd(readHead(html.slice(0, MAX_CHARACTERS)).jsonLd));
}

/** Adds links of videos and values without a field, which reading a page leaves out. */
export function addDeclared(recipe: RecipeInput, nodes: readonly SchemaNode[], isOnly: boolean): RecipeInput {
  const named = nodes.find((node) => plainLine(toText(node["name"] ?? node["headline"])) === recipe.name);
  const node = named ?? (isOnly && nodes.length === 1 ? nodes[0] : undefined);
  if (!node) return recipe;
  const { url: _url, ...extras } = readSchemaExtras(node);
  const [address = null] = listAddresses(node);
  const orgURL = recipe.orgURL ?? address;
  const isBased = Boolean(node["isBasedOn"] ?? node["isBasedOnUrl"]);
  return {
    ...recipe,
    orgURL,
    notes: [...(recipe.notes ?? []), ...readSchemaVideos(node)],
    extras: { ...extras, ...(isBased && address !== null && address !== orgURL && { url: address }) },
  };
}
