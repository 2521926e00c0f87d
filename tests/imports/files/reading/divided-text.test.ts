import { expect, test } from "bun:test";
import { divideText } from "../../../../src/imports/files/reading/divided-text.ts";

const LINE = "\n\n----------\n\n";
const texts: [name: string, whole: string, recipes: string[], divided: string][] = [
  [
    "between its recipes",
    "Soup\n1 onion\n\nBread\n",
    ["Soup\n1 onion", "Bread"],
    `Soup\n1 onion${LINE}Bread`,
  ],
  ["around what isn't a recipe", "Hello\r\n\r\nSoup\r\nBye", ["Soup"], `Hello${LINE}Soup${LINE}Bye`],
  ["without empty parts", "Soup\n------\nBread", ["Soup", "Bread"], `Soup${LINE}Bread`],
  ["nowhere if no recipe is found in it", "Hello\n\nBye", ["Soup"], "Hello\n\nBye"],
];
test.each(texts)("a text is divided %s", (_name, whole, recipes, divided) => {
  expect(divideText(whole, recipes)).toBe(divided);
});
