import { createBoundedWorker, type JobWorker } from "../../platform/bounded-worker.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Log } from "../../platform/log.ts";
import type { Page, PageReading } from "./page/read-page.ts";

/** Of a page's text so many characters are read: more than any recipe needs. */
const PAGE_MOST_CHARACTERS = 4_000_000;
/** And so many tags: each becomes a node of a tree, which is what takes memory. */
const PAGE_MOST_TAGS = 100_000;
/** The longest that a page may take, in milliseconds; an honest one takes some ten. */
const READ_MOST_MS = 5000;
/** Pages with more characters than these are watched while they are read, and the thread ends after them. */
const LARGE_CHARACTERS = 300_000;
/** So much may the process grow meanwhile, in bytes: it grows on between two looks. An honest page takes a hundred MB. */
const GROW_MOST_BYTES = 150_000_000;

/** What the thread answers: what it read, or why it could not. */
export type WorkerAnswer = { reading: PageReading } | { problem: string };

class PageTooHeavy extends DomainError {
  constructor() {
    super("invalid", "page-too-heavy");
  }
}

export interface PageReader {
  /**
   * Reads a page in a thread of its own, one after the other. However hostile it is, requests are answered meanwhile.
   * @throws PageTooHeavy when it takes too long
   */
  read(page: Page): Promise<PageReading>;
  /** Ends the thread; a page that is being read is given up. */
  close(): void;
}

/** Reads pages in a thread, which is started with the first page and again after one that it could not bear. */
export function pageReader(startWorker: () => JobWorker, log: Log, mostMs = READ_MOST_MS): PageReader {
  const isLarge = ({ html }: Page) => html.length > LARGE_CHARACTERS;
  const worker = createBoundedWorker<Page, WorkerAnswer>({
    start: startWorker,
    mostMs,
    growMostBytes: GROW_MOST_BYTES,
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
      return { recipes: [], obstacle: null };
    },
    close: worker.close,
  };
}

/** As much of a page as a small machine can bear. */
export function readableStart(html: string): string {
  const text = html.slice(0, PAGE_MOST_CHARACTERS);
  let end = -1;
  for (let tags = 0; tags <= PAGE_MOST_TAGS; tags++) {
    end = text.indexOf("<", end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
}
