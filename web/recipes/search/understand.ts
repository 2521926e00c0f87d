import type { Language } from "../../../src/contract/languages.ts";
import { SEARCH_RESULTS } from "../../../src/contract/rules.ts";
import { plainLetters } from "../../text/plain-letters.ts";
import { findTimes } from "./time-words.ts";

interface Named {
  name: string;
  slug: string;
}

export interface Vocabulary {
  language: Language;
  categories: Named[];
  tags: Named[];
}

interface NamedChip extends Named {
  kind: "categories" | "tags";
  words: string;
}

type TypedChip = { kind: "time"; minutes: number; words: string } | NamedChip;

export interface Understood {
  /** What remains as text. */
  text: string;
  chips: TypedChip[];
}

const KINDS = ["categories", "tags"] as const;
const MOST_WORDS = 4;

/** @param plain words that are searched as text, because their chips were removed */
export function understandTyped(typed: string, vocabulary: Vocabulary, plain: string[]): Understood {
  const isPlain = (words: string) => plain.some((one) => plainLetters(one) === plainLetters(words));
  const chips: TypedChip[] = [];
  let text = typed;
  for (const { minutes, words } of findTimes(typed, vocabulary.language)) {
    if (minutes === 0 || isPlain(words) || !text.includes(words)) continue;
    chips.push({ kind: "time", minutes, words });
    text = text.replace(words, " ");
  }
  const named = nameFinder(vocabulary);
  const words = text.split(/\s+/).filter(Boolean);
  const rest: string[] = [];
  for (let at = 0; at < words.length;) {
    const chip = findLongest(words.slice(at, at + MOST_WORDS), (run) => (isPlain(run) ? null : named(run)));
    if (chip) chips.push(chip);
    else rest.push(words[at] ?? "");
    at += chip ? chip.words.split(" ").length : 1;
  }
  return { text: rest.join(" "), chips };
}

function findLongest(words: string[], find: (run: string) => TypedChip | null): TypedChip | null {
  for (let count = words.length; count > 0; count--) {
    const chip = find(words.slice(0, count).join(" "));
    if (chip) return chip;
  }
  return null;
}

function nameFinder(vocabulary: Vocabulary): (words: string) => TypedChip | null {
  const known = new Map<string, Omit<NamedChip, "words">>();
  for (const kind of KINDS)
    for (const { slug, name } of vocabulary[kind]) {
      const plain = plainLetters(name);
      if (plain && !known.has(plain)) known.set(plain, { kind, slug, name });
    }
  return (words) => {
    const found = known.get(plainLetters(words));
    return found ? { ...found, words } : null;
  };
}

/** What the server is asked: the address with its typed words turned into filters. */
export function toSearchCall(address: URLSearchParams, vocabulary: Vocabulary): URLSearchParams {
  const query = new URLSearchParams(address);
  query.delete("plain");
  const { text, chips } = understandTyped(query.get("q") ?? "", vocabulary, address.getAll("plain"));
  if (chips.length === 0) return query;
  if (text) query.set("q", text);
  else query.delete("q");
  for (const chip of chips) {
    if (chip.kind === "time") {
      const chosen = Number(query.get("maxMinutes") ?? chip.minutes);
      query.set("maxMinutes", String(Math.min(chosen, chip.minutes)));
    } else if (query.getAll(chip.kind).length < SEARCH_RESULTS.conditions) {
      if (query.get(`${chip.kind}Mode`) === "exclude")
        query.set("q", `${query.get("q") ?? ""} ${chip.words}`.trim());
      else {
        query.append(chip.kind, chip.slug);
        query.set(`${chip.kind}Match`, "all");
      }
    }
  }
  return query;
}
