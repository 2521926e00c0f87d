import { tagine, type Tagine } from "./tagine.ts";
import { LOOPBACK, testSite, type TestSite } from "./test-site.ts";
import type { Reply } from "./caller.ts";

/** Milliseconds that a site has to answer; what is to be too slow for it answers never. */
const PATIENCE_MS = 700;

/** A Tagine, and a site that it may import from. */
export interface Importing {
  at: Tagine;
  site: TestSite;
  /** Has a page of the site imported by a user. */
  bring(path: string): Promise<Reply>;
  close(): Promise<void>;
}

export async function importing(fetchTimeoutMs = PATIENCE_MS): Promise<Importing> {
  const site = testSite();
  const at = await tagine({ allowPrivateAddresses: LOOPBACK, fetchTimeoutMs });
  return {
    at,
    site,
    bring: (path) => at.user.send("POST", "recipes/create-url", { url: site.origin + path }),
    async close() {
      at.close();
      await site.close();
    },
  };
}

/** How a site that has gone to sleep answers. */
export function never(): Promise<Response> {
  return new Promise(() => undefined);
}
