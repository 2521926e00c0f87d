import type { StepWork } from "../../../src/ingredients/step-work/read-step-work.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import type { ReadWork } from "../../ingredients/load-work.ts";
import type { Dish } from "../cook-mode/dishes.ts";
import { listCookSteps } from "../cook-mode/list-cook-steps.ts";
import { followHeat, type FoodHeat } from "./follow-heat.ts";
import { applyAnswer, readAnswer, type StepAnswer, type StepTiming } from "./step-answer.ts";

export interface DishStep extends StepTiming, FoodHeat {
  /** Names it among all dishes. */
  key: string;
  /** From 0, as cook mode counts. */
  at: number;
  /** In the recipe, with titles. */
  position: number;
  /** Its name and text as written, in one line. */
  line: string;
  /** What its text says. */
  work: StepWork;
  answer: StepAnswer;
}

export interface PlannedDish {
  dish: Dish;
  recipe: Recipe;
  etag: string | null;
  steps: DishStep[];
}

interface Loaded {
  recipe: Recipe;
  etag: string | null;
  readWork: ReadWork;
}

export function readDish(dish: Dish, { recipe, etag, readWork }: Loaded): PlannedDish {
  const written = recipe.recipeInstructions.map((step) => ({ ...step, original: null }));
  const read = listCookSteps(written).map(({ step, position, line }) => {
    const work = readWork(line);
    const answer = readAnswer(step);
    return { position, line, work, answer, ...applyAnswer(work, answer) };
  });
  const heat = followHeat(read);
  const steps = read.map((step, at): DishStep => {
    const { after = "cold", neededBy = null } = heat[at] ?? {};
    return { ...step, key: `${dish.slug} ${at}`, at, after, neededBy };
  });
  return { dish, recipe, etag, steps };
}
