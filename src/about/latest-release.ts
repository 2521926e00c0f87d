import type { LatestRelease } from "../contract/about.ts";
import type { Clock } from "../platform/clock.ts";
import { getMessage } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import type { SafeFetch } from "../platform/safe-fetch.ts";

const CACHE_MS = 24 * 60 * 60_000;
const TIMEOUT_MS = 5000;
const MAX_BYTES = 1_000_000;
const MAX_TAG_LENGTH = 100;

interface Parts {
  /** Answers with `{"tag_name": …}`; null turns the check off. */
  url: string | null;
  safeFetch: SafeFetch;
  clock: Clock;
  log: Log;
}

export type AskForRelease = () => Promise<LatestRelease | null>;

export function latestRelease({ url, safeFetch, clock, log }: Parts): AskForRelease {
  let cached: { release: LatestRelease; at: number } | null = null;
  let pending: Promise<LatestRelease | null> | null = null;

  async function ask(from: string): Promise<LatestRelease | null> {
    try {
      const answer = await safeFetch(from, {
        accept: "application/json",
        mostBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
      });
      const release = parseRelease(new TextDecoder().decode(answer.bytes));
      cached = { release, at: clock().getTime() };
      return release;
    } catch (problem) {
      log.debug(`the latest release could not be asked for: ${getMessage(problem)}`);
      return null;
    }
  }

  return async () => {
    if (!url) return null;
    if (cached && clock().getTime() - cached.at < CACHE_MS) return cached.release;
    pending ??= ask(url).finally(() => {
      pending = null;
    });
    return pending;
  };
}

function parseRelease(text: string): LatestRelease {
  const sent: unknown = JSON.parse(text);
  const tag = typeof sent === "object" && sent && "tag_name" in sent ? sent.tag_name : null;
  if (typeof tag !== "string" || tag === "" || tag.length > MAX_TAG_LENGTH)
    throw new Error("the answer has no tag_name");
  return { tag_name: tag };
}
