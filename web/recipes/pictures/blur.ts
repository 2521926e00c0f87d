import { thumbHashToDataURL } from "thumbhash";

/** A picture's thumbhash (base64) unfolded into a blur of it, as a `data:` address; undefined without one. */
export function makeBlurUrl(hash: string | null | undefined): string | undefined {
  if (!hash) return undefined;
  return thumbHashToDataURL(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0)));
}
