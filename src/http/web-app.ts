import { gzipSync } from "node:zlib";
import { CODINGS, type Asset, type Coding, type WebFiles } from "../assets.ts";
import { isUnchanged, acceptsCoding } from "../platform/accept.ts";

const PAGE_HEADERS = {
  "Content-Type": "text/html;charset=utf-8",
  "Cache-Control": "no-cache",
  "Referrer-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  Vary: "Accept-Encoding",
};

/** The page's default description and title. */
const OWN_HEAD = /<meta name="description"[^>]*>([\s\S]*)<title>[^<]*<\/title>/;

const FOR_EVER = "public, max-age=31536000, immutable";
/** For files whose names don't change with their content. */
const ASK_AGAIN = "no-cache";

export interface WebApp {
  /** Takes a path without a leading slash. */
  file(path: string, request: Request): Response | null;
  /** For all addresses that aren't files or calls. */
  page(request: Request): Response;
  /** With a title and meta tags of its own. */
  pageWith(head: string, request: Request): Response;
  docsPage(request: Request): Response;
}

/** @param basePath empty at the root of a host */
export function webApp(carried: WebFiles, basePath: string): WebApp {
  const policy = policyFor(carried.page);
  return {
    file(path, request) {
      const asset = carried.assets.get(path);
      return asset ? sendAsset(asset, request, path.startsWith("assets/") ? FOR_EVER : ASK_AGAIN) : null;
    },
    // With a base path, the links differ from the precompressed page.
    page: page(carried.page, policy, basePath, basePath === "" ? carried.packedPage : null),
    pageWith(head, request) {
      const html = carried.page.replace(OWN_HEAD, (_, between) => between + head);
      return page(html, policy, basePath)(request);
    },
    docsPage: page(carried.docsPage, policyFor(carried.docsPage), basePath),
  };
}

/**
 * All links start at the base path.
 * @param brotli the precompressed page, if it is identical
 */
function page(
  html: string,
  policy: string,
  basePath: string,
  brotli: Uint8Array<ArrayBuffer> | null = null,
): (request: Request) => Response {
  const bytes = Buffer.from(html.replace('<base href="/" />', `<base href="${basePath}/" />`));
  const headers = {
    ...PAGE_HEADERS,
    "Content-Security-Policy": policy,
    ETag: `"${Bun.hash(bytes).toString(36)}"`,
  };
  let gzip: Uint8Array<ArrayBuffer> | undefined;
  return (request) => {
    const known = notModified(request, headers);
    if (known) return known;
    const coding = codingFor(request, brotli ? CODINGS : ["gzip"]);
    if (!coding) return new Response(bytes, { headers });
    // Fast compression, because pages with their own head are compressed for each request.
    const packed = coding === "br" && brotli ? brotli : (gzip ??= gzipSync(bytes));
    return new Response(packed, { headers: { ...headers, "Content-Encoding": coding } });
  };
}

/**
 * Content Security Policy: only this origin, plus the page's inline styles and script. Pictures may be blurs (`data:`)
 * or local files (`blob:`).
 */
function policyFor(html: string): string {
  return [
    "default-src 'self'",
    `style-src 'self' ${hashInline(html, "style")}`,
    `script-src 'self' ${hashInline(html, "script")}`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashInline(html: string, element: "style" | "script"): string {
  const inside = html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, "g"));
  return [...inside]
    .map(([, text = ""]) => `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'`)
    .join(" ");
}

function sendAsset({ mime, paths, etag }: Asset, request: Request, cacheControl: string): Response {
  const headers: Record<string, string> & { ETag: string } = { ETag: etag, "Cache-Control": cacheControl };
  headers["Vary"] = "Accept-Encoding";
  headers["Content-Type"] = mime;
  const coding = codingFor(
    request,
    CODINGS.filter((name) => paths[name]),
  );
  if (coding) headers["Content-Encoding"] = coding;
  return (
    notModified(request, headers) ??
    new Response(Bun.file((coding && paths[coding]) ?? paths.plain), { headers })
  );
}

function codingFor(request: Request, codings: readonly Coding[]): Coding | undefined {
  const taken = request.headers.get("Accept-Encoding") ?? "";
  return codings.find((name) => acceptsCoding(taken, name, "*"));
}

function notModified(request: Request, headers: Record<string, string> & { ETag: string }): Response | null {
  return isUnchanged(request, headers.ETag) ? new Response(null, { status: 304, headers }) : null;
}
