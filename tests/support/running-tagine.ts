import { afterEach, beforeEach } from "bun:test";
import { tagine, type Tagine } from "./tagine.ts";

/** Opens a new Tagine before each test of a file, runs its jobs, and closes it afterwards. */
export function runTaginePerTest(): Tagine {
  const at = {} as Tagine;
  beforeEach(async () => {
    Object.assign(at, await tagine());
    at.app.jobs.begin();
  });
  afterEach(() => at.close());
  return at;
}
