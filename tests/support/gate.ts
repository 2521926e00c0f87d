import type { Server } from "bun";

type Rewrite = (path: string, text: string) => string;
type Responder = (request: Request) => Response | Promise<Response> | null;

/** A proxy in front of a Tagine. Closing it is like going offline. */
export interface Gate {
  address: string;
  close(): Promise<void>;
  open(): void;
  /** Changes pages and scripts; null leaves them unchanged. */
  rewrite(change: Rewrite | null): void;
  /** Answers instead of the server; null passes the request on. */
  answerInstead(stranger: Responder | null): void;
}

export function openGate(address: string): Gate {
  let change: Rewrite | null = null;
  let responder: Responder | null = null;
  let port = 0;
  let server: Server<undefined> | null = null;

  async function pass(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set("Accept-Encoding", "identity");
    // A changed file must not be answered with 304.
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
      fetch: (request) => responder?.(request) ?? pass(request),
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
    rewrite(rewriter) {
      change = rewriter;
    },
    answerInstead(newResponder) {
      responder = newResponder;
    },
  };
}
