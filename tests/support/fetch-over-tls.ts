/**
 * Run as a process of its own by a test, since extra certificates are read at the start: fetches an address whose name
 * is said to be at 127.0.0.1, and prints what came of it.
 */
import { safeFetch } from "../../src/platform/safe-fetch.ts";
import { LOOPBACK } from "./test-site.ts";

const get = safeFetch(LOOPBACK, async () => ["127.0.0.1"]);
try {
  const fetched = await get(process.argv[2] ?? "", { accept: "*/*", mostBytes: 1000, timeoutMs: 3000 });
  console.log(new TextDecoder().decode(fetched.bytes));
} catch (problem) {
  console.log((problem as { problem?: string }).problem ?? problem);
}
