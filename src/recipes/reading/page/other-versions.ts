import { isTag, type Document, type Element } from "domhandler";
import { DomUtils } from "htmlparser2";
import { getAttribute } from "./parse-page.ts";
import type { PageHead } from "./page-head.ts";

/** Each is fetched only if the ones before have no complete recipe. */
const MAX_VERSIONS = 3;
const PRINT =
  /(?:^|[/?&=_-])(?:print|printable|drucken|imprimer|imprimir|stampa|drukuj|skriv-?ut)(?:[/?&=._-]|$)/i;

/** Addresses of the same site that may show what this page lacks: for printing, as AMP, in a frame. */
export function findOtherVersions(head: PageHead, document: Document, url: string): string[] {
  const elements = DomUtils.find(isTag, document.children, true, Infinity).filter(isTag);
  const found = [...elements.flatMap((element) => findVersion(element) ?? []), head.amp ?? ""];
  const addresses = found.flatMap((address) => toSameSite(address, url) ?? []);
  return [...new Set(addresses)].slice(0, MAX_VERSIONS);
}

function findVersion(element: Element): string | null {
  if (element.name === "iframe") return getAttribute(element, "src") ?? null;
  if (element.name !== "a") return null;
  const address = getAttribute(element, "href") ?? "";
  return PRINT.test(address) ? address : null;
}

function toSameSite(address: string, url: string): string | null {
  if (!address || !URL.canParse(address, url)) return null;
  const [other, own] = [new URL(address, url), new URL(url)];
  other.hash = "";
  const isSameSite = toSite(other.hostname) === toSite(own.hostname);
  return isSameSite && /^https?:$/.test(other.protocol) && other.href !== own.href ? other.href : null;
}

const toSite = (host: string) => host.replace(/^(?:www|amp|m)\./, "");
