import type { LatestRelease } from "../contract/about.ts";
import type { Clock } from "../platform/clock.ts";
import { getMessage } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import type { SafeFetch } from "../platform/safe-fetch.ts";

/** What was heard counts for so long, in milliseconds. */
const KEPT_MS = 24 * 60 * 60_000;
/** Somebody is looking at a page that lacks a line meanwhile, in milliseconds. */
const TIMEOUT_MS = 5000;
/** Of what the releases' site sends: it tells of each file of the release. */
const MOST_BYTES = 1_000_000;
/** Characters of a version. */
const TAG_MOST = 100;

interface Parts {
  /** Where the latest release is told of as `{"tag_name": …}`; null when nobody is asked. */
  url: string | null;
  safeFetch: SafeFetch;
  clock: Clock;
  log: Log;
}

export type AskForRelease = () => Promise<LatestRelease | null>;

/**
 * Asks for the newest version that there is, once a day, and only when somebody wants to know. Null where nobody is
 * asked, and when nobody knows.
 */
export function latestRelease({ url, safeFetch, clock, log }: Parts): AskForRelease {
  let heard: { release: LatestRelease; at: number } | null = null;
  let asking: Promise<LatestRelease | null> | null = null;

  async function ask(from: string): Promise<LatestRelease | null> {
    try {
      const answer = await safeFetch(from, {
        accept: "application/json",
        mostBytes: MOST_BYTES,
        timeoutMs: TIMEOUT_MS,
      });
      const release = parseRelease(new TextDecoder().decode(answer.bytes));
      heard = { release, at: clock().getTime() };
      return release;
    } catch (problem) {
      log.debug(`the latest release could not be asked for: ${getMessage(problem)}`);
      return null;
    }
  }

  return async () => {
    if (!url) return null;
    if (heard && clock().getTime() - heard.at < KEPT_MS) return heard.release;
    // Who asks meanwhile gets the same answer.
    asking ??= ask(url).finally(() => {
      asking = null;
    });
    return asking;
  };
}

/** @throws Error when what was sent tells of no release */
function parseRelease(text: string): LatestRelease {
  const sent: unknown = JSON.parse(text);
  const tag = typeof sent === "object" && sent && "tag_name" in sent ? sent.tag_name : null;
  if (typeof tag !== "string" || tag === "" || tag.length > TAG_MOST)
    throw new Error("there is no tag_name in what was sent");
  return { tag_name: tag };
}
