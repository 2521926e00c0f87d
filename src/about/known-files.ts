import type { KnownFile } from "../platform/downloads.ts";
import type { Log } from "../platform/log.ts";

export type FileOfAbout = "log" | "last-recipe";

export function findKnownFile({ log, lastReadFile }: { log: Log; lastReadFile: string }) {
  const files: Record<FileOfAbout, () => KnownFile> = {
    log() {
      log.flush();
      return { path: log.file, name: "tagine.log", mime: "text/plain;charset=utf-8" };
    },
    "last-recipe": () => ({ path: lastReadFile, name: "last-recipe.json", mime: "application/json" }),
  };
  const byName = new Map(Object.entries(files));
  return (known: string): KnownFile | null => byName.get(known)?.() ?? null;
}
