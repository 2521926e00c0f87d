/** Runs in its own process, since extra certificates are read at the start. */
import { safeFetch } from "../../src/platform/safe-fetch.ts";
import { LOOPBACK } from "./test-site.ts";

const get = safeFetch(LOOPBACK, async () => ["127.0.0.1"]);
try {
  const fetched = await get(process.argv[2] ?? "", { accept: "*/*", mostBytes: 1000, timeoutMs: 3000 });
  console.log(new TextDecoder().decode(fetched.bytes));
} catch (problem) {
  console.log((problem as { problem?: string }).problem ?? problem);
}
