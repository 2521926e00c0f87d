import { onTestFinished } from "bun:test";

export interface FakeVoice {
  /** What was read so far, and "stop" where it was interrupted. */
  said: string[];
  /** Ends everything that's being read. */
  finishReading(): void;
  /** The languages of the open microphones. */
  openMicrophones(): string[];
  hear(...alternatives: string[]): void;
  /** The browser ends the session: "not-allowed". */
  fail(error: string): void;
}

/** Replaces the browser's speech engine and its recognition, in a page that came by https. */
export function fakeVoice(tags: readonly string[] = ["en-US"]): FakeVoice {
  const said: string[] = [];
  let reading: EventTarget[] = [];
  let sessions: Recognition[] = [];

  class Utterance extends EventTarget {
    constructor(readonly text: string) {
      super();
    }
  }

  class Recognition extends EventTarget {
    lang = "";
    start() {
      sessions.push(this);
    }
    abort() {
      sessions = sessions.filter((one) => one !== this);
      this.dispatchEvent(new Event("end"));
    }
  }

  const speechSynthesis = Object.assign(new EventTarget(), {
    getVoices: () => tags.map((lang) => ({ lang, localService: true, default: false })),
    speak(utterance: Utterance) {
      said.push(utterance.text);
      reading.push(utterance);
    },
    cancel() {
      said.push("stop");
      reading = [];
    },
  });
  const globals = {
    speechSynthesis,
    SpeechSynthesisUtterance: Utterance,
    SpeechRecognition: Recognition,
    isSecureContext: true,
  };
  for (const [name, value] of Object.entries(globals)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
    onTestFinished(() => {
      if (before) Object.defineProperty(globalThis, name, before);
      else Reflect.deleteProperty(globalThis, name);
    });
  }

  return {
    said,
    finishReading() {
      for (const utterance of reading.splice(0)) utterance.dispatchEvent(new Event("end"));
    },
    openMicrophones: () => sessions.map(({ lang }) => lang),
    hear(...alternatives) {
      const result = Object.assign(
        alternatives.map((transcript) => ({ transcript })),
        { isFinal: true },
      );
      for (const session of sessions)
        session.dispatchEvent(Object.assign(new Event("result"), { results: [result], resultIndex: 0 }));
    },
    fail(error) {
      for (const session of sessions.splice(0)) {
        session.dispatchEvent(Object.assign(new Event("error"), { error }));
        session.dispatchEvent(new Event("end"));
      }
    },
  };
}
