import { quantile, row } from "./report.ts";

const ROUNDS = 60;

const KITCHENS: string[][] = [
  ["egg", "butter", "milk"],
  ["salt", "water", "oil"],
  ["meat", "vegetable", "fruit", "cheese", "spice"],
  "onion garlic tomato carrot potato rice pasta flour sugar butter egg milk cream cheese chicken lemon".split(
    " ",
  ),
];

export async function measureCookWith(address: string, isLimited: boolean): Promise<void> {
  const all: string[] = await listFoods(address);
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const foods of [...KITCHENS, all]) {
      const started = performance.now();
      const answer = await fetch(`${address}api/recipes/cook-with`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ foods }),
      });
      await answer.bytes();
      if (!answer.ok) throw new Error(`${foods.join()}: ${answer.status}`);
      // The first round warms up.
      if (round > 0) times.push(performance.now() - started);
    }
  }
  row(
    "what can I cook",
    `median ${quantile(times, 0.5).toFixed(1)} ms`,
    `p99 ${quantile(times, 0.99).toFixed(1)} ms`,
    isLimited && "wanted p99 25 ms",
  );
}

/** Lists as many as one request may contain. */
async function listFoods(address: string): Promise<string[]> {
  const asked = ["a", "b", "c", "p"].map((q) => fetch(`${address}api/foods?q=${q}&limit=50`));
  const answers = await Promise.all(asked.map(async (answer) => (await answer).json()));
  return (answers as { id: string }[][]).flat().map(({ id }) => id);
}
