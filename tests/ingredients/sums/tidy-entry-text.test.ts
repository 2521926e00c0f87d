import { expect, test } from "bun:test";
import { SHOPPING_MOST } from "../../../src/contract/shopping-rules.ts";
import { tidyEntryText } from "../../../src/ingredients/sums/tidy-entry-text.ts";

const x = (count: number) => "x".repeat(count);
const most = SHOPPING_MOST.characters;

test.each([
  ["one line", " 2 eggs,\r\n\tlarge\u00a0ones ", "2 eggs, large ones"],
  ["nothing", " \n ", ""],
  ["a text within the limit", x(most), x(most)],
  ["a longer text", x(most + 1), x(most)],
  ["an emoji at the limit", `${x(most - 2)}🧂`, `${x(most - 2)}🧂`],
  ["an emoji across the limit", `${x(most - 1)}🧂 salt`, x(most - 1)],
  ["a space at the limit", `${x(most - 1)} salt`, x(most - 1)],
])("%s", (_, text, expected) => {
  expect(tidyEntryText(text)).toBe(expected);
});

test("the limit may be lower", () => {
  expect(tidyEntryText("6 🧂🧂", 5)).toBe("6 🧂");
});
