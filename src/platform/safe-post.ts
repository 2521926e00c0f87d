import type { AddressList } from "./addresses.ts";
import { DomainError } from "./errors.ts";
import { connect, everyAddress, TooSlow, Unreachable, type HostLookup } from "./safe-connect.ts";

interface PostOptions {
  body: string;
  userAgent: string;
  timeoutMs: number;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** @throws PrivateAddress, Unreachable, TooSlow */
export type SafePost = (url: string, options: PostOptions) => Promise<number>;

export function safePost(allowed: AddressList, hostLookup: HostLookup = everyAddress): SafePost {
  return async (url, { body, userAgent, timeoutMs, headers: more, signal: givenUp }) => {
    const at = new URL(url);
    const inTime = AbortSignal.timeout(timeoutMs);
    const signal = givenUp ? AbortSignal.any([inTime, givenUp]) : inTime;
    const own = { "Content-Type": "application/json", "User-Agent": userAgent };
    const headers = { ...own, ...toCredentials(at), ...more };
    const request = { method: "POST", body, headers };
    try {
      // Redirects aren't followed: the content was meant for this address only.
      const answer = await connect(at, { request, signal, allowed, hostLookup });
      await answer.body?.cancel();
      return answer.status;
    } catch (problem) {
      if (problem instanceof DomainError) throw problem;
      if (inTime.aborted) throw new TooSlow(at.hostname, Math.round(timeoutMs / 1000));
      throw new Unreachable(at.hostname);
    }
  };
}

/** Source: RFC 7617 */
function toCredentials({ username, password }: URL): Record<string, string> {
  if (!username && !password) return {};
  const credentials = Buffer.from(`${decodePart(username)}:${decodePart(password)}`).toString("base64");
  return { Authorization: `Basic ${credentials}` };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
