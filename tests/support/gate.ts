import type { Server } from "bun";

/** What stands before a Tagine: a way to it that can be closed, as when somebody leaves the house. */
export interface Gate {
  /** `http://127.0.0.1:40001/`, with a slash at the end. */
  address: string;
  /** From now on nobody answers there. */
  close(): Promise<void>;
  open(): void;
  /** Changes texts on their way through, by path: of scripts and pages. */
  rewrite(change: (path: string, text: string) => string): void;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A gate before a Tagine at an address, open at first. */
export function gateTo(address: string): Gate {
  let change: ((path: string, text: string) => string) | null = null;
  let port = 0;
  let server: Server<undefined> | null = null;

  async function pass(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set("Accept-Encoding", "identity");
    // What is changed on its way is not what the browser had before.
    if (change) headers.delete("If-None-Match");
    const { method } = request;
    const body = ["GET", "HEAD"].includes(method) ? null : await request.bytes();
    const answer = await fetch(new URL(pathname + search, address), { method, headers, body });
    const type = answer.headers.get("Content-Type") ?? "";
    if (!change || !/^text\/(?:html|javascript)/.test(type)) return answer;
    const passed = new Headers(answer.headers);
    passed.delete("ETag");
    return new Response(change(pathname, await answer.text()), { status: answer.status, headers: passed });
  }

  function open(): void {
    server ??= Bun.serve({ hostname: "127.0.0.1", port, idleTimeout: 30, fetch: pass });
    port = server.port ?? 0;
  }

  async function close(): Promise<void> {
    const closing = server;
    server = null;
    await closing?.stop(true);
  }

  open();
  return {
    address: `http://127.0.0.1:${port}/`,
    close,
    open,
    rewrite(wanted) {
      change = wanted;
    },
    [Symbol.asyncDispose]: close,
  };
}
