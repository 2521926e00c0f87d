import type { Document, Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { attributeOf } from "./parse-page.ts";

/** A picture this wide, in CSS pixels, is no icon. */
const LEAST_WIDTH = 150;
const DECORATION =
  /logo|icon|avatar|sprite|placeholder|blank|spacer|pixel|badge|banner|button|emoji|gravatar|print|fallback|pinterest|\.svg(?:$|[?\s])/i;

/** The first picture after the page's main heading that may be of the dish; null when there is none. Not yet absolute. */
export function mainPicture(document: Document): string | null {
  const elements = DomUtils.getElementsByTagName(
    (name) => name === "img" || name === "h1",
    document.children,
  );
  const heading = elements.findIndex((element) => element.name === "h1");
  const pictures = elements.slice(heading + 1).filter((element) => element.name === "img");
  const others = elements.slice(0, Math.max(0, heading)).filter((element) => element.name === "img");
  return [...pictures, ...others].map(addressOf).find((address) => address !== null) ?? null;
}

function addressOf(element: Element): string | null {
  const written = (name: string) => attributeOf(element, name);
  const width = Number.parseInt(written("width") ?? "", 10);
  if (width < LEAST_WIDTH) return null;
  const lazy = written("data-src") ?? written("data-lazy-src") ?? written("data-original");
  const address = lazy ?? written("src") ?? written("srcset")?.split(/[\s,]/)[0] ?? "";
  const said = `${address} ${written("class") ?? ""} ${written("alt") ?? ""}`;
  return address && !address.startsWith("data:") && !DECORATION.test(said) ? address : null;
}
