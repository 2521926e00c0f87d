import { CORRECTED_LINE_MOST } from "../../contract/ingredient-rules.ts";
import type { CorrectionInput, TaughtFoodInput } from "../../contract/ingredients.ts";
import { isVisible, NAME_MOST } from "../../contract/rules.ts";
import { DomainError, Invalid, type BrokenRule } from "../../platform/errors.ts";
import { inOneLine, withoutControls } from "../../platform/plain-text.ts";
import { foldLine, isAmountReadable, locateParts, type LineCorrection } from "../correct-line.ts";
import { normalizeName } from "../foods/food-table.ts";
import { listAllWords } from "../words/languages.ts";

export class CorrectionNotFound extends DomainError {
  constructor() {
    super("not-found", "ingredient-correction-not-found");
  }
}

export class CorrectionExists extends DomainError {
  constructor(line: string) {
    super("conflict", "ingredient-correction-exists", { line });
  }
}

export class TaughtFoodNotFound extends DomainError {
  constructor() {
    super("not-found", "taught-food-not-found");
  }
}

export class TaughtFoodExists extends DomainError {
  constructor(name: string) {
    super("conflict", "taught-food-exists", { name });
  }
}

export interface NamedFood {
  name: string;
  foodId: string;
}

type IsFood = (id: string) => boolean;

/** @throws Invalid */
export function completeCorrection(input: CorrectionInput, isFood: IsFood): LineCorrection {
  const correction = tidyCorrection(input);
  refuse([...listFaults(correction, listWrongParts), ...listFoodFaults(correction, isFood)]);
  return correction;
}

/**
 * Accepts part of a number as older versions did. Such a correction has no effect.
 * @throws Invalid
 */
export function restoreCorrection(input: CorrectionInput, isFood: IsFood): LineCorrection {
  const correction = tidyCorrection(input);
  refuse([...listFaults(correction, listAbsent), ...listFoodFaults(correction, isFood)]);
  return correction;
}

/** @throws Invalid */
export function completeTaughtFood(input: TaughtFoodInput, isFood: IsFood): NamedFood {
  const name = tidy(input.name);
  refuse([...listNameFaults(name), ...(isFood(input.foodId) ? [] : [UNKNOWN_FOOD])]);
  return { name, foodId: input.foodId };
}

const UNKNOWN_FOOD: BrokenRule = { field: "foodId", problem: "This food isn't known", kind: "unknown" };

function tidyCorrection({ line, amount, unit, food, foodId }: CorrectionInput): LineCorrection {
  return {
    line: tidy(line),
    amount: tidy(amount ?? ""),
    unit: tidy(unit ?? ""),
    food: tidy(food),
    foodId: foodId || null,
  };
}

function tidy(text: string): string {
  return inOneLine(withoutControls(text));
}

function refuse(broken: BrokenRule[]): void {
  if (broken.length > 0) throw new Invalid(broken);
}

type PartName = "amount" | "unit" | "food";

function listFaults(
  correction: LineCorrection,
  findWrong: (correction: LineCorrection) => PartName[],
): BrokenRule[] {
  const { line, food } = correction;
  if (line.length > CORRECTED_LINE_MOST) return [tooLong("line", CORRECTED_LINE_MOST)];
  if (!isVisible(line)) return [missing("line")];
  const wrong = findWrong(correction).map((field): BrokenRule => ({
    field,
    problem: "Must be part of the line",
    kind: "unknown",
  }));
  return isVisible(food) ? wrong : [missing("food"), ...wrong];
}

function listFoodFaults({ foodId }: LineCorrection, isFood: IsFood): BrokenRule[] {
  return foodId !== null && !isFood(foodId) ? [UNKNOWN_FOOD] : [];
}

function listWrongParts(correction: LineCorrection): PartName[] {
  const { missing: absent } = locateParts(correction.line, correction);
  const isReadable =
    absent.includes("amount") ||
    listAllWords().some((words) => isAmountReadable(correction.line, correction, words));
  return isReadable ? absent : ["amount", ...absent];
}

function listAbsent(correction: LineCorrection): PartName[] {
  const { missing: absent } = locateParts(correction.line, correction);
  return foldLine(correction.line).includes(foldLine(correction.amount))
    ? absent.filter((part) => part !== "amount")
    : absent;
}

function listNameFaults(name: string): BrokenRule[] {
  if (!isVisible(name) || !normalizeName(name)) return [missing("name")];
  return name.length > NAME_MOST ? [tooLong("name", NAME_MOST)] : [];
}

function missing(field: string): BrokenRule {
  return { field, problem: "Field Required", kind: "missing" };
}

function tooLong(field: string, most: number): BrokenRule {
  return { field, problem: `At most ${most} characters are possible here`, kind: "length" };
}
