import type { ShareLink } from "../../src/contract/share-links.ts";

export function linkAddress({ url }: Pick<ShareLink, "url">): string {
  return new URL(url, location.origin).href;
}
