import { AddressInvalid } from "./mealie-problems.ts";

/** Path prefixes of pages in Mealie's app. */
const APP_PATH =
  /\/(?:g|login|admin|household|group|user|shopping-lists|recipe|recipes|r|api|docs)(?:\/.*)?$/;

/**
 * Lists possible base addresses of Mealie for a typed or copied address, without a trailing slash.
 * @throws AddressInvalid
 */
export function listBaseAddresses(address: string): string[] {
  const text = address.trim();
  const hasProtocol = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const written = hasProtocol ? [text] : [`https://${text}`, `http://${text}`];
  const urls = written.map(parseAddress).filter((url) => url !== null);
  if (urls.length === 0) throw new AddressInvalid();
  const bases = urls.flatMap(({ origin, pathname }) => {
    const path = pathname.replace(APP_PATH, "").replace(/\/+$/, "");
    return path === "" ? [origin] : [origin + path, origin];
  });
  return [...new Set(bases)];
}

function parseAddress(text: string): URL | null {
  if (/\s/.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.hostname !== "" ? url : null;
}
