import { posix } from "node:path";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";

/** The file that a relative link in another file leads to. */
export function findFileBeside(path: string, link: string, files: ArchiveFiles): string | null {
  const written = link.trim().replaceAll("\\", "/");
  const places = [written, decodeLink(written.replace(/[?#].*$/s, ""))].map((name) =>
    posix.join(posix.dirname(path), name).normalize("NFC"),
  );
  return places.find((place) => files.derive(listNames).has(place)) ?? null;
}

function listNames({ names }: ArchiveFiles): Set<string> {
  return new Set(names);
}

/** Without percent-encoding; as it is if that's broken. */
export function decodeLink(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
