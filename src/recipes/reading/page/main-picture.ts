import type { Document, Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { getAttribute } from "./parse-page.ts";
import { isDecoration, pickFromSrcset } from "./picture-address.ts";

const MIN_WIDTH_PX = 150;

export function findMainPicture(document: Document): string | null {
  const elements = DomUtils.getElementsByTagName(
    (name) => name === "img" || name === "h1",
    document.children,
  );
  const heading = elements.findIndex((element) => element.name === "h1");
  const pictures = elements.slice(heading + 1).filter((element) => element.name === "img");
  const others = elements.slice(0, Math.max(0, heading)).filter((element) => element.name === "img");
  return [...pictures, ...others].map(getPictureUrl).find((address) => address !== null) ?? null;
}

function getPictureUrl(element: Element): string | null {
  const getAttributeText = (name: string) => getAttribute(element, name);
  const width = Number.parseInt(getAttributeText("width") ?? "", 10);
  if (width < MIN_WIDTH_PX) return null;
  const lazy =
    getAttributeText("data-src") ?? getAttributeText("data-lazy-src") ?? getAttributeText("data-original");
  const srcset = getAttributeText("data-srcset") ?? getAttributeText("srcset");
  const addresses = [srcset && pickFromSrcset(srcset), lazy, getAttributeText("src")];
  // Pages that load pictures late put an empty one in their place.
  const address = addresses.find((one) => one && !one.startsWith("data:")) ?? "";
  const said = `${address} ${getAttributeText("class") ?? ""} ${getAttributeText("alt") ?? ""}`;
  return address && !isDecoration(said) ? address : null;
}
