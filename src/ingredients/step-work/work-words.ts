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
  /** What makes food hot, or keeps it hot: "fry", "in the oven". */
  heat: string;
  /** After these, food isn't hot and can wait: "chill", "rise". */
  chill: string;
  /** Cooling that takes a while even if the text has no time for it: "let cool". */
  cool: string;
  /** Nothing may come between this and the step before: "immediately", "deglaze". */
  atOnce: string;
  /** Heating the oven. */
  preheat: string;
  /** Between heating the oven and other work: "and". Chinese has only punctuation there. */
  and?: string;
  /** The oven, or something that's only done there. */
  oven: string;
  /** Cooking of any kind: work in a pan with fat, waiting otherwise. */
  cook: string;
  /** "In olive oil". */
  inFat: string;
  /** In the clause of a time for one of several pieces: "each". */
  apiece: string;
  /** In the sentence of such a time: "one at a time", "in batches". */
  inTurn: string;
  /** The beginning of a sentence that isn't about work: "enjoy", "Step 2:". */
  nothing: string;
  /** The beginning of a step that makes something of its own: "for the dip". */
  aside: string;
  /** Is done to a finished dish: "decorate", "for the icing". */
  onTop: string;
  /** Follows a time to wait before the next step: "half an hour before". */
  ahead: string;
  /** Work now and then during a wait, if there's more of it than `tending`: "stirring". */
  tended?: string;
  /** Means 2 before minutes: "a couple of". */
  couple?: string;
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
  heat: RegExp;
  chill: RegExp;
  cool: RegExp;
  atOnce: RegExp;
  preheat: RegExp;
  /** Between heating the oven and other work. */
  goesOn: RegExp;
  oven: RegExp;
  cook: RegExp;
  inFat: RegExp;
  apiece: RegExp;
  inTurn: RegExp;
  nothing: RegExp;
  aside: RegExp;
  onTop: RegExp;
  ahead: RegExp;
  tended: RegExp;
  couple: RegExp | null;
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
    heat: find(lists.heat),
    chill: find(lists.chill),
    cool: find(lists.cool),
    atOnce: find(lists.atOnce),
    preheat: find(lists.preheat),
    goesOn: new RegExp(`[,:，：、]${lists.and ? `| (?:${lists.and}) ` : ""}`, "u"),
    oven: find(lists.oven),
    cook: find(lists.cook),
    inFat: find(lists.inFat),
    apiece: find(lists.apiece),
    inTurn: find(lists.inTurn),
    nothing: new RegExp(String.raw`^[\s\P{L}]*(?:${foldLetters(lists.nothing)})`, "u"),
    aside: new RegExp(String.raw`^[\s\P{L}]*(?:${foldLetters(lists.aside)})`, "u"),
    onTop: find(lists.onTop),
    ahead: find(lists.ahead),
    tended: find(lists.tended ?? lists.tending),
    couple: lists.couple ? new RegExp(`${WORD_START}${lists.couple} (?=min)`, "giu") : null,
    clauseEnd: lists.clauseEnd ? new RegExp(`[,;:()]|${foldLetters(lists.clauseEnd)}`, "u") : null,
  };
}
