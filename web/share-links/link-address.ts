import type { ShareLink } from "../../src/contract/share-links.ts";
import { addServings } from "../text/add-servings.ts";

const THIS_DEVICE = /^(?:localhost|127\.|\[::1\]$)|\.localhost$/;

/** Whether no other device can open it. */
export const isOnlyHere = (address: string) => THIS_DEVICE.test(new URL(address).hostname);

/** @param servings null means the recipe's own */
export function linkAddress({ url }: Pick<ShareLink, "url">, servings: number | null): string {
  return addServings(new URL(url, location.origin).href, servings);
}
