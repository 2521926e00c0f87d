/** What browsers offer under this name or with a prefix; TypeScript doesn't know it. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  maxAlternatives: number;
  start(): void;
  abort(): void;
}

interface RecognitionResult extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
  resultIndex: number;
}

export type Ending = "refused" | "no-microphone" | "failed" | "quiet";

interface Listener {
  /** The alternatives of one utterance, the likeliest first. Returns whether it was for Tagine. */
  onHeard(alternatives: string[]): boolean;
  /** It ended by itself. */
  onEnd(why: Ending): void;
}

export interface Listening {
  /** Hears nothing until `resume`. */
  pause(): void;
  resume(): void;
  stop(): void;
}

/** Browsers end a session after some silence. Starting another at once would drain the battery. */
const AGAIN_AFTER_MS = 800;
/** A session that ends sooner, without a word, couldn't start. */
const SHORTEST_MS = 1000;
/** Without a command, a simmering pot has the kitchen to itself. */
const QUIET_MS = 5 * 60_000;

const WHY: Record<string, Ending> = {
  "not-allowed": "refused",
  "service-not-allowed": "refused",
  "audio-capture": "no-microphone",
  // Another tab listens now.
  aborted: "quiet",
  network: "failed",
  "language-not-supported": "failed",
};

export function findRecognition(): (new () => Recognition) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/**
 * Opens the microphone until `stop`, an error, or some minutes without a command. Call it after a tap.
 * @param language a tag such as "de-DE"
 */
export function startListening(
  Recognizer: new () => Recognition,
  language: string,
  { onHeard, onEnd }: Listener,
): Listening {
  let isPaused = false;
  let isOver = false;
  let session: Recognition | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let quietSince = Date.now();

  function open(): void {
    if (isPaused || isOver || session) return;
    if (Date.now() - quietSince > QUIET_MS) return end("quiet");
    const own = new Recognizer();
    const startedAt = Date.now();
    let isHeard = false;
    own.lang = language;
    own.continuous = true;
    own.maxAlternatives = 4;
    own.addEventListener("result", (event) => {
      if (session !== own) return;
      isHeard = true;
      for (const alternatives of listNew(event as RecognitionResult))
        if (onHeard(alternatives)) quietSince = Date.now();
    });
    own.addEventListener("error", (event) => {
      const why = WHY[(event as Event & { error: string }).error];
      if (session === own && why) end(why);
    });
    own.addEventListener("end", () => {
      if (session !== own) return;
      session = null;
      if (!isHeard && Date.now() - startedAt < SHORTEST_MS) return end("failed");
      again = setTimeout(open, AGAIN_AFTER_MS);
    });
    session = own;
    try {
      own.start();
    } catch {
      queueMicrotask(() => {
        if (session === own) end("failed");
      });
    }
  }

  /** Drops what it's hearing. */
  function close(): void {
    clearTimeout(again);
    const closed = session;
    session = null;
    closed?.abort();
  }

  function end(why: Ending): void {
    stop();
    onEnd(why);
  }

  function stop(): void {
    isOver = true;
    close();
  }

  open();
  return {
    pause() {
      isPaused = true;
      close();
    },
    resume() {
      isPaused = false;
      clearTimeout(again);
      // The room may still echo.
      again = setTimeout(open, AGAIN_AFTER_MS);
    },
    stop,
  };
}

function listNew({ results, resultIndex }: RecognitionResult): string[][] {
  return Array.from(results)
    .slice(resultIndex)
    .filter(({ isFinal }) => isFinal)
    .map((result) => Array.from(result, ({ transcript }) => transcript));
}
