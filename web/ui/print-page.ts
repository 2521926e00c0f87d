import { pauseStreams } from "../api/pause-streams.ts";

const STREAMS_END_MS = 50;

/** Use it instead of `print`: WebKit counts an open stream as loading, and prints nothing until it ends. */
export async function printPage(): Promise<void> {
  pauseStreams();
  await new Promise((done) => setTimeout(done, STREAMS_END_MS));
  print();
}
