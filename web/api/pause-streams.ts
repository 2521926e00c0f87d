export const STREAM_PAUSE = "tagine-stream-pause";

/** Ends all open streams. They connect again after a second. */
export function pauseStreams(): void {
  dispatchEvent(new Event(STREAM_PAUSE));
}
