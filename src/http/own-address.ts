import type { Config } from "../config.ts";

/** A host with or without a port, as callers name it; they may write anything there. */
const HOST = /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i;

/**
 * Where this Tagine is reached, with a slash at the end: as its owner says, else as the caller reached it, else only
 * its path.
 */
export function ownAddress({ headers }: Request, { publicUrl, tls, basePath }: Config): string {
  if (publicUrl) return `${publicUrl}/`;
  const host = headers.get("Host") ?? "";
  if (!HOST.test(host)) return `${basePath}/`;
  const isSafe = tls !== null || headers.get("X-Forwarded-Proto") === "https";
  return `${isSafe ? "https" : "http"}://${host}${basePath}/`;
}
