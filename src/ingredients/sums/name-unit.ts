import { getBaseLanguage } from "../../contract/languages.ts";
import { findForm } from "../amounts/unit-forms.ts";
import type { UnitKind } from "../words/units.ts";
import type { ReadEntry } from "./read-entry.ts";
import type { SpellContext } from "./spell-number.ts";
import type { RawTotal } from "./sum-totals.ts";

type NamedIn = Pick<SpellContext, "words" | "language" | "isAsWritten"> & { kind?: UnitKind | null };

/**
 * Names a unit as an entry in the viewer's language does. If there's none, takes the viewer's usual name, unless
 * the food keeps its name in another language, too.
 * @param kind of a weight or volume, the unit that it's shown in
 */
export function nameUnit(
  { shares, kind: counted }: Pick<RawTotal, "shares" | "kind">,
  value: number,
  { words, language, isAsWritten, kind }: NamedIn,
): string {
  const wanted = kind ?? counted?.split(" ")[0] ?? null;
  const written = shares.filter(
    ({ amount }) => amount?.unit && (kind === undefined || amount.kind === wanted),
  );
  const base = getBaseLanguage(language);
  const own = written.find(({ read }) => getBaseLanguage(read.language) === base);
  const languages = new Set(written.map(({ read }) => getBaseLanguage(read.language)));
  const foreign = languages.size === 1 ? written[0] : undefined;
  const names = wanted === "piece" ? [""] : words.unitNames.get(wanted as UnitKind);
  const isTranslated = names !== undefined && !isAsWritten && foreign !== undefined && hasName(foreign.read);
  const amount = (own ?? (isTranslated ? undefined : foreign))?.amount;
  const usual = names ?? [wanted ?? ""];
  if (!amount || (/[(/]/.test(amount.unit) && usual.length > 1))
    return capitalize(findForm(value, usual, words), base === "de" && usual.length > 1);
  return capitalize(findForm(value, amount.forms, words), /^\p{Lu}/u.test(amount.unit));
}

/** Dried basil is shown as written. */
function hasName({ foodId, key }: ReadEntry): boolean {
  return foodId !== null && (key === foodId || key === `${foodId}~canned`);
}

function capitalize(word: string, isWanted: boolean): string {
  return isWanted && word ? `${word[0]?.toUpperCase()}${word.slice(1)}` : word;
}
