import type { Config } from "../config.ts";

const HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;

/** Ends with a slash. Uses the configured URL, else the request's host, else only the path. */
export function ownAddress({ headers }: Request, { publicUrl, tls, basePath }: Config): string {
  if (publicUrl) return `${publicUrl}/`;
  const host = headers.get("Host") ?? "";
  if (!HOST.test(host)) return `${basePath}/`;
  const isSafe = tls !== null || headers.get("X-Forwarded-Proto") === "https";
  return `${isSafe ? "https" : "http"}://${host}${basePath}/`;
}
