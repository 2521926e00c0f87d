import { jsonResponse } from "../platform/json-response.ts";
import type { Guard } from "../http/guard.ts";
import type { DebugInfo, DemoStatus, Health, ProgramVersion } from "../contract/about.ts";
import { DataFolderMissing } from "../platform/storage-errors.ts";
import type { AskForRelease } from "./latest-release.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { aboutCalls } from "../contract/calls/about-calls.ts";

interface Parts {
  version: string;
  production: boolean;
  demo: boolean;
  isGone(): boolean;
  running(): Omit<DebugInfo, keyof ProgramVersion>;
  latestRelease: AskForRelease;
}

export function aboutRoutes(
  guard: Guard,
  { version, production, demo, isGone, running, latestRelease }: Parts,
) {
  const program: ProgramVersion = { production, version, demoStatus: demo };

  return bindCalls(guard, aboutCalls, {
    "GET health": (): Health => {
      if (isGone()) throw new DataFolderMissing();
      return { status: "ok" };
    },

    "GET debug/version": () => program,

    "GET debug/is-demo": (): DemoStatus => ({ demoStatus: demo }),

    "GET debug": (): DebugInfo => ({ ...program, ...running() }),

    "GET debug/latest-release": async () => jsonResponse(await latestRelease()),
  });
}
