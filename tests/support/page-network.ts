/** Answers a call instead of the server; a rejected promise means no response. */
type Answer = (request: Request) => Response | Promise<Response>;

export interface PageNetwork {
  /**
   * Answers calls like `PUT /api/site-settings` until the test ends or the returned function is called.
   * Without an answer, there is no response.
   */
  answer(call: RegExp, answer?: Answer): () => void;
  calls(): string[];
  settled(): Promise<void>;
  reset(): void;
  close(): void;
}

export function pageNetwork(handle: Answer): PageNetwork {
  const outside = globalThis.fetch;
  const outsideRequest = globalThis.XMLHttpRequest;
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

  globalThis.XMLHttpRequest = FetchedRequest as never;

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
      globalThis.XMLHttpRequest = outsideRequest;
    },
  };
}

async function failOffline(): Promise<never> {
  throw new TypeError("Failed to fetch");
}

/** What the app uses of `XMLHttpRequest`, sent by `fetch`. It reports no progress. */
class FetchedRequest {
  readonly upload = { addEventListener() {} };
  readonly #headers = new Headers();
  readonly #listeners: Partial<Record<string, () => void>> = {};
  #method = "";
  #address = "";
  status = 0;
  responseText = "";

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  addEventListener(event: string, listener: () => void): void {
    this.#listeners[event] = listener;
  }

  send(body: FormData | null): void {
    void this.#fetch(body).then(
      () => this.#listeners["load"]?.(),
      () => this.#listeners["error"]?.(),
    );
  }

  async #fetch(body: FormData | null): Promise<void> {
    const answer = await fetch(this.#address, { method: this.#method, headers: this.#headers, body });
    this.responseText = await answer.text();
    this.status = answer.status;
  }
}
