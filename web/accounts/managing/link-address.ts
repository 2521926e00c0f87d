import type { SignUpLink } from "../../../src/contract/sign-ups.ts";

/** The absolute URL of a sign-up link. */
export function linkAddress({ url }: Pick<SignUpLink, "url">, origin: string): string {
  return new URL(url, origin).href;
}
