/** What the stepper changes: servings, or how often the whole recipe is made. */
export interface Yield {
  /** Before scaling; 1 for a recipe without a number. */
  base: number;
  step: number;
  /** True if the number counts recipes: "1 loaf" becomes 2 × 1 loaf. */
  isTimes: boolean;
}

const AMOUNT = /\d+(?:[.,]\d+)?(?:\s?(?:[-–—]|to|bis|à|do|til|till|ou|or)\s?\d+(?:[.,]\d+)?)?/iu;
const MANY = 12;

export function readYield(text: string): Yield {
  const base = Number.parseFloat((AMOUNT.exec(text)?.[0] ?? "").replace(",", "."));
  if (!Number.isInteger(base) || base < 2 || base > 999)
    return { base: 1, step: 1, isTimes: !/^\s*1\s*$|^1\s+(?:serving|portion)/iu.test(text) };
  return { base, step: base > MANY ? Math.round(base / 4) : 1, isTimes: false };
}

/** "4–6 servings" for 8 is "8 servings". */
export function withServings(text: string, count: number): string {
  return text.replace(AMOUNT, String(count));
}
