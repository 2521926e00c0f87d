import { afterEach, beforeEach, describe, expect, jest, test } from "bun:test";
import { LANGUAGES } from "../../src/contract/languages.ts";
import { chooseVoice } from "../../web/recipes/cook-mode/voice/choose-voice.ts";
import { startListening, type Ending, type Recognition } from "../../web/recipes/cook-mode/voice/listen.ts";

describe("the voice", () => {
  const voice = (lang: string, localService = true) => ({ lang, localService, default: false });
  test.each([
    ["is of the recipe's language", ["en-US", "de-DE"], "de", ["en-US"], "de-DE"],
    ["has the reader's accent", ["en-US", "en-GB"], "en", ["fr-FR", "en-GB"], "en-GB"],
    ["may be written as on Android", ["en_US", "pt_BR"], "pt", [], "pt_BR"],
    ["isn't one of another language", ["en-US", "fr-FR"], "pl", ["en-US"], undefined],
    ["isn't Cantonese", ["zh-HK", "zh-CN"], "zh-TW", ["zh-HK"], "zh-CN"],
    ["is of the script's region", ["zh-CN", "zh-TW"], "zh-TW", [], "zh-TW"],
    ["may have another name for Mandarin", ["cmn-Hant-TW", "yue-HK"], "zh-CN", [], "cmn-Hant-TW"],
  ] as const)("%s", (_, tags, language, preferred, chosen) => {
    const voices = tags.map((tag) => voice(tag));
    expect(chooseVoice(voices, language, preferred)?.lang).toBe(chosen as string);
  });

  test("is on the device, if possible", () => {
    expect(chooseVoice([voice("en-GB", false), voice("en-US")], "en", ["en-GB"])?.lang).toBe("en-US");
  });
});

test.each([...LANGUAGES])(
  "in %s, each command has its own words, and the hint names all of them",
  async (language) => {
    const { voice } = (await import(`../../locales/later/${language}.json`)) as {
      voice: Record<string, string>;
    };
    const commands = ["next", "back", "repeat", "ingredients", "timer"].map((name) =>
      (voice[`words-${name}`] ?? "").split("|"),
    );
    const all = commands.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(all.map((word) => word.toLowerCase().trim()));
    const hint = voice["hint"]?.toLowerCase() ?? "";
    expect(commands.filter((words) => !words.some((word) => hint.includes(word)))).toEqual([]);
  },
);

describe("listening", () => {
  const MINUTE = 60_000;
  let sessions: FakeRecognition[] = [];
  let ended: Ending[] = [];

  class FakeRecognition extends EventTarget implements Recognition {
    lang = "";
    continuous = false;
    maxAlternatives = 1;
    isOpen = false;
    start() {
      this.isOpen = true;
      sessions.push(this);
    }
    abort() {
      this.close("aborted");
    }
    close(error?: string) {
      this.isOpen = false;
      if (error) this.dispatchEvent(Object.assign(new Event("error"), { error }));
      this.dispatchEvent(new Event("end"));
    }
    hear(transcript: string) {
      const result = Object.assign([{ transcript }], { isFinal: true });
      this.dispatchEvent(Object.assign(new Event("result"), { results: [result], resultIndex: 0 }));
    }
  }

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse("2026-05-04T18:00:00Z") });
    sessions = [];
    ended = [];
  });
  afterEach(() => void jest.useRealTimers());

  const heard: string[] = [];
  const start = () =>
    startListening(FakeRecognition, "de-DE", {
      onHeard: ([text = ""]) => heard.push(text) > 0 && text === "weiter",
      onEnd: (why) => ended.push(why),
    });
  const open = () => sessions.filter(({ isOpen }) => isOpen).length;
  /** The browser ends each session after 10 seconds of silence. */
  function passQuiet(ms: number): void {
    for (let at = 0; at < ms; at += 11_000) {
      jest.advanceTimersByTime(10_000);
      sessions.at(-1)?.close("no-speech");
      jest.advanceTimersByTime(1000);
    }
  }

  test("uses one session at a time, and goes on after silence", () => {
    const listening = start();
    expect([sessions[0]?.lang, open()]).toEqual(["de-DE", 1]);
    passQuiet(MINUTE);
    expect([open(), ended]).toEqual([1, []]);
    expect(sessions.length).toBeLessThan(8);
    listening.stop();
    jest.advanceTimersByTime(MINUTE);
    expect([open(), ended]).toEqual([0, []]);
  });

  test("ends some minutes after the last command, not after other talk", () => {
    start();
    passQuiet(4 * MINUTE);
    sessions.at(-1)?.hear("weiter");
    passQuiet(4 * MINUTE);
    expect([open(), ended]).toEqual([1, []]);
    sessions.at(-1)?.hear("und dann sagte sie");
    passQuiet(2 * MINUTE);
    expect([open(), ended]).toEqual([0, ["quiet"]]);
    const before = sessions.length;
    jest.advanceTimersByTime(60 * MINUTE);
    expect(sessions.length).toBe(before);
  });

  test("hears nothing of what the device reads", () => {
    heard.length = 0;
    const listening = start();
    const first = sessions[0];
    listening.pause();
    first?.hear("weiter");
    jest.advanceTimersByTime(MINUTE);
    expect([open(), heard]).toEqual([0, []]);
    listening.resume();
    jest.advanceTimersByTime(1000);
    sessions.at(-1)?.hear("weiter");
    expect([open(), heard]).toEqual([1, ["weiter"]]);
    listening.stop();
  });

  test.each([
    ["not-allowed", "refused"],
    ["audio-capture", "no-microphone"],
    ["network", "failed"],
    ["aborted", "quiet"],
  ] as const)("ends for good after “%s”", (error, why) => {
    start();
    sessions[0]?.close(error);
    jest.advanceTimersByTime(60 * MINUTE);
    expect([sessions.length, ended]).toEqual([1, [why]]);
  });

  test("ends if the browser can't listen, instead of trying again and again", () => {
    start();
    sessions[0]?.close();
    jest.advanceTimersByTime(60 * MINUTE);
    expect([sessions.length, ended]).toEqual([1, ["failed"]]);
  });
});
