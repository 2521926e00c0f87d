import { countsPieces, parseFacts, parseYield } from "../../text/facts.ts";
import { isClutter, withoutBullet } from "./clutter.ts";
import { rateAsIngredient, isBareAmount } from "./ingredient-shape.ts";
import { isHeading, isLinkElsewhere, withoutPlainBold } from "./line-heading.ts";
import type { Run } from "./line-runs.ts";
import type { PageLine } from "./page-lines.ts";
import { createSectionNameTest } from "./section-name.ts";
import { listLines, withoutRepeats, type Section } from "./sections.ts";
import { isUnit, joinWeightColumns } from "./weight-columns.ts";
import { isOnlyPartName, partOfHeading } from "../../text/part-words.ts";

const MAX_DEFINITION_CHARACTERS = 30;
const MIN_SURE_LIKENESS = 0.5;
const MIN_STRAY_WORDS = 4;

export function withAmounts(page: PageLine[]): PageLine[] {
  const lines = joinWeightColumns(page);
  const whole: PageLine[] = [];
  for (const [at, line] of lines.entries()) {
    const last = whole.at(-1);
    // A term with several descriptions is the title of a list.
    if (last?.block.name === "dt" && line.block.name === "dd" && lines[at + 1]?.block.name === "dd") {
      whole[whole.length - 1] = { ...last, titled: true };
      whole.push(line);
    } else if (last && isPair(last, line)) whole[whole.length - 1] = joinAmount(last, line, line.block);
    else if (last && isDefined(last, line)) whole[whole.length - 1] = joinDefinition(last, line);
    else whole.push(line);
  }
  return whole;
}

function isPair(amount: PageLine, { text, level, block }: PageLine): boolean {
  if (!isBareAmount(amount.text) || isBareAmount(text) || level > 0 || block.name === "dt") return false;
  return amount.block !== block && amount.block.parent === block.parent;
}

function isDefined(name: PageLine, { text, block }: PageLine): boolean {
  return name.block.name === "dt" && block.name === "dd" && text.length <= MAX_DEFINITION_CHARACTERS;
}

/** `200 g flour`, but `salt to taste`. */
function joinDefinition(name: PageLine, said: PageLine): PageLine {
  return isBareAmount(said.text) ? joinAmount(said, name, name.block) : joinAmount(name, said, name.block);
}

function joinAmount(amount: PageLine, name: PageLine, block: PageLine["block"]): PageLine {
  const words = [...amount.words, ...name.words];
  return { ...name, text: `${amount.text} ${name.text}`, words, block };
}

export function readIngredientSections({ lines }: Pick<Run, "lines">): Section[] {
  const sections: Section[] = [{ title: "", items: [] }];
  let amount = "";
  let unit = "";
  const listed = withoutStrayLinks(lines.filter((one) => !isClutter(one.text) && !isTotal(one.text)));
  const candidates = withoutPlainBold(listed);
  const isName = createSectionNameTest(candidates.map((line) => line.text));
  for (const [at, line] of candidates.entries()) {
    const last = sections.at(-1)?.items;
    if (isYield(line.text)) continue;
    if (isUnit(line.text) && amount === "") {
      unit = ` ${line.text.toLowerCase()}`;
      // The head of a table: the name of the section beside the unit of all amounts.
      const isBeside = candidates[at - 1]?.block.parent === line.block.parent;
      const title = isBeside ? last?.pop() : undefined;
      if (title) sections.push({ title, items: [] });
    } else if (isSectionHeading(line) || isName(line.text)) {
      if (!isOnlyPartName(line.text))
        sections.push({ title: line.text.replace(/\s*[:：]\s*$/, ""), items: [] });
    } else if (/^\(.*\)$/.test(line.text) && last) last.push(`${last.pop() ?? ""} ${line.text}`.trim());
    else if (isAmountOfLast(candidates, at) && last?.length)
      last.push(`${line.text}${unit} ${last.pop() ?? ""}`);
    else if (isBareAmount(line.text)) amount = `${amount} ${line.text}`.trim();
    else {
      last?.push(`${amount} ${withoutBullet(line.text)}`.trim());
      amount = "";
    }
  }
  return withoutCommonEnd(withoutRepeats(sections.filter((section) => section.items.length > 0)));
}

/** Links in paragraphs of their own that lead to a shop or to another dish. */
function withoutStrayLinks(lines: PageLine[]): PageLine[] {
  const blocks = Map.groupBy(lines, ({ block }) => block);
  const areShared = lines.length >= blocks.size * 2;
  const isStray = (line: PageLine) =>
    isLinkElsewhere(line) &&
    rateAsIngredient(line.text) < MIN_SURE_LIKENESS &&
    ((areShared && blocks.get(line.block)?.length === 1) ||
      line.text.split(" ").length >= MIN_STRAY_WORDS ||
      partOfHeading(line.text) === "ingredients");
  return lines.filter((line) => !isStray(line));
}

function isAmountOfLast(lines: PageLine[], at: number): boolean {
  const [before, line, after] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!before || !line || !isBareAmount(line.text) || /\p{N}/u.test(before.text)) return false;
  return before.block.parent === line.block.parent && after?.block.parent !== line.block.parent;
}

/** The last row of a table. */
const isTotal = (text: string) =>
  /^(?:total (?:weight|yield)|gesamt(?:gewicht|menge)|poids total|peso total[ea]?|totaal ?gewicht|totalvikt|totalvægt|totalvekt|masa całkowita)(?!\p{L})|^(?:总重量|總重量)/iu.test(
    text,
  );

function isSectionHeading(line: PageLine): boolean {
  if (line.level > 0) return !/^\d/.test(line.text);
  return isHeading(line) && rateAsIngredient(line.text) < 0.7;
}

/** `Serves: 12`, `4 portions` or `4 portion/s`. */
function isYield(line: string): boolean {
  const text = line.replace(/(?<=\p{L})[/(](\p{L}{1,2})\)?$/u, "$1");
  if (/^\D{3,20}[:：]\s*\d/.test(text)) return parseFacts(text).length > 0;
  return parseYield(text) !== null && !countsPieces(text);
}

export function scoreIngredients(sections: Section[], run: Run): number {
  const items = listLines(sections);
  const linked = run.lines.filter((line) => line.link).length / run.lines.length;
  const total = items.reduce((sum, item) => sum + rateAsIngredient(item), 0);
  // A list of links leads to ingredients of other dishes.
  const linkFactor = linked > 0.8 && total < items.length * 0.5 ? 0.05 : 1 - 0.7 * linked;
  return items.length < 2 ? 0 : total * linkFactor * (run.marked ? 1.1 : 1);
}

/** Buttons behind each line (“shopping list”). */
function withoutCommonEnd(sections: Section[]): Section[] {
  const items = listLines(sections).map((item) => item.split(" "));
  const [first] = items;
  if (!first || items.length < 4) return sections;
  let common = 0;
  while (
    common < first.length - 1 &&
    items.every((words) => words.length > common + 1 && words.at(-1 - common) === first.at(-1 - common))
  )
    common++;
  if (common < 2) return sections;
  return sections.map(({ title, items: lines }) => ({
    title,
    items: lines.map((line) => line.split(" ").slice(0, -common).join(" ")),
  }));
}
