import type { Span } from "../text/span.ts";
import type { StepTime } from "../times/read-time.ts";

export interface Sentence extends Span {
  times: StepTime[];
}

const SENTENCE_END = /[!?。！？；\n]|[.;](?=\s+[\p{Lu}(]|\s*$)|(?<!(?<!\p{L})\p{L}{1,3})[.;](?=\s+\d)/gu;

/** Dots inside a time, as in "10 Min. backen", or before a number, as in "ca. 10 Min.", don't end a sentence. */
export function divideStep(text: string, times: readonly StepTime[]): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)]
    .map(({ index }) => index + 1)
    .filter((end) => !times.some(({ from, to }) => end > from && end < to));
  const marks = [...new Set([0, ...ends, text.length])];
  return marks.slice(1).map((to, at) => {
    const from = marks[at] ?? 0;
    return { from, to, times: times.filter((time) => time.from >= from && time.from < to) };
  });
}
