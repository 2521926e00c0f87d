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

const DEFAULT_HEAD = /<meta name="description"[^>]*>([\s\S]*)<title>[^<]*<\/title>/;

const FOR_EVER = "public, max-age=31536000, immutable";
const NO_CACHE = "no-cache";

export interface WebApp {
  file(path: string, request: Request): Response | null;
  page(request: Request): Response;
  pageWith(head: string, request: Request): Response;
  docsPage(request: Request): Response;
}

/** @param basePath empty at the root of a host */
export function webApp(files: WebFiles, basePath: string): WebApp {
  const policy = createPolicy(files.page);
  return {
    file(path, request) {
      const asset = files.assets.get(path);
      return asset ? sendAsset(asset, request, path.startsWith("assets/") ? FOR_EVER : NO_CACHE) : null;
    },
    page: page(files.page, policy, basePath, basePath === "" ? files.packedPage : null),
    pageWith(head, request) {
      const html = files.page.replace(DEFAULT_HEAD, (_, between) => between + head);
      return page(html, policy, basePath)(request);
    },
    docsPage: page(files.docsPage, createPolicy(files.docsPage), basePath),
  };
}

/** @param brotli the precompressed page, if it is identical */
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
    const coding = chooseCoding(request, brotli ? CODINGS : ["gzip"]);
    if (!coding) return new Response(bytes, { headers });
    // Fast compression, because pages with their own head are compressed for each request.
    const compressed = coding === "br" && brotli ? brotli : (gzip ??= gzipSync(bytes));
    return new Response(compressed, { headers: { ...headers, "Content-Encoding": coding } });
  };
}

/** Pictures may be blurs (`data:`) or local files (`blob:`). */
function createPolicy(html: string): string {
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
  const coding = chooseCoding(
    request,
    CODINGS.filter((name) => paths[name]),
  );
  if (coding) headers["Content-Encoding"] = coding;
  return (
    notModified(request, headers) ??
    new Response(Bun.file((coding && paths[coding]) ?? paths.plain), { headers })
  );
}

function chooseCoding(request: Request, codings: readonly Coding[]): Coding | undefined {
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  return codings.find((name) => acceptsCoding(accepted, name, "*"));
}

function notModified(request: Request, headers: Record<string, string> & { ETag: string }): Response | null {
  return isUnchanged(request, headers.ETag) ? new Response(null, { status: 304, headers }) : null;
}
