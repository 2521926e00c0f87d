import { t } from "elysia";

/** In the order that clients show. */
export const MIGRATION_TYPES = ["nextcloud", "chowdown", "mealie"] as const;
export type MigrationType = (typeof MIGRATION_TYPES)[number];

export const MigrationFiles = t.Object({
  type: t.UnionEnum([...MIGRATION_TYPES]),
  files: t.Array(
    t.Object({
      name: t.String(),
      date: t.String({ description: "ISO 8601, UTC" }),
      bytes: t.Integer(),
    }),
    { description: "The newest first" },
  ),
});
export type MigrationFiles = typeof MigrationFiles.static;

export const MigrationRow = t.Object({
  name: t.String(),
  slug: t.String({ description: "Empty when it was not imported" }),
  status: t.Boolean(),
  exception: t.String({ description: "Why it was not; empty when it was" }),
});
export type MigrationRow = typeof MigrationRow.static;
