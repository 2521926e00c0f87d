import { plainLetters } from "../text/plain-letters.ts";

const SHOWN = 6;
const LEAST_LETTERS = 2;
/** "milk, 6 eg": what was typed before, the number, and what's being typed. */
const LAST_ITEM = /^(.*[,;，、；\n])?(\s*(?:[\d.,/½¼¾⅓⅔]+\s+)?)(.*)$/su;

interface Known {
  /** What's bought most often first. */
  usual: readonly string[];
  onList: readonly string[];
  /** All that Tagine knows. */
  listFoods: () => readonly string[];
}

/** Completes the last item of what someone types. */
export function suggestItems(typed: string, { usual, onList, listFoods }: Known): string[] {
  const [, , , last = ""] = LAST_ITEM.exec(typed) ?? [];
  const looked = plainLetters(last);
  if (looked.length < LEAST_LETTERS) return [];
  const starts = (name: string) => plainLetters(name).startsWith(looked);
  const known = [...usual, ...onList].filter(
    (name) => starts(name) || plainLetters(name).includes(` ${looked}`),
  );
  const others = listFoods()
    .filter(starts)
    .toSorted((one, other) => one.length - other.length);
  const ranked = [...known.filter(starts), ...known, ...others].filter(
    (name) => plainLetters(name) !== looked,
  );
  return ranked
    .filter((name, at) => !ranked.slice(0, at).some((before) => isSame(before, name)))
    .slice(0, SHOWN);
}

export function completeTyped(typed: string, chosen: string): string {
  const [, before = "", amount = ""] = LAST_ITEM.exec(typed) ?? [];
  return before + amount + chosen;
}

/** "potato" beside "potatoes" would help nobody. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [plainLetters(one), plainLetters(other)];
  return first === second || (first.startsWith(second) && first.length - second.length <= 2);
}
