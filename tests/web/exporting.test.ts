import { expect, test } from "bun:test";
import {
  furtherTemplates,
  HTML_BOOK,
  parseFormat,
  PLAIN_HTML_BOOK,
  templateValue,
} from "../../web/exports/parse-format.ts";

test.each([
  ["markdown", { format: "markdown" }],
  ["json", { format: "json" }],
  [HTML_BOOK, { format: "html-book", pictures: true }],
  [PLAIN_HTML_BOOK, { format: "html-book", pictures: false }],
  ["paprika", { format: "paprika" }],
  ["mealie", { format: "mealie" }],
  [templateValue("card.html"), { format: "template", template: "card.html" }],
  [templateValue("paprika"), { format: "template", template: "paprika" }],
  [templateValue("json"), { format: "template", template: "json" }],
] as const)("selecting %s requests it", (value, expected) => {
  expect(parseFormat(value)).toEqual(expected);
});

test("the Markdown template isn't offered a second time", () => {
  expect(furtherTemplates(["card.html", "recipes.md"])).toEqual(["card.html"]);
});
