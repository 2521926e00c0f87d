import { getMessage } from "../../platform/errors.ts";
import type { WorkerAnswer } from "./page-reader.ts";
import { assessReading } from "./doubts/assess.ts";
import { readPage, type Page } from "./page/read-page.ts";

declare const self: Worker;

self.addEventListener("message", ({ data }: MessageEvent<Page>) => {
  // Only messages to windows have an origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(answerTo(data));
});

function answerTo(page: Page): WorkerAnswer {
  try {
    return { reading: assessReading(readPage(page)) };
  } catch (problem) {
    return { problem: getMessage(problem) };
  }
}
