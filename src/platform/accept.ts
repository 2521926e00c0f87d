/**
 * Reads a header of the `Accept` family. The first of `names` that it lists decides; a weight of 0 means no.
 * @param names from exact to wide: `image/webp`, then its wildcards
 */
export function acceptsCoding(header: string, ...names: string[]): boolean {
  const weights = new Map(header.toLowerCase().split(",").map(parseWeight));
  const named = names.find((name) => weights.has(name));
  return named !== undefined && weights.get(named) !== 0;
}

function parseWeight(part: string): [name: string, weight: number] {
  const [name = "", ...params] = part.split(";").map((word) => word.trim());
  const weight = params.find((param) => param.startsWith("q="));
  return [name, weight === undefined ? 1 : Number(weight.slice(2))];
}

/** Whether the request already has this answer. `If-None-Match` may be a list, hold weak ETags, or be `*`. */
export function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match");
  if (known === null) return false;
  return known.split(",").some((one) => ["*", etag].includes(one.trim().replace(/^W\//, "")));
}
