import { plainLine } from "../../text/text.ts";

export interface PageHead {
  jsonLd: string[];
  /** `content` by lower-case `property` or `name`; the first of each counts. */
  meta: Record<string, string>;
  title: string;
  /** Titles and descriptions for sharing, as written, with line breaks. */
  shared: string[];
  /** May be relative. */
  canonical: string | null;
  /** The page's version for phones; may be relative. */
  amp: string | null;
}

const SHARED = /^(?:og:|twitter:)?(?:title|description)$/;

/** Much cheaper than from a tree. */
export function readHead(html: string): PageHead {
  const jsonLd: string[] = [];
  const meta: Record<string, string> = Object.create(null);
  const shared: string[] = [];
  let title = "";
  let canonical: string | null = null;
  let amp: string | null = null;
  let titles = 0;
  new HTMLRewriter()
    .on("script[type*='ld+json' i]", {
      element: () => void jsonLd.push(""),
      text: (chunk) => void jsonLd.push((jsonLd.pop() ?? "") + chunk.text),
    })
    .on("meta[content]", {
      element(element) {
        const name = (element.getAttribute("property") ?? element.getAttribute("name") ?? "").toLowerCase();
        const content = element.getAttribute("content") ?? "";
        if (name) meta[name] ??= plainLine(content);
        if (SHARED.test(name)) shared.push(content);
      },
    })
    .on("title", {
      element: () => void titles++,
      text: (chunk) => void (titles === 1 && (title += chunk.text)),
    })
    .on("link[rel='canonical' i]", {
      element: (element) => void (canonical ??= element.getAttribute("href")),
    })
    .on("link[rel='amphtml' i]", {
      element: (element) => void (amp ??= element.getAttribute("href")),
    })
    .transform(html);
  return { jsonLd, meta, title: plainLine(title), shared, canonical, amp };
}

export function getSharedTitle({ meta, title }: PageHead): string {
  return meta["og:title"] ?? title;
}
