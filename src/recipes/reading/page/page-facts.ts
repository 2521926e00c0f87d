import {
  isForPeople,
  parseFacts,
  parseLoneLabel,
  parseTimeBeforeLabel,
  parseValue,
  parseYield,
  type Fact,
} from "../../text/facts.ts";
import { readNamedFact } from "./named-facts.ts";
import { matchStart } from "../../text/match-start.ts";
import { LABELS, LEVELS } from "../../text/plain-text-words.ts";
import type { PageLine } from "./page-lines.ts";
import { partOfHeading } from "../../text/part-words.ts";

export interface PageFacts {
  recipeYield: string;
  prepTime: string | null;
  performTime: string | null;
  totalTime: string | null;
  author: string;
}

const MAX_LINES_BELOW_TITLE = 25;
const MAX_FACT_CHARACTERS = 80;
/** “Kochzeit 20 Min.” isn't a sentence. */
const TIME_LABEL = /^\p{L}{3,25}(?:zeit|tid)\s\p{N}/iu;
/** `Prep time30 minutes`, where only styles keep the two apart. */
const BESIDE_LABEL = /^(\p{L}[^\p{N}]{2,40}\p{L})(?=\p{N})/u;

/** `Prep time: 10 min` in one line, or label and value in two, either first. */
export function findPageFacts(lines: PageLine[]): PageFacts {
  const short = lines.filter((line) => line.text.length <= MAX_FACT_CHARACTERS && line.part !== "nutrition");
  const candidates = short.filter((line) => line.part !== "noise");
  const title = candidates.findIndex((line) => line.level === 1);
  const shown = candidates.flatMap((_, at) =>
    factsAt(candidates, at, title >= 0 && at - title < MAX_LINES_BELOW_TITLE && at > title),
  );
  // Controls for servings are among buttons; their labels count.
  const aside = short.filter((line) => line.part === "noise" && /[:：]/.test(line.text));
  const facts = [...shown, ...aside.flatMap((line) => parseFacts(line.text))];
  const first = (kind: Fact["kind"]) => facts.find((fact) => fact.kind === kind)?.value ?? null;
  return {
    recipeYield: first("yield") ?? findYieldAtEnd(lines.filter(({ part }) => part !== "noise")),
    prepTime: first("prep"),
    performTime: first("cook"),
    totalTime: first("total"),
    author: first("author") ?? "",
  };
}

function factsAt(lines: PageLine[], at: number, nearTitle: boolean): Fact[] {
  const text = (lines[at]?.text ?? "")
    .replace(/\s*[:：]$/, "")
    .replace(/^(\p{L}+) (?=\1\b)/u, "")
    .replace(BESIDE_LABEL, "$1 ");
  if (lines[at]?.part === "steps" || isSentence(text)) return [];
  const beforeLabel = nearTitle ? parseTimeBeforeLabel(text) : null;
  if (beforeLabel) return [beforeLabel];
  const label = parseLoneLabel(text);
  if (label) {
    const value = [lines[at + 1], lines[at - 1]]
      .map((line) => line && parseValue(label, line.text))
      .find(Boolean);
    return value ? [value] : [];
  }
  const forHowMany =
    lines[at]?.level || partOfHeading(text) === "ingredients" ? parseHeadingYield(text) : null;
  return forHowMany ? [forHowMany] : readFactsInLine(text, { lines, at, nearTitle });
}

/** “Bake 10 minutes.” is a step. */
const isSentence = (text: string) => /[.!]$/.test(text) && !/[:：]/.test(text) && !TIME_LABEL.test(text);

interface Place {
  lines: PageLine[];
  at: number;
  nearTitle: boolean;
}

function readFactsInLine(text: string, { lines, at, nearTitle }: Place): Fact[] {
  // The label beside a value belongs to it.
  const isAlone = nearTitle && !isLabel(lines[at - 1]) && !isLabel(lines[at + 1]);
  const named = isAlone && lines[at] ? readNamedFact(lines[at]) : null;
  if (named) return [named];
  if (isServingsInRow(lines, at)) return [{ kind: "yield", value: text }];
  const facts = parseFacts(text).filter((fact) => fact.value !== text || fact.kind === "yield" || isAlone);
  return facts.length > 0 ? facts : parseLabelledYield(text);
}

/** `Easy`, `4`, `40 minutes`: icons beside them say what they are. */
function isServingsInRow(lines: PageLine[], at: number): boolean {
  if (!/^[1-9]\d?$/.test(lines[at]?.text ?? "")) return false;
  const near = [at - 2, at - 1, at + 1, at + 2].map((place) => lines[place]?.text ?? "");
  return near.slice(1, 3).some(isLevel) && near.some((text) => parseFacts(text).some(isTimeFact));
}

const isLevel = (text: string) => matchStart(text, LEVELS)?.rest === "";
const isTimeFact = ({ kind }: Fact) => kind === "prep" || kind === "cook" || kind === "total";

function isLabel(line: PageLine | undefined): boolean {
  return line !== undefined && parseLoneLabel(line.text) !== null;
}

/** “Rendimento 4 porções”. */
function parseLabelledYield(text: string): Fact[] {
  const label = text.length < 45 ? matchStart(text, LABELS) : null;
  return label?.kind === "yield" && /^\s\D{0,8}\d/.test(label.rest)
    ? [{ kind: "yield", value: label.rest.trim() }]
    : [];
}

function parseHeadingYield(text: string): Fact | null {
  const said = /(?:\b(?:for|für|pour|para|per|voor|dla|till|til|na|serves)|\()\s*(\d.*?)\)?:?$/iu.exec(
    text,
  )?.[1];
  return said ? (parseYield(said) ?? { kind: "yield", value: said }) : null;
}

/** Of a step that ends with “Serves 4.” */
export function findYieldAtEnd(steps: { text: string }[]): string {
  return steps.map(({ text }) => readYieldOfLastSentence(text)).find(Boolean) ?? "";
}

function readYieldOfLastSentence(step: string): string {
  const said = /[.!)]\s([^.!]{4,40})[.!]?$/u.exec(step.slice(-MAX_FACT_CHARACTERS))?.[1] ?? "";
  return isForPeople(said) || COUNTS.test(said) ? (parseYield(said)?.value ?? "") : "";
}

/** Not “Serve 4 of them”. */
const COUNTS = /^(?:serves|makes|yields|ergibt)\s/i;
