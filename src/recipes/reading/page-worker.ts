/**
 * The thread that pages are read in, so that requests go on being answered meanwhile: an entry point of its own, in the
 * executable too. A page comes in as a message, and what is read from it goes out as one.
 */
import { getMessage } from "../../platform/errors.ts";
import type { WorkerAnswer } from "./page-reader.ts";
import { readPage, type Page } from "./page/read-page.ts";

declare const self: Worker;

self.addEventListener("message", ({ data }: MessageEvent<Page>) => {
  // Windows send to an origin, threads do not.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(answerTo(data));
});

function answerTo(page: Page): WorkerAnswer {
  try {
    return { reading: readPage(page) };
  } catch (problem) {
    return { problem: getMessage(problem) };
  }
}
