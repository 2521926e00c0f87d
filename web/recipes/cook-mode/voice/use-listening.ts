import { useEffect, useRef, useState } from "react";
import { findRecognition, startListening, type Ending, type Listening } from "./listen.ts";
import { useStopAway } from "./use-stop-away.ts";

interface Options {
  /** A tag such as "de-DE". */
  language: string;
  /** While it's true, nothing is heard. */
  isPaused: boolean;
  /** Returns whether it was for Tagine. */
  onHeard: (alternatives: string[]) => boolean;
}

/** Listens from a tap until the page is hidden or left. */
export function useListening({ language, isPaused, onHeard }: Options) {
  const [isListening, setListening] = useState(false);
  const [ending, setEnding] = useState<Ending | null>(null);
  const listening = useRef<Listening | null>(null);
  const hear = useRef(onHeard);
  useEffect(() => {
    hear.current = onHeard;
  }, [onHeard]);

  /** After a tap. */
  function start(): void {
    const Recognizer = findRecognition();
    if (!Recognizer || listening.current) return;
    setEnding(null);
    setListening(true);
    listening.current = startListening(Recognizer, language, {
      onHeard: (alternatives) => hear.current(alternatives),
      onEnd(why) {
        listening.current = null;
        setListening(false);
        setEnding(why);
      },
    });
  }

  function stop(): void {
    listening.current?.stop();
    listening.current = null;
    setListening(false);
    setEnding(null);
  }

  useEffect(() => {
    if (isPaused) listening.current?.pause();
    else listening.current?.resume();
  }, [isPaused]);

  useStopAway(stop);

  return { isListening, ending, start, stop };
}
