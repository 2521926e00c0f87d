import type { DisplayLink } from "../contract/displays.ts";
import type { Clock } from "../platform/clock.ts";
import { hashDisplayCode, makeDisplayCode } from "./display-code.ts";
import type { DisplayLinkStore } from "./display-link-store.ts";

const LINK_MINUTES = 10;

interface NewDisplay {
  userId: number;
  name: string;
  /** Of the site, with a slash at its end. */
  address: string;
}

interface Parts {
  displayLinks: DisplayLinkStore;
  clock: Clock;
}

/** Replaces the person's unused link. */
export function createDisplayLink(
  { userId, name, address }: NewDisplay,
  { displayLinks, clock }: Parts,
): DisplayLink {
  const code = makeDisplayCode();
  const expiresAt = new Date(clock().getTime() + LINK_MINUTES * 60_000);
  displayLinks.put({ userId, name, codeHash: hashDisplayCode(code), expiresAt });
  // Browsers send nothing after `#`, so no log contains the code.
  return { name, code, url: `${address}display#code=${code}`, expiresAt: expiresAt.toISOString() };
}
