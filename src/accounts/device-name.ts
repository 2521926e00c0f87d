/** What the browser or program that calls names itself; empty when it does not say. */
export function getDeviceName({ headers }: Request): string {
  return headers.get("User-Agent") ?? "";
}
