/** What came back from a call. `body` is the parsed JSON, or the text of what is no JSON. */
export interface Reply {
  status: number;
  headers: Headers;
  // Tests look at whatever came; what they expect says its shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** Somebody who makes calls. */
export interface Caller {
  /** Null for a visitor. */
  token: string | null;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  /** Objects go as JSON, what is a body already as it is, and strings as they are, said to be JSON. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

/**
 * Somebody with a token, or without one.
 * @param address of the Tagine, with a slash at the end
 * @param answer what takes the requests: `fetch`, or a Tagine that does not listen
 */
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
    return { status: reply.status, headers: reply.headers, body: parsed(await reply.text()) };
  }
  return { token, send, get: (path, headers) => send("GET", path, undefined, headers) };
}

function isReady(body: unknown): body is URLSearchParams | FormData | ReadableStream | Blob {
  return [URLSearchParams, FormData, ReadableStream, Blob].some((kind) => body instanceof kind);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
