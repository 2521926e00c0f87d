import { readPdf } from "./pdf/read-pdf.ts";

declare const self: Worker;

self.addEventListener("message", async ({ data }: MessageEvent<Uint8Array>) => {
  // Only messages to windows have an origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(await readPdf(data));
});
