import type { Instruction } from "../../../contract/recipes.ts";
import { isClutter } from "./clutter.ts";
import { isHeading } from "./line-heading.ts";
import type { PageLine } from "./page-lines.ts";

const MAX_NAME_CHARACTERS = 80;
const MIN_TEXT_CHARACTERS = 8;
/** Compared with all names of steps. */
const MIN_TEXT_SHARE = 1.5;
const MAX_LINES_BELOW_NAME = 20;

/** What the page says below the name of each step, if names are all that the data has; else null. */
export function readBelowNames(declared: Instruction[], lines: PageLine[]): Instruction[] | null {
  const names = declared.map(({ text }) => text);
  const areNames = names.every((name) => name.length <= MAX_NAME_CHARACTERS && !/[.!?。！？]$/.test(name));
  if (!areNames || names.length < 2) return null;
  const alone = findInOrder(names, lines, (text, name) => text === name);
  const places = alone.length === names.length ? alone : findInOrder(names, lines, startsWith);
  const isNear = places.every((place, at) => place - (places[at - 1] ?? place) <= MAX_LINES_BELOW_NAME);
  if (places.length < names.length || !isNear) return null;
  const steps = names.map((name, at): Instruction => {
    const [place = lines.length, next] = [places[at], places[at + 1]];
    return { name, text: joinBelow(name, lines.slice(place, next ?? place + MAX_LINES_BELOW_NAME), !next) };
  });
  const measure = (texts: string[]) => texts.join("").length;
  const isMore = measure(steps.map(({ text }) => text)) > measure(names) * MIN_TEXT_SHARE;
  return isMore && steps.every(({ text }) => text.length >= MIN_TEXT_CHARACTERS) ? steps : null;
}

/** “Serve the soup”, not “Serves 4”. */
function startsWith(text: string, name: string): boolean {
  return text.startsWith(name) && !/^\p{Ll}/u.test(text.slice(name.length));
}

function findInOrder(
  names: string[],
  lines: PageLine[],
  isNamed: (text: string, name: string) => boolean,
): number[] {
  const places: number[] = [];
  for (const [at, line] of lines.entries()) {
    const name = names[places.length];
    if (name === undefined) break;
    if (line.part !== "noise" && !line.link && isNamed(withoutCount(line.text), name)) places.push(at);
  }
  return places;
}

/** @param isLast whether the lines continue below the steps */
function joinBelow(name: string, [first, ...others]: PageLine[], isLast: boolean): string {
  const beside = withoutCount(first?.text ?? "")
    .slice(name.length)
    .replace(/^[\s:.–—-]+/, "");
  if (isLast && beside.length >= MIN_TEXT_CHARACTERS) return beside;
  const end = isLast ? others.findIndex((line) => isHeading(line) || line.part !== first?.part) : -1;
  const below = others.slice(0, end < 0 ? undefined : end).filter(isText);
  return [beside, ...below.map(({ text }) => text)].filter(Boolean).join(" ");
}

function isText({ text, part }: PageLine): boolean {
  return part !== "noise" && part !== "ingredients" && /\p{L}/u.test(text) && !isClutter(text);
}

const withoutCount = (text: string) => text.replace(/^\d{1,2}[.):]?\s+/, "");
