import { existsSync, readFileSync } from "node:fs";
import { Elysia, t } from "elysia";
import type { Guard } from "../accounts/guard.ts";
import { DemoStatus, Health, ProgramVersion } from "../contract/about.ts";
import { docs } from "../contract/call-docs.ts";
import { DomainError } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import { DataGone } from "../platform/storage-errors.ts";
import { lastLines } from "./last-lines.ts";

interface Parts {
  /** `v1.0.0` */
  version: string;
  production: boolean;
  demo: boolean;
  /** Of what was found on the last page that was read. */
  lastReadFile: string;
  log: Log;
  /** Whether the data folder was deleted. */
  isGone(): boolean;
}

export class NothingReadYet extends DomainError {
  constructor() {
    super("not-found", "nothing-read-yet");
  }
}

/** Lines of the log in one answer. */
const MOST_LINES = 10_000;

/** Tells whether and as what Tagine runs, and to those who may know, what it did. */
export function aboutRoutes(guard: Guard, { version, production, demo, lastReadFile, log, isGone }: Parts) {
  return new Elysia()
    .use(guard)
    .get(
      "/health",
      (): Health => {
        if (isGone()) throw new DataGone();
        return { status: "ok" };
      },
      {
        // Whoever watches over the server has no account, and learns nothing else.
        anyone: true,
        detail: docs({
          tag: "about",
          summary: "Whether Tagine answers, and has its data",
          answer: { description: "It does", body: Health },
          refusals: ["storage"],
        }),
      },
    )
    .get("/debug/version", (): ProgramVersion => ({ production, version, demoStatus: demo }), {
      visitor: true,
      detail: docs({
        tag: "about",
        summary: "The program's version",
        answer: { description: "The version", body: ProgramVersion },
      }),
    })
    .get("/debug/is-demo", (): DemoStatus => ({ demoStatus: demo }), {
      visitor: true,
      detail: docs({
        tag: "about",
        summary: "Whether this is a demo",
        answer: { description: "The status", body: DemoStatus },
      }),
    })
    .get(
      "/debug/last-recipe-json/text",
      () => {
        if (!existsSync(lastReadFile)) throw new NothingReadYet();
        return new Response(readFileSync(lastReadFile), {
          headers: { "Content-Type": "application/json" },
        });
      },
      {
        user: true,
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
    .get(
      "/debug/log/:n",
      ({ params }) => {
        log.flush();
        return Response.json(lastLines(log.file, params.n));
      },
      {
        admin: true,
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
