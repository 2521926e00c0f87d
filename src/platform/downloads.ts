import { existsSync } from "node:fs";
import { jwt } from "@elysiajs/jwt";
import type { Clock } from "./clock.ts";
import { DomainError } from "./errors.ts";

export interface KnownFile {
  path: string;
  /** What it is called where it is saved. */
  name: string;
  mime: string;
}

/** How long a token is good, in milliseconds: a browser opens a file without saying who asks, and it says that they may. */
const TOKEN_LASTS_MS = 30 * 60_000;
/** What tells these tokens from all others that are signed with the same secret. */
const FILES = "files";

/** Its token is too old, or was never given. */
class DownloadOver extends DomainError {
  constructor() {
    super("unauthorized", "download-over");
  }
}

class FileGone extends DomainError {
  constructor() {
    super("not-found", "file-not-found");
  }
}

export type Downloads = ReturnType<typeof openDownloads>;

/**
 * Files that a browser saves. A token names one of them by what it is known as here, and never by a path.
 * @param find a file by that; null when there is none
 */
export function openDownloads({
  secret,
  clock,
  find,
}: {
  secret: string;
  clock: Clock;
  find: (known: string) => KnownFile | null;
}) {
  const tokens = jwt({ secret }).decorator.jwt;

  function requireFile(known: string): KnownFile {
    const file = find(known);
    if (!file || !existsSync(file.path)) throw new FileGone();
    return file;
  }

  return {
    /**
     * A token for a file.
     * @throws FileGone
     */
    async token(known: string): Promise<string> {
      requireFile(known);
      const exp = Math.floor((clock().getTime() + TOKEN_LASTS_MS) / 1000);
      return tokens.sign({ aud: FILES, file: known, exp });
    },

    /**
     * The file that a token is for.
     * @throws DownloadOver, FileGone
     */
    async file(token: string): Promise<KnownFile> {
      const claims = await tokens.verify(token, {
        algorithms: ["HS256"],
        audience: FILES,
        currentDate: clock(),
      });
      if (!claims || !claims.exp) throw new DownloadOver();
      return requireFile(String(claims["file"]));
    },
  };
}

/** How a browser is told to save what it gets, under a name in any script. Source: RFC 6266 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
