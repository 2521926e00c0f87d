export function getDeviceName({ headers }: Request): string {
  return headers.get("User-Agent") ?? "";
}
