import { matchStart, wordMap, type MatchedStart } from "./match-start.ts";
import { UNIT_NAMES_ELSEWHERE } from "./unit-names-elsewhere.ts";
import { UNIT_NAMES } from "./unit-names.ts";
import type { UnitKind } from "../../ingredients/words/units.ts";

const WORDS = wordMap([...Object.values(UNIT_NAMES).flat(), ...Object.values(UNIT_NAMES_ELSEWHERE).flat()]);

/** A dot that abbreviates the unit stays in the rest. */
export function unitAtStart(text: string): MatchedStart<UnitKind> | null {
  return matchStart(text, WORDS);
}
