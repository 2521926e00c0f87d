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
