/** `body` is the parsed JSON, or the text if it isn't JSON. */
export interface Reply {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

export interface Caller {
  token: string | null;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  /** Objects are sent as JSON, strings as they are with a JSON content type, and anything else as it is. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

export function caller(
  address: string,
  answer: (request: Request) => Promise<Response>,
  token: string | null,
): Caller {
  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const isBody = isReady(body);
    const request = new Request(`${address}api/${path}`, {
      method,
      headers: {
        ...(body !== undefined && !isBody && { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isBody || typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const reply = await answer(request);
    const { status, headers: answered } = reply;
    if (answered.get("Content-Type") === "text/event-stream") {
      await reply.body?.cancel();
      return { status, headers: answered, body: "" };
    }
    return { status, headers: answered, body: parseBody(await reply.text()) };
  }
  return { token, send, get: (path, headers) => send("GET", path, undefined, headers) };
}

function isReady(body: unknown): body is URLSearchParams | FormData | ReadableStream | Blob {
  return [URLSearchParams, FormData, ReadableStream, Blob].some((kind) => body instanceof kind);
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
