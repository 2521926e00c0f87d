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
  const { fetch: outside, XMLHttpRequest: outsideRequest } = globalThis;
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

  Object.assign(globalThis, { XMLHttpRequest: UploadRequest });

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
      Object.assign(globalThis, { fetch: outside, XMLHttpRequest: outsideRequest });
    },
  };
}

async function failOffline(): Promise<never> {
  throw new TypeError("Failed to fetch");
}

type Listener = (event: { loaded: number; total: number }) => void;

/** What the app uses of `XMLHttpRequest`, since only that one tells how much of an upload was sent: half, then all. */
class UploadRequest {
  readonly upload = {
    addEventListener: (_: "progress", listener: Listener) => void this.sent.push(listener),
  };
  status = 0;
  responseText = "";
  private readonly sent: Listener[] = [];
  private readonly headers = new Headers();
  private readonly listeners = new Map<string, () => void>();
  private call: [method: string, address: string] = ["GET", "/"];

  open(...call: [method: string, address: string]): void {
    this.call = call;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  addEventListener(name: string, listener: () => void): void {
    this.listeners.set(name, listener);
  }

  send(body: FormData): void {
    void this.sendWhole(body);
  }

  private async sendWhole(body: FormData): Promise<void> {
    const [method, address] = this.call;
    for (const listener of this.sent) listener({ loaded: 1, total: 2 });
    try {
      const answer = await fetch(address, { method, headers: this.headers, body });
      this.responseText = await answer.text();
      this.status = answer.status;
    } catch {
      return this.listeners.get("error")?.();
    }
    for (const listener of this.sent) listener({ loaded: 2, total: 2 });
    this.listeners.get("load")?.();
  }
}
