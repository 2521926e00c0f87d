/** A rejected promise means no response. */
type Answer = (request: Request) => Response | Promise<Response>;

export interface PageNetwork {
  /** `call` matches `PUT /api/site-settings`. Without `answer`, nothing responds. Returns what ends it. */
  answer(call: RegExp, answer?: Answer): () => void;
  calls(): string[];
  settled(): Promise<void>;
  reset(): void;
  close(): void;
}

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
    answer(call, answer = failOffline) {
      const entry = { call, answer };
      answers.push(entry);
      return () => void (answers = answers.filter((one) => one !== entry));
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

async function failOffline(): Promise<never> {
  throw new TypeError("Failed to fetch");
}
