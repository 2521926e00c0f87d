import { chooseCollective } from "./choose-collective.ts";
import { chooseLines, type StepContext } from "./choose-lines.ts";
import type { Collective } from "./find-collectives.ts";
import type { NamedLine } from "./name-lines.ts";
import type { Named, StepItem } from "./read-step.ts";
import { findNamedSection, type Section } from "./sections.ts";
import { isAddition, makeUses, recordUse } from "./track-use.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface ReadStep {
  items: StepItem[];
  /** The component that it is about, if its words or its foods tell. */
  section: number | null;
  /** True if its words tell. */
  isSectionNamed: boolean;
}

/**
 * Follows the steps, and so knows what earlier ones used up.
 * @returns positions of lines for each step, in the order of the list
 */
export function chooseIngredients(
  steps: readonly ReadStep[],
  sections: readonly Section[],
  vocabulary: Vocabulary,
): number[][] {
  const uses = makeUses();
  const claimed = listClaimed(steps);
  const lastNamed = findLastNamed(steps);
  let lastSection: number | null = null;
  return steps.map(({ items, section, isSectionNamed }, at) => {
    const context: StepContext = {
      section,
      isSectionNamed,
      lastSection,
      clear: items.flatMap(listClear),
      found: new Set<NamedLine>(),
      claimed,
      uses,
    };
    for (const item of items)
      if (item.kind === "food") addNamed(item, context);
      else
        addCollective(
          item,
          { context, sections, isReserved: (line) => (lastNamed.get(line) ?? 0) > at },
          vocabulary,
        );
    lastSection = section ?? lastSection;
    return [...context.found].map(({ position }) => position).toSorted((one, other) => one - other);
  });
}

function listClear(item: StepItem): number[] {
  const best = item.kind === "food" && !item.isVerb ? item.best : [];
  return best.length === 1 ? best.map(({ position }) => position) : [];
}

/** Lists lines whose component a step names, if another component has the same food. */
function listClaimed(steps: readonly ReadStep[]): Set<NamedLine> {
  const lines = steps.flatMap(({ items, section }) =>
    items.flatMap((item) => {
      const best = item.kind === "food" ? item.best : [];
      return best.length > 1 ? best.filter((line) => line.section === section) : [];
    }),
  );
  return new Set(lines);
}

function addNamed(named: Named, context: StepContext): void {
  const { found, uses } = context;
  for (const line of chooseLines(named, context)) {
    if (!found.has(line) && !isAddition(uses, line, named)) continue;
    found.add(line);
    recordUse(uses, line, named.name, named.use);
  }
}

interface CollectiveOptions {
  context: StepContext;
  /** Checks whether a later step names a line. */
  isReserved: (line: NamedLine) => boolean;
  sections: readonly Section[];
}

function addCollective(
  collective: Collective,
  { context, sections, isReserved }: CollectiveOptions,
  { lines, foods, words }: Vocabulary,
): void {
  const chosen = chooseCollective(collective, {
    ...context,
    lines,
    byId: foods?.byId ?? new Map(),
    namedSection: collective.around ? findNamedSection(collective.around, sections, words) : null,
    isReserved,
  });
  for (const line of chosen) {
    context.found.add(line);
    // A later step adds what it names, even if it belongs to "all remaining ingredients".
    recordUse(context.uses, line, "", isReserved(line) ? "prepared" : collective.use);
  }
}

/** Finds the last step that names each line. Of lines of the same food, the last one is for the last step. */
function findLastNamed(steps: readonly ReadStep[]): Map<NamedLine, number> {
  const last = new Map<NamedLine, number>();
  for (const [at, { items }] of [...steps.entries()].toReversed())
    for (const item of items) {
      const line = item.kind === "food" ? item.best.findLast((one) => !last.has(one)) : undefined;
      if (line) last.set(line, at);
    }
  return last;
}
