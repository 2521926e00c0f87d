import { expect, test } from "bun:test";
import { run } from "../support/program.ts";

test("ingredients --batch answers each line, even an invalid one", async () => {
  const lines = [
    JSON.stringify({ id: 1, line: "2 EL gehackte Petersilie", language: "de" }),
    "",
    "no json",
    JSON.stringify({ id: "range", line: "1–2 tbsp oil" }),
    JSON.stringify({ id: "none", line: 7 }),
    JSON.stringify({ id: "odd", line: "1/0 cup", language: "tlh" }),
  ];
  const { code, out } = await run(["ingredients", "--batch"], { input: lines.join("\n") });
  expect(code).toBe(0);
  const answers = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(answers).toEqual([
    { id: 1, quantity: 2, unit: "EL", food: "Petersilie", note: "gehackte" },
    { id: null, error: expect.any(String) },
    { id: "range", quantity: [1, 2], unit: "tbsp", food: "oil", note: "" },
    { id: "none", error: "“line” must be text." },
    { id: "odd", quantity: null, unit: null, food: "1/0 cup", note: "" },
  ]);
});
