import { useEffect, useMemo, useRef, useState } from "react";
import { chooseVoice } from "./choose-voice.ts";
import { useStopAway } from "./use-stop-away.ts";

/** Chrome stops longer texts after 15 seconds. */
const CHARACTERS_MOST = 180;

export interface Speech {
  /** Whether the device has a voice for the language. */
  hasVoice: boolean;
  isSpeaking: boolean;
  /** Stops what it's reading. Call it after a tap, since browsers refuse sound before. */
  read(texts: readonly string[]): void;
  stop(): void;
}

export const canSpeak = () => "speechSynthesis" in globalThis;

/** @param preferred tags of accents, such as "en-GB" */
export function useSpeech(language: string, preferred: readonly string[]): Speech {
  const voices = useVoices();
  const voice = useMemo(() => chooseVoice(voices, language, preferred), [voices, language, preferred]);
  const [isSpeaking, setSpeaking] = useState(false);
  // Browsers may drop an utterance that nothing refers to, and never report its end.
  const queue = useRef<SpeechSynthesisUtterance[]>([]);

  function stop(): void {
    // Some browsers drop what follows a needless cancel.
    if (queue.current.length > 0) speechSynthesis.cancel();
    queue.current = [];
    setSpeaking(false);
  }

  function read(texts: readonly string[]): void {
    stop();
    if (!voice) return;
    const own = texts.flatMap(divide).map((text) => {
      const utterance = new SpeechSynthesisUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      return utterance;
    });
    const end = () => {
      if (queue.current !== own) return;
      queue.current = [];
      setSpeaking(false);
    };
    own.at(-1)?.addEventListener("end", end);
    // The rest would be read with the microphone open.
    for (const utterance of own)
      utterance.addEventListener("error", () => {
        if (queue.current === own) stop();
      });
    queue.current = own;
    setSpeaking(own.length > 0);
    for (const utterance of own) speechSynthesis.speak(utterance);
  }

  useStopAway(stop);

  return { hasVoice: voice !== null, isSpeaking, read, stop };
}

/** Browsers load them a moment after the first call. */
function useVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState<readonly SpeechSynthesisVoice[]>([]);
  useEffect(() => {
    if (!canSpeak()) return;
    const update = () => setVoices(speechSynthesis.getVoices());
    update();
    // Safari lacks the listener.
    speechSynthesis.addEventListener?.("voiceschanged", update);
    return () => speechSynthesis.removeEventListener?.("voiceschanged", update);
  }, []);
  return voices;
}

/** One sentence each, or a part of a long one. */
function divide(text: string): string[] {
  return text
    .split(/(?<=[.!?:;…])\s+|(?<=[。！？；])|\n+/)
    .flatMap((sentence) =>
      sentence.length > CHARACTERS_MOST ? sentence.split(/(?<=[,，、])\s*/) : [sentence],
    )
    .filter((part) => /[\p{L}\d]/u.test(part));
}
