import { toFields } from "../../../archiving/lenient-values.ts";
import type { SchemaNode } from "../../../recipes/reading/page/schema-node.ts";
import { isSchemaRecipe } from "./schema-node-recipe.ts";

const MAX_DEPTH = 12;
const REFERENCE_DEPTH = 4;

/** All recipes at any depth, in order. Recipes inside another one are parts of it. */
export function listSchemaRecipes(value: unknown): SchemaNode[] {
  const recipes: SchemaNode[] = [];
  const byId = new Map<string, SchemaNode>();
  const visit = (inner: unknown, depth: number): void => {
    if (typeof inner !== "object" || inner === null || depth > MAX_DEPTH) return;
    const node = toFields(inner);
    if (node) rememberNode(node, byId);
    if (node && isSchemaRecipe(node)) recipes.push(node);
    else Object.values(inner).forEach((one) => visit(one, depth + 1));
  };
  visit(value, 0);
  return byId.size > 1 ? recipes.map((recipe) => insertReferences(recipe, byId)) : recipes;
}

/** Of several objects with one id, the fullest wins. */
function rememberNode(node: SchemaNode, byId: Map<string, SchemaNode>): void {
  const id = node["@id"];
  if (typeof id !== "string") return;
  const known = byId.get(id);
  if (!known || Object.keys(known).length < Object.keys(node).length) byId.set(id, node);
}

/** `{"@id": "#author"}` refers to an object elsewhere in the file. */
function insertReferences(recipe: SchemaNode, byId: Map<string, SchemaNode>): SchemaNode {
  const resolve = (value: unknown, depth: number): unknown => {
    if (typeof value !== "object" || value === null || depth > REFERENCE_DEPTH) return value;
    if (Array.isArray(value)) return value.map((item) => resolve(item, depth + 1));
    const node = value as SchemaNode;
    const id = node["@id"];
    const isReference = typeof id === "string" && Object.keys(node).length === 1;
    const whole = isReference ? byId.get(id) : undefined;
    if (isReference) return whole && !isSchemaRecipe(whole) ? resolve(whole, depth + 1) : value;
    return mapValues(node, (inner) => resolve(inner, depth + 1));
  };
  return mapValues(recipe, (inner) => resolve(inner, 0));
}

function mapValues(node: SchemaNode, map: (value: unknown) => unknown): SchemaNode {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, map(value)]));
}
