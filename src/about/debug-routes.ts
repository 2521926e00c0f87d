import { existsSync, readFileSync } from "node:fs";
import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import { FileToken } from "../contract/about.ts";
import { docs } from "../contract/call-docs.ts";
import type { Downloads } from "../platform/downloads.ts";
import { DomainError } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import type { FileOfAbout } from "./known-files.ts";
import { lastLines } from "./last-lines.ts";

interface Parts {
  /** Of what was found on the last page that was read. */
  lastReadFile: string;
  log: Log;
  downloads: Downloads;
}

export class NothingReadYet extends DomainError {
  constructor() {
    super("not-found", "nothing-read-yet");
  }
}

/** Lines of the log in one answer. */
const MOST_LINES = 10_000;

/** Shows what Tagine did: the last page that was read, and to administrators the log. */
export function debugRoutes(guard: Guard, { lastReadFile, log, downloads }: Parts) {
  const tokenFor = async (file: FileOfAbout): Promise<FileToken> => ({
    fileToken: await downloads.token(file),
  });
  /** The file with it. @throws NothingReadYet when there is none */
  const lastRead = (): string => {
    if (!existsSync(lastReadFile)) throw new NothingReadYet();
    return lastReadFile;
  };
  const fileToken = { description: "A token for `utils/download`", body: FileToken };

  return new Elysia({ prefix: "/debug" })
    .use(guard)
    .get(
      "/last-recipe-json",
      () => {
        lastRead();
        return tokenFor("last-recipe");
      },
      {
        admin: true,
        offInDemo: true,
        detail: docs({
          tag: "about",
          summary: "Save what was found on the last page that was read",
          answer: fileToken,
          refusals: ["not-found"],
        }),
      },
    )
    .get(
      "/last-recipe-json/text",
      () => {
        return new Response(readFileSync(lastRead()), {
          headers: { "Content-Type": "application/json" },
        });
      },
      {
        user: true,
        offInDemo: true,
        detail: docs({
          tag: "about",
          summary: "What was found on the last page that was read",
          answer: {
            description: "The page's address, and the recipe or null",
            body: t.Object({ url: t.String(), recipe: t.Nullable(t.Unknown()) }),
          },
          refusals: ["not-found"],
        }),
      },
    )
    .get("/log", () => tokenFor("log"), {
      admin: true,
      offInDemo: true,
      detail: docs({
        tag: "about",
        summary: "Save the log",
        answer: fileToken,
        refusals: ["not-found"],
      }),
    })
    .get(
      "/log/:n",
      ({ params }) => {
        log.flush();
        return Response.json(lastLines(log.file, params.n));
      },
      {
        admin: true,
        offInDemo: true,
        params: t.Object({
          n: t.Integer({ minimum: 1, maximum: MOST_LINES, description: "How many lines" }),
        }),
        detail: docs({
          tag: "about",
          summary: "The last lines of the log",
          answer: { description: "The lines, as one text", body: t.String() },
          refusals: ["invalid"],
        }),
      },
    );
}
