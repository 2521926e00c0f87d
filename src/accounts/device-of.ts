/** What the browser or program that calls names itself; empty when it does not say. */
export function deviceOf({ headers }: Request): string {
  return headers.get("User-Agent") ?? "";
}
