import { connect, type Socket } from "node:net";

/** A connection on which a test writes what no HTTP library would. */
export interface RawConnection extends AsyncDisposable {
  send(text: string): void;
  /** All that has come so far. */
  received(): string;
  isClosed(): boolean;
  /** Hangs up at once. */
  hangUp(): void;
}

export async function openRawConnection(address: string): Promise<RawConnection> {
  const { hostname, port } = new URL(address);
  const socket = await new Promise<Socket>((opened, failed) => {
    const opening = connect(Number(port), hostname, () => opened(opening)).once("error", failed);
  });
  let received = "";
  let isClosed = false;
  socket.on("data", (chunk) => (received += chunk.toString("latin1")));
  socket.on("close", () => (isClosed = true));
  // A server that ends a connection may do so while something is on its way.
  socket.on("error", () => {});
  return {
    send: (text) => void socket.write(text),
    received: () => received,
    isClosed: () => isClosed,
    hangUp: () => socket.resetAndDestroy(),
    async [Symbol.asyncDispose]() {
      socket.destroy();
    },
  };
}
