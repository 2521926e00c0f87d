import { t } from "elysia";

import { defineCalls } from "./call.ts";

export const downloadCalls = defineCalls({
  "GET utils/download": {
    role: "anyone",
    tag: "about",
    summary: "Download a file",
    description: "A token is valid for thirty minutes and for one file.",
    query: t.Object({ token: t.String({ description: "A `fileToken`" }) }),
    answer: { description: "The file", body: { mediaType: "application/octet-stream" } },
    refusals: ["unauthorized", "not-found", "invalid"],
  },
});
