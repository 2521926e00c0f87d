import type { Server } from "bun";

type Rewrite = (path: string, text: string) => string;
type Stranger = (request: Request) => Response | Promise<Response> | null;

/** What stands before a Tagine: a way to it that can be closed, as when somebody leaves the house. */
export interface Gate {
  /** `http://127.0.0.1:40001/`, with a slash at the end. */
  address: string;
  /** From now on nobody answers there. */
  close(): Promise<void>;
  open(): void;
  /** Changes pages and scripts on their way through; null leaves them as they are. */
  rewrite(change: Rewrite | null): void;
  /** Lets somebody else answer, where they answer anything but null; null lets all through. */
  stand(stranger: Stranger | null): void;
}

/** A gate before the Tagine at an address, open at first. */
export function gateTo(address: string): Gate {
  let change: Rewrite | null = null;
  let stranger: Stranger | null = null;
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
    if (!change || !/^text\/(?:html|javascript)/.test(answer.headers.get("Content-Type") ?? ""))
      return answer;
    const passed = new Headers(answer.headers);
    passed.delete("ETag");
    return new Response(change(pathname, await answer.text()), { status: answer.status, headers: passed });
  }

  function open(): void {
    server ??= Bun.serve({
      hostname: "127.0.0.1",
      port,
      idleTimeout: 60,
      fetch: (request) => stranger?.(request) ?? pass(request),
    });
    port = server.port ?? 0;
  }

  open();
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      const closing = server;
      server = null;
      await closing?.stop(true);
    },
    open,
    rewrite(wanted) {
      change = wanted;
    },
    stand(wanted) {
      stranger = wanted;
    },
  };
}
