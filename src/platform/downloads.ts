import { existsSync } from "node:fs";
import { jwt } from "@elysiajs/jwt";
import type { Clock } from "./clock.ts";
import { DomainError } from "./errors.ts";

export interface KnownFile {
  path: string;
  name: string;
  mime: string;
}

/** Browsers open downloads without an Authorization header, so the token authorizes. */
const TOKEN_LASTS_MS = 30 * 60_000;
const FILES = "files";

class DownloadExpired extends DomainError {
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
    /** @throws FileGone */
    async token(known: string): Promise<string> {
      requireFile(known);
      const exp = Math.floor((clock().getTime() + TOKEN_LASTS_MS) / 1000);
      return tokens.sign({ aud: FILES, file: known, exp });
    },

    /** @throws DownloadExpired, FileGone */
    async file(token: string): Promise<KnownFile> {
      const claims = await tokens.verify(token, {
        algorithms: ["HS256"],
        audience: FILES,
        currentDate: clock(),
      });
      if (!claims || !claims.exp) throw new DownloadExpired();
      return requireFile(String(claims["file"]));
    },
  };
}

/** Source: RFC 6266 */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
