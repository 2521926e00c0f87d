import { isClutter, withoutBullet } from "./clutter.ts";
import { isHeading, isPartHeading, opensAnother } from "./line-heading.ts";
import { cutAtPrice } from "./other-than-food.ts";
import type { PageLine } from "./page-lines.ts";
import { isPartName } from "../../text/part-words.ts";

const MAX_TOOLS = 40;
const MAX_TOOL_CHARACTERS = 100;

/** In an element or below a heading named after equipment. */
export function findEquipment(lines: PageLine[]): string[] {
  const marked = lines.filter(({ part }) => part === "equipment");
  const tools = (marked.length > 0 ? marked : findBelowHeading(lines)).filter(isTool);
  const names = tools.map(({ text }) => cutAtPrice(withoutBullet(text))).filter(Boolean);
  return [...new Set(names)].slice(0, MAX_TOOLS);
}

function findBelowHeading(lines: PageLine[]): PageLine[] {
  const heading = lines.findIndex((line) => isPartHeading(line, "equipment"));
  const below = heading < 0 ? [] : lines.slice(heading + 1, heading + 1 + MAX_TOOLS);
  const end = below.findIndex(
    (line) => isHeading(line) || opensAnother(line, "equipment") || line.block.name !== "li",
  );
  return below.slice(0, end < 0 ? undefined : end);
}

function isTool(line: PageLine): boolean {
  return (
    line.level === 0 &&
    line.text.length <= MAX_TOOL_CHARACTERS &&
    !isClutter(line.text) &&
    !(isHeading(line) && isPartName(line.text))
  );
}
