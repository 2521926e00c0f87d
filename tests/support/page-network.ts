/** Answers a call in the server's place, or never: by a rejection. */
type Answer = (request: Request) => Response | Promise<Response>;

/** What is between a page and the server in the same process. */
export interface PageNetwork {
  /**
   * Answers the calls that are like this, `PUT /api/site-settings`, until the test ends or what comes back is called.
   * Without an answer nobody answers.
   */
  answer(call: RegExp, answer?: Answer): () => void;
  /** The calls of this test so far: `POST /api/auth/token`. */
  calls(): string[];
  /** Waits until nothing is on its way to the server or back. */
  settled(): Promise<void>;
  /** Forgets the calls, and what else than the server answers them. */
  reset(): void;
  close(): void;
}

/** Lets the app's calls go to a server in this process; calls to elsewhere go where they went. */
export function pageNetwork(handle: Answer): PageNetwork {
  const outside = globalThis.fetch;
  const onTheirWay = new Set<Promise<unknown>>();
  let answers: { call: RegExp; answer: Answer }[] = [];
  let calls: string[] = [];

  async function ask(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    if (typeof input !== "string" || !input.startsWith("/")) return outside(input, init);
    const request = new Request(new URL(input, location.href), init);
    const name = `${request.method} ${input}`;
    calls.push(name);
    const inPlace = answers.findLast(({ call }) => call.test(name));
    return (inPlace?.answer ?? handle)(request);
  }

  globalThis.fetch = Object.assign((input: string | URL | Request, init?: RequestInit) => {
    const answer = ask(input, init);
    const done = answer.catch(() => {}).finally(() => onTheirWay.delete(done));
    onTheirWay.add(done);
    return answer;
  }, outside);

  async function settled(): Promise<void> {
    while (onTheirWay.size > 0) await Promise.all(onTheirWay);
  }

  return {
    answer(call, answer = nobody) {
      const given = { call, answer };
      answers.push(given);
      return () => void (answers = answers.filter((one) => one !== given));
    },
    calls: () => calls,
    settled,
    reset() {
      answers = [];
      calls = [];
    },
    close() {
      globalThis.fetch = outside;
    },
  };
}

async function nobody(): Promise<never> {
  throw new TypeError("Failed to fetch");
}
