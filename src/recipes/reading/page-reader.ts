import { createBoundedWorker, type JobWorker } from "../../platform/bounded-worker.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Log } from "../../platform/log.ts";
import type { AssessedReading } from "./doubts/assess.ts";
import type { Page } from "./page/read-page.ts";
import {
  MAX_CHARACTERS,
  MAX_MEMORY_GROWTH_BYTES,
  MAX_READ_MS,
  MAX_TAGS,
  WATCHED_CHARACTERS,
} from "./reading-limits.ts";

export type WorkerAnswer = { reading: AssessedReading } | { problem: string };

class PageTooHeavy extends DomainError {
  constructor() {
    super("invalid", "page-too-heavy");
  }
}

export interface PageReader {
  /** @throws PageTooHeavy */
  read(page: Page): Promise<AssessedReading>;
  close(): void;
}

export function pageReader(startWorker: () => JobWorker, log: Log, mostMs = MAX_READ_MS): PageReader {
  const isLarge = ({ html }: Page) => html.length > WATCHED_CHARACTERS;
  const worker = createBoundedWorker<Page, WorkerAnswer>({
    start: startWorker,
    mostMs,
    growMostBytes: MAX_MEMORY_GROWTH_BYTES,
    isWatched: isLarge,
    endsAfter: isLarge,
  });

  return {
    async read({ url, html }) {
      const answer = await worker.run({ url, html: readableStart(html) });
      if (!answer) {
        log.warn(`${url} took more than ${mostMs} ms or too much memory to read, and was given up`);
        throw new PageTooHeavy();
      }
      if ("reading" in answer) return answer.reading;
      log.warn(`${url} could not be read: ${answer.problem}`);
      return { recipes: [], obstacle: null, versions: [] };
    },
    close: worker.close,
  };
}

export function readableStart(html: string): string {
  const text = html.slice(0, MAX_CHARACTERS);
  let end = -1;
  for (let tags = 0; tags <= MAX_TAGS; tags++) {
    end = text.indexOf("<", end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
}
