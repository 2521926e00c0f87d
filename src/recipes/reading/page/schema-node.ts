import { MAX_REFERENCED_CHARACTERS, MAX_SCHEMA_DEPTH, MAX_SCHEMA_NODES } from "../reading-limits.ts";

/** Any property may be text, a number, an object, or a list of these. */
export type SchemaNode = { [property: string]: unknown };

export function listNodes(roots: unknown[]): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (
      typeof value !== "object" ||
      value === null ||
      depth > MAX_SCHEMA_DEPTH ||
      nodes.length > MAX_SCHEMA_NODES
    )
      return;
    if (Array.isArray(value)) return value.forEach((item) => visit(item, depth + 1));
    nodes.push(value as SchemaNode);
    for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  visit(roots, 0);
  return nodes;
}

export function isOfType(node: SchemaNode, type: string): boolean {
  return toList(node["@type"]).some(
    (name) => typeof name === "string" && name.replace(/^.*[/#:]/, "").toLowerCase() === type.toLowerCase(),
  );
}

export function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flat(3) : [value];
}

export function toNode(value: unknown): SchemaNode | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as SchemaNode) : null;
}

/** `{"@id": "#author"}`. Of several objects with one id, the fullest wins. */
export function createReferenceResolver(nodes: SchemaNode[]): (value: unknown) => unknown {
  const byId = new Map<string, SchemaNode>();
  for (const node of nodes) {
    const id = node["@id"];
    if (typeof id !== "string") continue;
    const known = byId.get(id);
    if (!known || Object.keys(known).length < Object.keys(node).length) byId.set(id, node);
  }
  const weights = new Map<SchemaNode, number>();
  let room = MAX_REFERENCED_CHARACTERS;
  return (value) => {
    const node = toNode(value);
    const id = node?.["@id"];
    if (!node || typeof id !== "string" || Object.keys(node).some((key) => !key.startsWith("@")))
      return value;
    const named = byId.get(id);
    if (!named) return value;
    const weight = weights.get(named) ?? measureCharacters(named, 0);
    weights.set(named, weight);
    room -= weight;
    return room > 0 ? named : value;
  };
}

function measureCharacters(value: unknown, depth: number): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null || depth > MAX_SCHEMA_DEPTH) return 1;
  return Object.values(value).reduce((sum: number, inner) => sum + measureCharacters(inner, depth + 1), 1);
}
