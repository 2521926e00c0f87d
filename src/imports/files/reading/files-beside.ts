import { posix } from "node:path";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import type { FoundPicture } from "../file-format.ts";

/** Null if the link can't lead to a picture. */
export function findLinkedPicture(path: string, link: string, files: ArchiveFiles): FoundPicture | null {
  if (/^https?:\/\//i.test(link)) return { address: link };
  const [, data] = /^data:image\/[\w.+-]+;base64,(.+)$/s.exec(link) ?? [];
  if (data) return { bytes: Buffer.from(data, "base64") };
  const file = findFileBeside(path, link, files);
  return file === null ? null : { file };
}

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
