import { diffArrays, type ChangeObject } from "diff";
import { MOST_EDITS, type Effort } from "./effort.ts";

export interface Piece {
  kind: "same" | "gone" | "new";
  text: string;
}

/** Below this share of equal text, pieces would be unreadable. */
const LEAST_ALIKE = 0.4;

/** A word, a run of blanks, or one character of scripts without spaces. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]\p{M}*|\s+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{M}\p{N}])+|./gu;

/** Blanks and punctuation between two changed words change with them. */
const GAP = /^[\s\p{P}]{1,3}$/u;

export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}

export function compareWords(before: string, after: string, effort: Effort): Piece[] {
  const replaced = pieces(["gone", before], ["new", after]);
  if (!effort.spend(before.length + after.length)) return replaced;
  const [old, now] = [splitWords(before), splitWords(after)];
  const start = sameAtStart(old, now);
  const end = sameAtEnd(old.slice(start), now.slice(start));
  const middle = [old, now].map((words) => words.slice(start, words.length - end));
  const found = [
    ...pieces(["same", old.slice(0, start).join("")]),
    ...diffChangedWords(middle[0] ?? [], middle[1] ?? [], effort),
    ...pieces(["same", end ? old.slice(-end).join("") : ""]),
  ];
  const same = found.reduce((sum, { kind, text }) => sum + (kind === "same" ? text.length : 0), 0);
  return (2 * same) / (before.length + after.length) < LEAST_ALIKE ? replaced : found;
}

function diffChangedWords(old: string[], now: string[], effort: Effort): Piece[] {
  const maxEditLength = Math.min(MOST_EDITS.words, effort.edits());
  const changes = diffArrays(old, now, { maxEditLength });
  const edits = changes?.reduce((sum, one) => sum + (one.added || one.removed ? one.count : 0), 0);
  effort.spend((edits ?? maxEditLength) ** 2);
  return changes ? mergeAdjacentChanges(changes) : pieces(["gone", old.join("")], ["new", now.join("")]);
}

function mergeAdjacentChanges(changes: ChangeObject<string[]>[]): Piece[] {
  const found: Piece[] = [];
  let [gone, fresh] = ["", ""];
  const close = () => {
    found.push(...pieces(["gone", gone], ["new", fresh]));
    [gone, fresh] = ["", ""];
  };
  for (const [at, { value, added, removed }] of changes.entries()) {
    const text = value.join("");
    const stays = !added && !removed;
    const isGap = stays && at > 0 && at < changes.length - 1 && GAP.test(text);
    if (removed || isGap) gone += text;
    if (added || isGap) fresh += text;
    if (!stays || isGap) continue;
    close();
    found.push({ kind: "same", text });
  }
  close();
  return found;
}

function pieces(...given: [kind: Piece["kind"], text: string][]): Piece[] {
  return given.flatMap(([kind, text]) => (text ? [{ kind, text }] : []));
}

function sameAtStart(one: string[], other: string[]): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at++;
  return at;
}

function sameAtEnd(one: string[], other: string[]): number {
  let at = 0;
  while (at < one.length && at < other.length && one.at(-1 - at) === other.at(-1 - at)) at++;
  return at;
}
