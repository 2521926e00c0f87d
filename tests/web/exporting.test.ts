import { expect, test } from "bun:test";
import { furtherTemplates, templateValue, parseFormat } from "../../web/exports/parse-format.ts";

test.each([
  ["markdown", { format: "markdown" }],
  ["json", { format: "json" }],
  [templateValue("card.html"), { format: "template", template: "card.html" }],
  [templateValue("json"), { format: "template", template: "json" }],
] as const)("selecting %s requests it", (value, expected) => {
  expect(parseFormat(value)).toEqual(expected);
});

test("the Markdown template isn't offered a second time", () => {
  expect(furtherTemplates(["card.html", "recipes.md"])).toEqual(["card.html"]);
});
