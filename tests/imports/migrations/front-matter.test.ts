import { describe, expect, test } from "bun:test";
import { readFrontMatter } from "../../../src/imports/migrations/formats/front-matter.ts";
import { readByLines } from "../../../src/imports/migrations/formats/front-matter-lines.ts";

const fieldsOf = (yaml: string) =>
  Object.fromEntries(readFrontMatter(`---\n${yaml}\n---\n`)?.fields ?? [["none", ""]]);

describe("front matter ends at the second line of dashes", () => {
  const pages: [string, string, Record<string, string>, string][] = [
    [
      "and dashes in the body stay",
      "---\na: b\n---\nOne\n\n---\n\nTwo --- three\n",
      { a: "b" },
      "One\n\n---\n\nTwo --- three",
    ],
    ["whatever ends its lines", "\ufeff---\r\na: b\r\n---  \r\nOne\r\nTwo", { a: "b" }, "One\nTwo"],
    ["and may be empty", "---\n---\nOne", {}, "One"],
    ["and may be everything", "\n---\na: b\n", { a: "b" }, ""],
    ["and dashes within a line don't count", "---\na: b --- c\n----\n---\nd", { a: "b --- c ----" }, "d"],
  ];
  test.each(pages)("%s", (_, page, fields, body) => {
    const found = readFrontMatter(page);
    expect(found && { fields: Object.fromEntries(found.fields), body: found.body }).toEqual({ fields, body });
  });

  test.each(["", "a: b", "# Soup\n---\na: b\n---", " x\n---"])("a page without front matter: %p", (page) => {
    expect(readFrontMatter(page)).toBeNull();
  });
});

describe("fields are read", () => {
  const sources: [string, string, object][] = [
    [
      "as YAML",
      'Title: "Soup \\u00e9"\ntags: [a, "b, c"]\nx: >\n  one\n  two',
      { title: "Soup é", tags: ["a", "b, c"], x: "one two" },
    ],
    [
      "with a colon in text",
      "title: Soup: the best\ntime: 10:30",
      { title: "Soup: the best", time: "10:30" },
    ],
    ["with a colon in a list item", "list:\n- 1 cup: sifted\n- salt", { list: ["1 cup: sifted", "salt"] }],
    [
      "with a tab before them",
      "title: Soup\n\ttags: a, b\nlist:\n\t- salt\n\t- oil",
      { title: "Soup", tags: "a, b", list: ["salt", "oil"] },
    ],
    ["with numbers as written", "a: 012\nlist:\n- 1.50\n- 2", { a: "012", list: ["1.50", "2"] }],
    [
      "with special YAML characters",
      "a: *x\nlist:\n- @b\n- %c\n- * d\n- [ ] e\n- {f} g\n- {{ h }}",
      { a: "*x", list: ["@b", "%c", "* d", "[ ] e", "{f} g", "{{ h }}"] },
    ],
    ["with a number sign", "title: #1 soup", { title: "#1 soup" }],
    [
      "with unclosed quotation marks",
      'title: "Soup\nlist:\n- "1 cup" sugar',
      { title: '"Soup', list: ['"1 cup" sugar'] },
    ],
    [
      "with quotation marks next to a broken line",
      "a: 'it''s'\nb: \"say \\\"x\\\"\"\nc: *",
      { a: "it's", b: 'say "x"', c: "*" },
    ],
    [
      "over several lines next to a broken line",
      "a: one\n  two\nlist:\n- one\n  two: three\n- four\nb: |\n  x: 1\n  - y\nc: *",
      { a: "one two", list: ["one two: three", "four"], b: "x: 1\n- y", c: "*" },
    ],
    ["from a one-line list next to a broken line", "tags: [a, 'b', ]\nc: *", { tags: ["a", "b"], c: "*" }],
    ["without comments", "# a: b\nc: d", { c: "d" }],
    ["and the last duplicate counts", "a: 1x\na: 2x", { a: "2x" }],
    ["whatever their names", "__proto__: x\nconstructor: y", { constructor: "y" }],
  ];
  test.each(sources)("%s", (_, source, fields) => {
    expect(fieldsOf(source)).toMatchObject(fields);
  });
});

test("unclosed front matter is read instantly", () => {
  const long = 300_000;
  const lines = [
    `a${" ".repeat(long)}b`,
    `-${" ".repeat(long)}\u2028`,
    `a: "${"\\".repeat(long)}`,
    `[${"[".repeat(long)}`,
    `${"a".repeat(long)}`,
  ];
  const started = performance.now();
  for (const line of lines) readByLines(["list:", line]);
  readFrontMatter(`---\na: ${"[".repeat(long)}\n---\n`);
  readFrontMatter(`---\na: |\n${" -\n".repeat(long)}---\n`);
  expect(performance.now() - started).toBeLessThan(1000);
});
