/**
 * A thing of schema.org as pages write it, in JSON-LD or as microdata. Nothing about it can be relied on: every
 * property may be a text, a number, a thing, or a list of these.
 */
export type SchemaNode = { [property: string]: unknown };

/** Pages are written by machines that make mistakes: no honest one nests deeper or holds more. */
const MOST_DEPTH = 30;
const MOST_NODES = 20_000;
/** What references stand for is read once for each of them: characters of one page that are read so. */
const MOST_REFERRED = 1_000_000;

/** Every thing in some values, however deep, outer before inner; references by `@id` stand for what they name. */
export function allNodes(roots: unknown[]): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== "object" || value === null || depth > MOST_DEPTH || nodes.length > MOST_NODES)
      return;
    if (Array.isArray(value)) return value.forEach((item) => visit(item, depth + 1));
    nodes.push(value as SchemaNode);
    for (const inner of Object.values(value)) visit(inner, depth + 1);
  };
  visit(roots, 0);
  return nodes;
}

/** Whether a thing is of a type, `Recipe` for one, however the page spells it. */
export function isOfType(node: SchemaNode, type: string): boolean {
  return toList(node["@type"]).some(
    (name) => typeof name === "string" && name.replace(/^.*[/#:]/, "").toLowerCase() === type.toLowerCase(),
  );
}

/** A value as a list: nothing is an empty one, a list stays, anything else is a list of one. */
export function toList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.flat(3) : [value];
}

/** A value as a thing; null when it is none. */
export function toNode(value: unknown): SchemaNode | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as SchemaNode) : null;
}

/**
 * Finds what a bare reference (`{"@id": "#author"}`) stands for. Of several things with one id, the fullest.
 */
export function referenceResolver(nodes: SchemaNode[]): (value: unknown) => unknown {
  const byId = new Map<string, SchemaNode>();
  for (const node of nodes) {
    const id = node["@id"];
    if (typeof id !== "string") continue;
    const known = byId.get(id);
    if (!known || Object.keys(known).length < Object.keys(node).length) byId.set(id, node);
  }
  const weights = new Map<SchemaNode, number>();
  let room = MOST_REFERRED;
  return (value) => {
    const node = toNode(value);
    const id = node?.["@id"];
    if (!node || typeof id !== "string" || Object.keys(node).some((key) => !key.startsWith("@")))
      return value;
    const named = byId.get(id);
    if (!named) return value;
    const weight = weights.get(named) ?? weighAlone(named, 0);
    weights.set(named, weight);
    room -= weight;
    return room > 0 ? named : value;
  };
}

/** How much there is to read in a value: characters, and one for each thing and list. */
function weighAlone(value: unknown, depth: number): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null || depth > MOST_DEPTH) return 1;
  return Object.values(value).reduce((sum: number, inner) => sum + weighAlone(inner, depth + 1), 1);
}
