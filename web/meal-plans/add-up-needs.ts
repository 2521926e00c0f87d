import type { UnitSystem } from "../../src/ingredients/amounts/measures.ts";
import { addUp, type Item } from "../../src/ingredients/sums/add-up.ts";
import type { Readers } from "../shopping-lists/load-readers.ts";
import type { ReadListEntry } from "../shopping-lists/shown-item.ts";
import { t } from "../text/translation.ts";
import { linesTogether, type ListLine, type Need } from "./needs.ts";
import type { Origin } from "./recipe-origins.ts";

export interface NeedReading {
  readers: Readers;
  read: ReadListEntry;
  origins: ReadonlyMap<string, Origin>;
}

/** Adds up lines of known foods. Others stay as written, beside similar ones. */
export function addUpNeeds(needs: Need[], reading: NeedReading | null, system: UnitSystem): ListLine[][] {
  if (!reading) return linesTogether(needs);
  const isKnown = (need: Need) => readNeed(need, reading).foodId !== null;
  const known = addUpKnown(needs.filter(isKnown), reading, system);
  const places = new Map(needs.map(({ key }, place) => [key, place]));
  const getPlace = ([line]: ListLine[]) => places.get(line?.needs[0]?.key ?? "") ?? 0;
  return [...known, ...linesTogether(needs.filter((need) => !isKnown(need)))].toSorted(
    (one, other) => getPlace(one) - getPlace(other),
  );
}

/** Relatives such as onions and red onions are together. */
function addUpKnown(needs: Need[], reading: NeedReading, system: UnitSystem): ListLine[][] {
  const byKey = new Map(needs.map((need) => [need.key, need]));
  const sum = (some: Need[]) =>
    addUp(
      some.map((need) => ({ id: need.key, read: readNeed(need, reading), adjustments: [] })),
      { ...reading.readers.options, system },
    );
  const items = sum(needs).map((item) => {
    const own = item.entryIds.flatMap((key) => byKey.get(key) ?? []);
    const add = (some: Need[]) =>
      sum(some)
        .map((one) => describe(one, some))
        .join(", ");
    return { family: item.family, line: { text: describe(item, own), needs: own, addUp: add } };
  });
  return [...Map.groupBy(items, ({ family }) => family).values()].map((family) =>
    family.map(({ line }) => line),
  );
}

function readNeed({ text, slug }: Need, { read, origins }: NeedReading) {
  const { language: tag, region } = origins.get(slug) ?? { language: "en", region: "" };
  return read({ text, language: tag, region });
}

function describe({ amountText, food, isOpen }: Item, needs: Need[]): string {
  const [first] = needs;
  if (first && needs.every(({ text }) => text === first.text) && (needs.length === 1 || !amountText))
    return first.text;
  const amount = isOpen ? t("shopping-list.and-some", { amount: amountText }) : amountText;
  return [amount, food].filter(Boolean).join(" ");
}
