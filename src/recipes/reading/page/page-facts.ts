import { parseFacts, parseLoneLabel, parseValue, parseYield, type Fact } from "../../text/facts.ts";
import { matchStart } from "../../text/match-start.ts";
import { LABELS } from "../../text/plain-text-words.ts";
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
    recipeYield: first("yield") ?? "",
    prepTime: first("prep"),
    performTime: first("cook"),
    totalTime: first("total"),
    author: first("author") ?? "",
  };
}

function factsAt(lines: PageLine[], at: number, nearTitle: boolean): Fact[] {
  const text = (lines[at]?.text ?? "").replace(/\s*[:：]$/, "").replace(/^(\p{L}+) (?=\1\b)/u, "");
  // “Bake 10 minutes.” is a step.
  if (lines[at]?.part === "steps" || (/[.!]$/.test(text) && !/[:：]/.test(text))) return [];
  const label = parseLoneLabel(text);
  if (label) {
    const value = [lines[at + 1], lines[at - 1]]
      .map((line) => line && parseValue(label, line.text))
      .find(Boolean);
    return value ? [value] : [];
  }
  const forHowMany =
    lines[at]?.level || partOfHeading(text) === "ingredients" ? parseHeadingYield(text) : null;
  if (forHowMany) return [forHowMany];
  // The label beside a value belongs to it.
  const isAlone = nearTitle && !isLabel(lines[at - 1]) && !isLabel(lines[at + 1]);
  const facts = parseFacts(text).filter((fact) => fact.value !== text || fact.kind === "yield" || isAlone);
  return facts.length > 0 ? facts : parseLabelledYield(text);
}

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
