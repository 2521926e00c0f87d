/** These change how much of a food fits into a cup. The strongest is first. */
export const PREPARATIONS = [
  "mashed",
  "melted",
  "ground",
  "crushed",
  "cooked",
  "canned",
  "packed",
  "grated",
  "sliced",
  "chopped",
] as const;
export type Preparation = (typeof PREPARATIONS)[number];
