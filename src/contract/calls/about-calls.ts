import { t } from "elysia";
import { Health, ProgramVersion, DemoStatus, DebugInfo, LatestRelease } from "../about.ts";
import { defineCalls } from "./call.ts";

export const aboutCalls = defineCalls({
  "GET health": {
    role: "anyone",
    tag: "about",
    summary: "Check that Tagine and its data are available",
    answer: { description: "It does", body: Health },
    refusals: ["storage"],
  },
  "GET debug/version": {
    role: "visitor",
    tag: "about",
    summary: "Get the version",
    answer: { description: "The version", body: ProgramVersion },
  },
  "GET debug/is-demo": {
    role: "anyone",
    tag: "about",
    summary: "Get whether this is a demo",
    answer: { description: "The status", body: DemoStatus },
  },
  "GET debug": {
    role: "user",
    tag: "about",
    summary: "Get system information",
    answer: { description: "The system information", body: DebugInfo },
  },
  "GET debug/latest-release": {
    role: "admin",
    tag: "about",
    summary: "Get the latest release",
    description:
      "Looked up at `RELEASES_URL`, without credentials, and cached for a day. Null if no URL is set or it doesn't answer.",
    answer: { description: "The release, or null", body: t.Nullable(LatestRelease) },
  },
});
