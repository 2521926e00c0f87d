import { DomainError } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import type { Page, PageReading } from "./scraper/read-page.ts";

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
const WATCH_EVERY_MS = 20;
/** A thread that has had nothing to do for so many milliseconds gives back its memory. */
const IDLE_MS = 60_000;

/** What the thread answers: what it read, or why it could not. */
export type WorkerAnswer = { reading: PageReading } | { problem: string };

export class PageTooHeavy extends DomainError {
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
export function pageReader(startWorker: () => Worker, log: Log, mostMs = READ_MOST_MS): PageReader {
  const inTurn = oneAtATime();
  let worker: Worker | null = null;
  let idle: Timer | undefined;

  function end(): void {
    clearTimeout(idle);
    worker?.terminate();
    worker = null;
  }

  async function readAlone(page: Page): Promise<PageReading> {
    clearTimeout(idle);
    worker ??= startWorker();
    const isLarge = page.html.length > LARGE_CHARACTERS;
    const answer = await answerOf(worker, page, isLarge, mostMs);
    if (!answer || isLarge) end();
    else idle = setTimeout(end, IDLE_MS).unref();
    if (!answer) {
      log.warn(`${page.url} took more than ${mostMs} ms or too much memory to read, and was given up`);
      throw new PageTooHeavy();
    }
    if ("reading" in answer) return answer.reading;
    log.warn(`${page.url} could not be read: ${answer.problem}`);
    return { recipes: [], obstacle: null };
  }

  return {
    read: ({ url, html }) => inTurn(() => readAlone({ url, html: readableStart(html) })),
    close: end,
  };
}

/** Null when there is none in time, the thread ends, or a page that is watched takes too much memory. */
function answerOf(
  worker: Worker,
  page: Page,
  watched: boolean,
  mostMs: number,
): Promise<WorkerAnswer | null> {
  return new Promise((answered) => {
    const over = new AbortController();
    const done = (answer: WorkerAnswer | null): void => {
      over.abort();
      clearTimeout(tooLong);
      clearInterval(watch);
      answered(answer);
    };
    const most = process.memoryUsage.rss() + GROW_MOST_BYTES;
    const look = () => watched && process.memoryUsage.rss() > most && done(null);
    const watch = setInterval(look, WATCH_EVERY_MS);
    const tooLong = setTimeout(() => done(null), mostMs);
    const { signal } = over;
    worker.addEventListener("message", ({ data }: MessageEvent<WorkerAnswer>) => done(data), { signal });
    worker.addEventListener("error", () => done(null), { signal });
    worker.addEventListener("close", () => done(null), { signal });
    // Windows send to an origin, threads do not.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(page);
  });
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
