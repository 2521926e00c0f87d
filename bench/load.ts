import type { Socket } from "bun";

export interface Load {
  url: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}

/** Each connection sends its next request after a complete answer. */
export async function requestsPerSecond({ url, headers = {}, connections, seconds }: Load): Promise<number> {
  const { hostname, port, pathname, search, host } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join("")}\r\n`;
  let answered = 0;
  let failure: string | null = null;
  const sockets = await Promise.all(
    Array.from({ length: connections }, () =>
      Bun.connect<Progress>({
        hostname,
        port: Number(port),
        data: { missing: null, head: "" },
        socket: {
          data(socket, chunk) {
            try {
              if (!receiveChunk(socket, chunk)) return;
            } catch (problem) {
              failure = String(problem);
              return;
            }
            answered++;
            socket.write(request);
          },
        },
      }),
    ),
  );
  for (const socket of sockets) socket.write(request);
  const started = performance.now();
  await Bun.sleep(seconds * 1000);
  const rate = answered / ((performance.now() - started) / 1000);
  for (const socket of sockets) socket.terminate();
  if (failure) throw new Error(failure);
  return rate;
}

interface Progress {
  /** Remaining bytes of the body; null while reading the head. */
  missing: number | null;
  head: string;
}

function receiveChunk(socket: Socket<Progress>, chunk: Buffer): boolean {
  const { data } = socket;
  let body = chunk.length;
  if (data.missing === null) {
    data.head += chunk.toString("latin1");
    const end = data.head.indexOf("\r\n\r\n");
    if (end < 0) return false;
    if (!data.head.startsWith("HTTP/1.1 200")) throw new Error(data.head.slice(0, 200));
    data.missing = Number(/content-length: (\d+)/i.exec(data.head)?.[1] ?? 0);
    body = data.head.length - end - 4;
    data.head = "";
  }
  data.missing -= body;
  if (data.missing > 0) return false;
  data.missing = null;
  return true;
}
