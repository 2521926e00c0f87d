import { CODINGS, type Asset, type WebFiles } from "./assets.ts";
import { hasAlready, takes } from "./platform/accept.ts";

/**
 * What a page may do: only what comes from here, and no script that stands in the page itself. Pictures may be blurs
 * that were unfolded in the browser (`data:`) or were just chosen there (`blob:`).
 */
const PAGE_POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Of every page. */
const PAGE_HEADERS = {
  "Content-Type": "text/html;charset=utf-8",
  "Cache-Control": "no-cache",
  "Content-Security-Policy": PAGE_POLICY,
  "Referrer-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** What the page says of itself where nobody says more. */
const OWN_HEAD = /<meta name="description"[^>]*>([\s\S]*)<title>[^<]*<\/title>/;

const FOR_EVER = "public, max-age=31536000, immutable";
/** Of files whose names do not change with their content. */
const ASK_AGAIN = "no-cache";

export interface WebApp {
  /** A file, or null when there is none of this path (without a leading slash). */
  file(path: string, request: Request): Response | null;
  /** The page, for every address that is no file and no call. */
  page(request: Request): Response;
  /** The same with a title and tags of its own in its head. */
  pageWith(head: string, request: Request): Response;
  /** The page of the API docs. */
  docsPage(request: Request): Response;
}

/**
 * Serves the web app from the executable.
 * @param basePath below which it is reached; empty at the root of a host
 */
export function webApp(carried: WebFiles, basePath: string): WebApp {
  return {
    file(path, request) {
      const asset = carried.assets.get(path);
      return asset ? sent(asset, request, path.startsWith("assets/") ? FOR_EVER : ASK_AGAIN) : null;
    },
    page: page(carried.page, basePath),
    pageWith: (head, request) =>
      page(
        carried.page.replace(OWN_HEAD, (_, between) => between + head),
        basePath,
      )(request),
    docsPage: page(carried.docsPage, basePath),
  };
}

/** Answers with a page whose links all start at the base path. */
function page(html: string, basePath: string): (request: Request) => Response {
  const bytes = Buffer.from(html.replace('<base href="/" />', `<base href="${basePath}/" />`));
  const headers = { ...PAGE_HEADERS, ETag: `"${Bun.hash(bytes).toString(36)}"` };
  return (request) => notModified(request, headers) ?? new Response(bytes, { headers });
}

function sent({ mime, paths, etag }: Asset, request: Request, cacheControl: string): Response {
  const headers: Record<string, string> & { ETag: string } = { ETag: etag, "Cache-Control": cacheControl };
  headers["Vary"] = "Accept-Encoding";
  headers["Content-Type"] = mime;
  const taken = request.headers.get("Accept-Encoding") ?? "";
  const coding = CODINGS.find((name) => paths[name] && takes(taken, name, "*"));
  if (coding) headers["Content-Encoding"] = coding;
  return (
    notModified(request, headers) ??
    new Response(Bun.file((coding && paths[coding]) ?? paths.plain), { headers })
  );
}

/** 304 when the browser has this very content. */
function notModified(request: Request, headers: Record<string, string> & { ETag: string }): Response | null {
  return hasAlready(request, headers.ETag) ? new Response(null, { status: 304, headers }) : null;
}
