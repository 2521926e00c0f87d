import { tagine, type Tagine } from "./tagine.ts";
import { LOOPBACK, testSite, type TestSite } from "./test-site.ts";
import type { Reply } from "./caller.ts";

const PATIENCE_MS = 700;

export interface ImportTest {
  at: Tagine;
  site: TestSite;
  importFrom(path: string): Promise<Reply>;
  close(): Promise<void>;
}

export async function startImportTest(fetchTimeoutMs = PATIENCE_MS): Promise<ImportTest> {
  const site = testSite();
  const at = await tagine({ allowPrivateAddresses: LOOPBACK, fetchTimeoutMs });
  return {
    at,
    site,
    importFrom: (path) => at.user.send("POST", "recipes/create-url", { url: site.origin + path }),
    async close() {
      at.close();
      await site.close();
    },
  };
}

export function neverAnswer(): Promise<Response> {
  return new Promise(() => undefined);
}
