/**
 * Whether a header of the `Accept` family takes something. What stands first in the names and also in the header
 * decides; a weight of 0 says no.
 * @param names the name itself, then the wider ones that hold it: `image/webp`, `image/*`, then any at all
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

/** Whether whoever asks has this very answer, by its quoted ETag. A list may hold weak ones, and `*` is any. */
export function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match");
  if (known === null) return false;
  return known.split(",").some((one) => ["*", etag].includes(one.trim().replace(/^W\//, "")));
}
