import type { SignUpLink } from "../../../src/contract/sign-ups.ts";

/** The whole address of a sign-up link's page, as somebody else needs it: where it only has a path, at this origin. */
export function linkAddress({ url }: Pick<SignUpLink, "url">, origin: string): string {
  return new URL(url, origin).href;
}
