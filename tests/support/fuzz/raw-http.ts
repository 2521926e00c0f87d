import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  /** Names are in lower case. */
  headers: Record<string, string>;
  body: Buffer;
  tookMs: number;
}

const LONGEST_WAIT_MS = 60_000;

/** @throws if the connection ends before the response is complete */
export function sendRaw(port: number, request: Buffer): Promise<RawAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const started = performance.now();
  const isHead = request.subarray(0, 5).toString() === "HEAD ";
  let received = Buffer.alloc(0);
  const socket = connect({ port, host: "127.0.0.1" }, () => socket.write(request));
  const timer = setTimeout(() => reject(new Error("No answer")), LONGEST_WAIT_MS);
  const look = (isOver: boolean) => {
    const answer = readAnswer(received, { isHead, isOver });
    if (answer) resolve({ ...answer, tookMs: performance.now() - started });
    else if (isOver) reject(new Error(`The connection ended after ${received.length} bytes`));
  };
  socket.setNoDelay(true);
  socket.on("data", (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    look(false);
  });
  socket.on("error", () => look(true));
  socket.on("close", () => look(true));
  return promise.finally(() => {
    clearTimeout(timer);
    socket.destroy();
  });
}

/** Null while the response is incomplete. */
function readAnswer(
  bytes: Buffer,
  { isHead, isOver }: { isHead: boolean; isOver: boolean },
): Omit<RawAnswer, "tookMs"> | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return null;
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(":")).toLowerCase(),
      line.slice(line.indexOf(":") + 1).trim(),
    ]),
  );
  const status = Number(first.split(" ")[1]);
  const rest = bytes.subarray(end + 4);
  const isEndless = headers["content-type"] === "text/event-stream";
  const hasNone = isHead || isEndless || status === 204 || status === 304;
  const body = hasNone ? rest.subarray(0, 0) : readBody(rest, headers, isOver);
  return body && { status, headers, body };
}

function readBody(rest: Buffer, headers: Record<string, string>, isOver: boolean): Buffer | null {
  if (headers["transfer-encoding"] === "chunked") return readChunks(rest);
  const length = headers["content-length"];
  if (length === undefined) return isOver ? rest : null;
  return rest.length >= Number(length) ? rest.subarray(0, Number(length)) : null;
}

function readChunks(rest: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = 0; ;) {
    const end = rest.indexOf("\r\n", at);
    if (end < 0) return null;
    const size = Number.parseInt(rest.subarray(at, end).toString("latin1"), 16);
    if (size === 0) return Buffer.concat(chunks);
    at = end + 2 + size + 2;
    if (rest.length < at) return null;
    chunks.push(rest.subarray(end + 2, at - 2));
  }
}
