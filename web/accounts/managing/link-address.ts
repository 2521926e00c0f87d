import type { SignUpLink } from "../../../src/contract/sign-ups.ts";

export function linkAddress({ url }: Pick<SignUpLink, "url">, origin: string): string {
  return new URL(url, origin).href;
}
