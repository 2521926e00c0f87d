import type { Guard } from "../http/guard.ts";
import { attachment, type Downloads } from "../platform/downloads.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { downloadCalls } from "../contract/calls/download-calls.ts";

export function downloadRoutes(guard: Guard, { downloads }: { downloads: Downloads }) {
  return bindCalls(guard, downloadCalls, {
    "GET utils/download": async ({ query }) => {
      const { path, name, mime } = await downloads.file(query.token);
      return new Response(Bun.file(path), {
        headers: {
          "Content-Type": mime,
          "Content-Disposition": attachment(name),
          "Cache-Control": "no-store",
        },
      });
    },
  });
}
