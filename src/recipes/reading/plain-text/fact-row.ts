import { matchStart } from "../../text/match-start.ts";
import { parseFact, isTime, type Fact } from "../../text/facts.ts";
import { ASIDES, LABELS, type Label } from "../../text/plain-text-words.ts";
import { MAX_ROW_LABELS } from "../reading-limits.ts";

export interface FactRow {
  facts: Fact[];
  /** Times without a field of their own, as written: “Repos : 1 heure”. */
  others: string[];
}

const MAX_ROW_CHARACTERS = 200;
const ROW_LABELS: ReadonlySet<Label> = new Set<Label>(["prep", "cook", "total", "yield"]);
const WORD_START = /(?<![\p{L}\p{N}/-])\p{L}/gu;
const EDGE_PUNCTUATION = /^[\s.,;|/·•–—-]+|[\s,;|/·•–—-]+$/gu;
const COLONS = /(?<!\d)[:：=]/gu;

/** “Prep Time: 15 mins Cook Time: 1 hr”. Null for a line with anything else, or with fewer than two facts. */
export function parseFactRow(line: string): FactRow | null {
  if (line.length > MAX_ROW_CHARACTERS || !/[\d０-９½¼¾]/.test(line)) return null;
  const starts = findLabelStarts(line);
  if (starts.length < 2 || starts[0] !== 0) return null;
  return splitFacts(line, [...starts, line.length], 0, new Set());
}

function findLabelStarts(line: string): number[] {
  const starts: number[] = /^\d/.test(line) ? [0] : [];
  let end = 0;
  for (const { index } of line.matchAll(WORD_START)) {
    if (index < end) continue;
    const label = measureLabel(line.slice(index));
    if (label === null && starts.length === 0) return [];
    if (label === null) continue;
    starts.push(index);
    end = index + label;
    if (starts.length === MAX_ROW_LABELS) break;
  }
  return starts;
}

function measureLabel(text: string): number | null {
  const label = matchStart(text, LABELS);
  if (label && ROW_LABELS.has(label.kind)) return label.word.length;
  return matchStart(text, ASIDES)?.word.length ?? null;
}

function splitFacts(line: string, starts: number[], from: number, known: ReadonlySet<Label>): FactRow | null {
  if (from === starts.length - 1) return { facts: [], others: [] };
  for (let to = from + 1; to < starts.length; to++) {
    const piece = line.slice(starts[from], starts[to]).replace(EDGE_PUNCTUATION, "");
    if ((piece.match(COLONS)?.length ?? 0) > 1) break;
    const fact = parseFact(piece);
    const isNew = fact !== null && ROW_LABELS.has(fact.kind) && !known.has(fact.kind);
    if (!isNew && !isAside(piece)) continue;
    const rest = splitFacts(line, starts, to, fact && isNew ? new Set([...known, fact.kind]) : known);
    if (!rest) continue;
    return fact && isNew
      ? { facts: [fact, ...rest.facts], others: rest.others }
      : { facts: rest.facts, others: [piece, ...rest.others] };
  }
  return null;
}

function isAside(text: string): boolean {
  const aside = matchStart(text, ASIDES);
  return aside !== null && isTime(aside.rest.replace(/^\s*[:：=]\s*/, ""));
}
