import type { CorrectionInput, TaughtFoodInput } from "../../contract/ingredients.ts";
import { CORRECTED_LINE_MOST } from "../../contract/ingredient-rules.ts";
import { isVisible, NAME_MOST } from "../../contract/rules.ts";
import { DomainError, Invalid, type BrokenRule } from "../../platform/errors.ts";
import { inOneLine, withoutControls } from "../../platform/plain-text.ts";
import { locateParts, type LineCorrection } from "../correct-line.ts";
import { normalizeName } from "../foods/food-table.ts";

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

/** @throws Invalid */
export function completeCorrection(input: CorrectionInput, isFood: (id: string) => boolean): LineCorrection {
  const correction = tidyCorrection(input);
  const { line, foodId } = correction;
  const broken = [
    ...(line.length > CORRECTED_LINE_MOST ? [tooLong("line", CORRECTED_LINE_MOST)] : listFaults(correction)),
    ...(foodId !== null && !isFood(foodId) ? [UNKNOWN_FOOD] : []),
  ];
  if (broken.length > 0) throw new Invalid(broken);
  return correction;
}

/** @throws Invalid */
export function completeTaughtFood(input: TaughtFoodInput, isFood: (id: string) => boolean): NamedFood {
  const name = tidy(input.name);
  const broken = [...listNameFaults(name), ...(isFood(input.foodId) ? [] : [UNKNOWN_FOOD])];
  if (broken.length > 0) throw new Invalid(broken);
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

function listFaults(correction: LineCorrection): BrokenRule[] {
  const { line, food } = correction;
  if (!isVisible(line)) return [missing("line")];
  if (!isVisible(food)) return [missing("food"), ...listAbsent(correction)];
  return listAbsent(correction);
}

function listAbsent(correction: LineCorrection): BrokenRule[] {
  return locateParts(correction.line, correction).missing.map((field) => ({
    field,
    problem: "Must be part of the line",
    kind: "unknown",
  }));
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
