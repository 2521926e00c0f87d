import { hasHan } from "../words/phrases.ts";
import type { NameOptions, NamedLine } from "./name-lines.ts";
import { listBaseForms } from "./stem-word.ts";
import type { StepWords } from "./words/step-words.ts";

export interface Candidate {
  line: NamedLine;
  /** From `FIT`. Less is better. */
  fit: number;
  /** How many words of the line the step names. */
  shared: number;
}

/** The names of a recipe's ingredients, for its steps. */
export interface Vocabulary extends NameOptions {
  lines: readonly NamedLine[];
  /** Remembers how foods relate to the lines. */
  related: Map<string, readonly Candidate[]>;
  /** Maps stems. */
  byWord: ReadonlyMap<string, readonly NamedLine[]>;
  /** Maps the ends of German compounds: "mehl" for "Weizenmehl". */
  byEnd: ReadonlyMap<string, readonly NamedLine[]>;
  /** Maps Chinese names and their ends. */
  byHan: ReadonlyMap<string, readonly NamedLine[]>;
}

const MIN_END = 3;
/** "Öl" and "Ei". */
const SHORT_ENDS = new Set(["ol", "ei"]);
/** Ends of this length name a food even if the table lacks it. */
const MIN_UNKNOWN_END = 4;
const MAX_HAN_END = 4;

export function indexLines(lines: readonly NamedLine[], options: NameOptions): Vocabulary {
  const { words, lineWords } = options;
  const index = (list: (line: NamedLine) => Iterable<string>) => {
    const map = new Map<string, NamedLine[]>();
    for (const line of lines)
      for (const key of new Set(list(line))) {
        const known = map.get(key);
        if (known) known.push(line);
        else map.set(key, [line]);
      }
    return map;
  };
  return {
    ...options,
    lines,
    related: new Map(),
    byWord: index((line) => line.words),
    byEnd: index((line) => (lineWords.joinsWords ? [...line.heads].flatMap(listEnds) : [])),
    byHan: index((line) =>
      line.names.filter(hasHan).flatMap((name) => listHanEnds(name.replaceAll(" ", ""), words)),
    ),
  };
}

function listEnds(stem: string): string[] {
  return Array.from({ length: Math.max(0, stem.length - 2) }, (_, at) => stem.slice(at + 1)).filter(
    (end) => end.length >= MIN_END || SHORT_ENDS.has(end),
  );
}

/** Lists "橄榄油" and "油" for itself, and "帕玛森芝士" for "帕玛森芝士碎". */
function listHanEnds(name: string, { forms }: StepWords): string[] {
  const last = name.at(-1) ?? "";
  const core = name.length > 2 && forms.has(last) ? name.slice(0, -1) : name;
  return [...new Set([name, core])].flatMap((one) => [
    one,
    ...Array.from({ length: Math.min(MAX_HAN_END, one.length - 1) }, (_, at) => one.slice(-1 - at)),
  ]);
}

/** Lists the lines whose names end with a word: "Mehl" for "Weizenmehl". */
export function findByEnd(
  { text, stem }: { text: string; stem: string },
  vocabulary: Vocabulary,
): NamedLine[] {
  const lines = vocabulary.byEnd.get(stem) ?? [];
  if (stem.length >= MIN_UNKNOWN_END) return [...lines];
  if (SHORT_ENDS.has(text)) return [...lines];
  if (vocabulary.findFoodId(text) === null) return [];
  const forms = [text, ...listBaseForms(text, vocabulary.words.language)].filter((form) => form.length > 1);
  return lines.filter(({ names }) => names.some((name) => forms.some((form) => name.endsWith(form))));
}
