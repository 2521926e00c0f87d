import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The caller removes it. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), "tagine-test-"));
}

export function removeFolder(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
