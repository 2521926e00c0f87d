import { thumbHashToDataURL } from "thumbhash";

/** A thumbhash (base64) as a `data:` URL. */
export function makeBlurUrl(hash: string | null | undefined): string | undefined {
  if (!hash) return undefined;
  return thumbHashToDataURL(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0)));
}
