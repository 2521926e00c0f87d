import { DomainError } from "../../platform/errors.ts";
import type { Log } from "../../platform/log.ts";
import { ErrorPage, type Fetched, type SafeFetch } from "../../platform/safe-fetch.ts";
import { RobotCheck, SignInWall } from "./obstacles.ts";
import type { PageReader } from "./page-reader.ts";
import { decodePage } from "./page/decode-page.ts";
import type { Page } from "./page/read-page.ts";
import type { PdfFile } from "./pdf-reader.ts";
import { MAX_ERROR_PAGE_BYTES, MAX_UNPACKED_PAGE_BYTES } from "./reading-limits.ts";

const ROBOT_CHECK_STATUSES = [403, 429, 503];
const SIGN_IN_STATUSES = [401, 403];

class NotAWebPage extends DomainError {
  constructor(contentType: string) {
    super("invalid", "not-a-web-page", { contentType });
  }
}

export interface FetchPageParts {
  safeFetch: SafeFetch;
  reader: PageReader;
  log: Log;
  timeoutMs: number;
}

/** @throws NotAWebPage, RobotCheck, SignInWall, and whatever safe fetch throws */
export async function fetchPage(
  url: string,
  parts: FetchPageParts,
  signal?: AbortSignal,
): Promise<Page | PdfFile> {
  const page = await fetchOrRefuse(url, parts, signal);
  parts.log.debug(`got ${page.url}: ${page.bytes.length} bytes, ${page.contentType || "no content type"}`);
  if (isPdf(page)) return { url: page.url, pdf: page.bytes };
  if (!mayHoldText(page.contentType)) throw new NotAWebPage(page.contentType);
  return asText(page);
}

async function fetchOrRefuse(
  url: string,
  { safeFetch, reader, timeoutMs }: FetchPageParts,
  signal?: AbortSignal,
): Promise<Fetched> {
  try {
    return await safeFetch(url, {
      accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
      mostBytes: MAX_UNPACKED_PAGE_BYTES,
      errorPageMostBytes: MAX_ERROR_PAGE_BYTES,
      timeoutMs,
      ...(signal && { signal }),
    });
  } catch (problem) {
    if (problem instanceof ErrorPage) await refuseObstacle(problem, reader);
    throw problem;
  }
}

async function refuseObstacle({ status, page }: ErrorPage, reader: PageReader): Promise<void> {
  if (!page || ![...ROBOT_CHECK_STATUSES, ...SIGN_IN_STATUSES].includes(status)) return;
  const { obstacle } = await reader.read(asText(page));
  if (obstacle === "robot-check" && ROBOT_CHECK_STATUSES.includes(status)) throw new RobotCheck();
  if (obstacle === "sign-in-wall" && SIGN_IN_STATUSES.includes(status)) throw new SignInWall();
}

function asText({ url, bytes, contentType }: Fetched): Page {
  return { url, html: decodePage(bytes, contentType) };
}

/** Many sites send downloads without a content type. */
function isPdf({ bytes, contentType }: Fetched): boolean {
  return (
    /^application\/(?:x-)?pdf/.test(contentType) || new TextDecoder().decode(bytes.subarray(0, 5)) === "%PDF-"
  );
}

/** Some sites send no type, or a wrong one like `text/plain`. */
function mayHoldText(contentType: string): boolean {
  return (
    contentType === "" ||
    /^(?:text\/|application\/(?:xhtml|xml|json|ld\+json|octet-stream))/.test(contentType)
  );
}
