import { foldLetters } from "../text/fold-letters.ts";

/** Patterns of the beginnings of words. They may contain accents, which are folded, but no `\p{L}`. */
export interface WorkLists {
  /** What needs no hands while it lasts: "simmer", "in the oven". */
  waiting: string;
  /** Work that takes minutes and often has no time: "chop", "knead". */
  work: string;
  /** Other work: "stir". */
  tending: string;
  /** Makes any wait work: "stirring constantly". */
  constantly: string;
  /** What follows happens during what precedes it. */
  meanwhile: string;
  /** A pattern beside a time that counts twice: "per side". */
  twice: string;
  /** A pattern before a time that is part of a longer one: "after". */
  after: string;
  /** Between 2 times of which only one is needed. */
  or: string;
  /** If verbs follow their time, as in German: a pattern that ends the clause. */
  clauseEnd?: string;
}

export interface WorkWords {
  waiting: RegExp;
  work: RegExp;
  tending: RegExp;
  constantly: RegExp;
  meanwhile: RegExp;
  twice: RegExp;
  twiceBefore: RegExp;
  after: RegExp;
  or: RegExp;
  /** Null where verbs precede their time. */
  clauseEnd: RegExp | null;
}

/** Chinese has no spaces, so any character may precede a word. */
const WORD_START = String.raw`(?<!(?!\p{Script=Han})[\p{L}\d])`;
const WORD_END = String.raw`(?!(?!\p{Script=Han})\p{L})`;

export function prepareWorkWords(lists: WorkLists): WorkWords {
  const find = (pattern: string, end = "") =>
    new RegExp(`${WORD_START}(?:${foldLetters(pattern)})${end}`, "gu");
  return {
    waiting: find(lists.waiting),
    work: find(lists.work),
    tending: find(lists.tending),
    constantly: find(lists.constantly),
    meanwhile: find(lists.meanwhile),
    twice: new RegExp(String.raw`^\s?(?:${foldLetters(lists.twice)})`, "u"),
    twiceBefore: new RegExp(String.raw`(?:${foldLetters(lists.twice)})[ ,:]*(?:\p{L}{2,5}\.? )?$`, "u"),
    after: new RegExp(String.raw`${WORD_START}(?:${foldLetters(lists.after)})\s?$`, "u"),
    or: find(lists.or, WORD_END),
    clauseEnd: lists.clauseEnd ? new RegExp(`[,;:()]|${foldLetters(lists.clauseEnd)}`, "u") : null,
  };
}
