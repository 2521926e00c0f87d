import { t } from "elysia";

export const ProgramVersion = t.Object({
  production: t.Boolean({ description: "False when started from source" }),
  version: t.String({ description: "`v1.0.0`" }),
  demoStatus: t.Boolean(),
});
export type ProgramVersion = typeof ProgramVersion.static;

export const DemoStatus = t.Object({ demoStatus: t.Boolean() });
export type DemoStatus = typeof DemoStatus.static;

export const Health = t.Object({ status: t.Literal("ok") });
export type Health = typeof Health.static;

export const DebugInfo = t.Object({
  production: t.Boolean({ description: "False when started from source" }),
  version: t.String({ description: "`v1.0.0`" }),
  demoStatus: t.Boolean(),
  apiPort: t.Integer(),
  apiDocs: t.Boolean({ description: "Whether there is documentation at `/docs`" }),
  dbType: t.Literal("sqlite"),
  sqliteFile: t.String({ description: "Where the database is, on the server" }),
  defaultGroup: t.String({ description: "The group that new accounts come into" }),
});
export type DebugInfo = typeof DebugInfo.static;

export const LatestRelease = t.Object({ tag_name: t.String({ description: "`v1.2.0`" }) });
export type LatestRelease = typeof LatestRelease.static;

/** Browsers open downloads without an Authorization header. */
export const FileToken = t.Object({
  fileToken: t.String({ description: "For `utils/download`, within thirty minutes" }),
});
export type FileToken = typeof FileToken.static;
