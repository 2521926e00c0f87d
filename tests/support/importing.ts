import { tagine, type Tagine } from "./tagine.ts";
import { LOOPBACK, testSite, type TestSite } from "./test-site.ts";
import type { Reply } from "./caller.ts";

const PATIENCE_MS = 700;

export interface Importing {
  at: Tagine;
  site: TestSite;
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

export function neverAnswer(): Promise<Response> {
  return new Promise(() => undefined);
}
