import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { attachment, type Downloads } from "../platform/downloads.ts";

/** Files that browsers save, for whoever has a token. */
export function downloadRoutes(guard: Guard, { downloads }: { downloads: Downloads }) {
  return new Elysia({ prefix: "/utils" }).use(guard).get(
    "/download",
    async ({ query }) => {
      const { path, name, mime } = await downloads.file(query.token);
      return new Response(Bun.file(path), {
        headers: {
          "Content-Type": mime,
          "Content-Disposition": attachment(name),
          "Cache-Control": "no-store",
        },
      });
    },
    {
      // A browser that saves a file does not say who asks: the token is what lets it, on a closed site too.
      anyone: true,
      query: t.Object({ token: t.String({ description: "A `fileToken`" }) }),
      detail: docs({
        tag: "about",
        summary: "Save a file",
        description: "A token is good for thirty minutes, and for one file.",
        answer: { description: "The file", body: { mediaType: "application/octet-stream" } },
        refusals: ["unauthorized", "not-found", "invalid"],
      }),
    },
  );
}
