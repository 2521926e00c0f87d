import { getBaseLanguage } from "../../../../src/contract/languages.ts";

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** A voice for Cantonese would read Mandarin in the wrong language. */
const CANTONESE = "zh-hk";

/**
 * Voices on the device come first: they work offline, and send the text nowhere.
 * @param language of the text, such as "de" or "zh-TW"
 * @param preferred tags that choose between accents, such as "en-GB"
 */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
  language: string,
  preferred: readonly string[],
): V | null {
  const base = getBaseLanguage(language);
  const wanted = [language, ...preferred].map(toTag);
  const rank = (voice: V) => {
    const accent = wanted.indexOf(toTag(voice.lang));
    return [voice.localService ? 0 : 1, accent < 0 ? wanted.length : accent, voice.default ? 0 : 1];
  };
  const [best] = voices
    .filter(({ lang }) => getBaseLanguage(toTag(lang)) === base && toTag(lang) !== CANTONESE)
    .map((voice) => ({ voice, rank: rank(voice) }))
    .toSorted((one, other) => compare(one.rank, other.rank));
  return best?.voice ?? null;
}

/** Android writes "en_US", and some engines "cmn-Hans-CN". */
function toTag(tag: string): string {
  return tag
    .toLowerCase()
    .replaceAll("_", "-")
    .replace(/^cmn/, "zh")
    .replace(/-han[st]/, "");
}

function compare(one: readonly number[], other: readonly number[]): number {
  return one.map((rank, at) => rank - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
