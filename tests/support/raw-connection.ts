import { connect, type Socket } from "node:net";

/** For bytes that no HTTP library would send. */
export interface RawConnection extends AsyncDisposable {
  send(text: string): void;
  received(): string;
  isClosed(): boolean;
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
  // The server may close the connection during a write.
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
