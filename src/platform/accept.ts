/** `names` go from exact to wide: the first one that the header lists decides. */
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

export function isUnchanged(request: Request, etag: string): boolean {
  const known = request.headers.get("If-None-Match");
  if (known === null) return false;
  return known.split(",").some((one) => ["*", etag].includes(one.trim().replace(/^W\//, "")));
}
