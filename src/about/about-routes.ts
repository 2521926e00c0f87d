import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import { DebugInfo, DemoStatus, Health, LatestRelease, ProgramVersion } from "../contract/about.ts";
import { docs } from "../contract/call-docs.ts";
import { DataGone } from "../platform/storage-errors.ts";
import type { AskForRelease } from "./latest-release.ts";

interface Parts {
  /** `v1.0.0` */
  version: string;
  production: boolean;
  demo: boolean;
  /** Whether the data folder was deleted. */
  isGone(): boolean;
  /** What else there is to tell of how it runs. */
  running(): Omit<DebugInfo, keyof ProgramVersion>;
  latestRelease: AskForRelease;
}

/** Tells whether and as what Tagine runs. */
export function aboutRoutes(
  guard: Guard,
  { version, production, demo, isGone, running, latestRelease }: Parts,
) {
  const program: ProgramVersion = { production, version, demoStatus: demo };

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
    .get("/debug/version", () => program, {
      visitor: true,
      detail: docs({
        tag: "about",
        summary: "The program's version",
        answer: { description: "The version", body: ProgramVersion },
      }),
    })
    .get("/debug/is-demo", (): DemoStatus => ({ demoStatus: demo }), {
      // Where visitors must sign in to a demo, they are told how.
      anyone: true,
      detail: docs({
        tag: "about",
        summary: "Whether this is a demo",
        answer: { description: "The status", body: DemoStatus },
      }),
    })
    .get("/debug", (): DebugInfo => ({ ...program, ...running() }), {
      user: true,
      detail: docs({
        tag: "about",
        summary: "How this Tagine runs",
        answer: { description: "What there is to know", body: DebugInfo },
      }),
    })
    .get("/debug/latest-release", async () => Response.json(await latestRelease()), {
      admin: true,
      detail: docs({
        tag: "about",
        summary: "The newest version that was released",
        description:
          "Asked for at `RELEASES_URL`, without credentials, and kept for a day. Null where no address is set, and when it does not answer.",
        answer: { description: "The release, or null", body: t.Nullable(LatestRelease) },
      }),
    });
}
