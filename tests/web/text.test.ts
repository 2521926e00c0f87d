import { describe, expect, test } from "bun:test";
import { Marked } from "marked";
import { ownPath } from "../../web/accounts/own-path.ts";
import { LANGUAGES, type Language } from "../../src/contract/languages.ts";
import { formatDuration, formatMinutes } from "../../web/text/duration.ts";
import { formatNumber } from "../../web/text/number.ts";
import { plainParagraphs } from "../../web/text/plain-paragraphs.ts";
import { truncate } from "../../web/text/truncate.ts";
import { withoutMarkdown } from "../../web/text/without-markdown.ts";
import { languageFor } from "../../src/contract/languages.ts";
import { isRecipeUrl } from "../../src/contract/links.ts";
import { measureFastest } from "../support/measure-fastest.ts";

describe("text is cut to its length with an ellipsis", () => {
  test.each([
    ["short", 10, "short"],
    ["exactly ten", 11, "exactly ten"],
    ["a longer text", 8, "a longer..."],
    ["a text with a gap", 7, "a text..."],
    ["🍕🍕🍕🍕", 2, "🍕🍕..."],
  ])("%p at %d", (text, most, cut) => {
    expect(truncate(text, most)).toBe(cut);
  });
});

describe("Markdown loses its markup and keeps its words", () => {
  test.each([
    ["A **bold** and *fine* `soup`", "A bold and fine soup"],
    ["See [the site](https://x.y) and ![a photo](z.jpg)", "See the site and a photo"],
    ["# Title\n\n- one\n- two\n1. three", "Title one two three"],
    ["2 * 3 * 4 = snake_case_name", "2 * 3 * 4 = snake_case_name"],
    ["<b>tags</b> & <script>x</script>", "tags & x"],
    ["![i](..) [c](javascript:alert(4))", "i c"],
    ["[![a photo](z_(1).jpg)](https://x.y/(a)) and [more](https://x.y)", "a photo and more"],
    ["[soup](<https://x.y/a)b> 'title') is [not a link] (yet)", "soup is [not a link] (yet)"],
  ])("%p", (markdown, plain) => {
    expect(withoutMarkdown(markdown)).toBe(plain);
  });

  test.each(["[", "![", "[a](", "**", "*a", "<a", "_a"])("at once, also %p again and again", async (mark) => {
    expect(await measureFastest(() => withoutMarkdown(mark.repeat(100_000)), 20, 200)).toBeLessThan(200);
  });
});

describe("times are formatted in the reader's language", () => {
  test.each(LANGUAGES)("hours and minutes in %s, as browsers spell them", (language) => {
    const spell = (count: number, unit: string) =>
      count.toLocaleString(language, { style: "unit", unit, unitDisplay: "short" }).replace(/\s/g, " ");
    for (const count of [1, 2, 5, 12]) {
      expect(formatMinutes(count, language)).toBe(spell(count, "minute"));
      expect(formatMinutes(count * 60, language)).toBe(spell(count, "hour"));
    }
  });

  test.each(LANGUAGES)("numbers in %s, as browsers write them", (language) => {
    for (const number of [0, 4, 4.5, 12.125, 999.9999, 1000, 12_345.5, 1_234_567])
      expect(formatNumber(number, language)).toBe(number.toLocaleString(language));
  });

  test.each<[text: string, language: Language, shown: string]>([
    ["1 Hour 30 Minutes", "de-DE", "1 Std. 30 Min."],
    ["15 Minutes", "en-US", "15 min"],
    ["2 Days", "fr-FR", "2 j"],
    ["PT2H30M", "en-US", "2 hr 30 min"],
    ["P", "en-US", "P"],
    ["about an hour", "de-DE", "about an hour"],
    ["20-30 Minuten", "en-US", "20-30 Minuten"],
    ["", "en-US", ""],
  ])("%p in %s", (text, language, expected) => {
    expect(formatDuration(text, language).replace(/\u00a0|\u202f/g, " ")).toBe(expected);
  });
});

describe("signing in leads to a path within this Tagine, never elsewhere", () => {
  const origin = "https://home.example";
  test.each([
    ["/recipe/soup?a=1#b", "/recipe/soup?a=1#b"],
    [null, "/"],
    ["", "/"],
    ["https://evil.example/", "/"],
    ["//evil.example/", "/"],
    ["/\\evil.example/", "/"],
    ["/\t/evil.example", "/"],
    ["javascript:alert(1)", "/"],
    ["recipe/soup", "/"],
    ["/..//evil.example", "/"],
    ["/.//evil.example", "/"],
    ["/logout", "/"],
    ["/Logout/?a=1", "/"],
    ["/%6cogout", "/"],
    ["/login?redirect=/logout", "/"],
    ["/welcome?redirect=/search", "/"],
    ["/sign-up", "/"],
    ["/sign-up/0123abcd", "/"],
    ["/sign-ups", "/sign-ups"],
    ["/recipe/logout", "/recipe/logout"],
    ["/%", "/%"],
  ])("%p → %p", (target, path) => {
    expect(ownPath(target, origin)).toBe(path);
  });
});

describe("a recipe's address is http or https and a host with a dot", () => {
  test.each([
    "http://x.y",
    "https://www.example.org/a/b?c=d#e",
    " https://example.org/ ",
    "http://127.0.0.1:9000/x",
    "HTTPS://EXAMPLE.ORG",
    "https://例え.jp/レシピ",
    "http://a.b.",
    "https://x.y/a@b",
  ])("%p is valid", (text) => {
    expect(isRecipeUrl(text)).toBe(true);
  });
  test.each([
    "",
    "x.y",
    "http://",
    "http:///x.y",
    "http://x",
    "http://x.",
    "http://.",
    "ftp://x.y",
    "http://a@x.y",
    "http://x.y z",
    "https://x.y:port/",
    "http:\\\\x.y",
    "//x.y",
    "http://[::1]/",
  ])("%p isn't", (text) => {
    expect(isRecipeUrl(text)).toBe(false);
  });
});

describe("the browser's language selects the nearest of nine", () => {
  test.each([
    ["de", "de-DE"],
    ["de-AT", "de-DE"],
    ["en-GB", "en-US"],
    ["pt-BR", "pt-PT"],
    ["zh", "zh-CN"],
    ["zh-Hans-SG", "zh-CN"],
    ["zh-TW", "zh-TW"],
    ["zh-Hant", "zh-TW"],
    ["zh-HK", "zh-TW"],
    ["da", "da-DK"],
    ["DA-dk", "da-DK"],
    ["fi", null],
    ["", null],
    ["x", null],
  ])("%p → %p", (tag, language) => {
    expect(languageFor(tag)).toBe(language as never);
  });
});

describe("text without Markdown", () => {
  const markdown = new Marked({ gfm: true, breaks: true });
  const asHtml = (paragraphs: string[][]) =>
    paragraphs
      .map(
        (lines) =>
          `<p>${lines.map((line) => Bun.escapeHTML(line).replace("&#x27;", "&#39;")).join("<br>")}</p>\n`,
      )
      .join("");

  test.each([
    "Simmer for 20 minutes.",
    "Salt & pepper, 1/2 cup (120 ml); don't stir!",
    "One line\nand another  \nand a third",
    "One paragraph\n\nand another\n\n\n\nand a third",
    "\nAround it nothing\n",
    "180 °C: done. “Quoted”, 100% – 3.5 l",
    "红烧肉，小火慢炖。",
    "",
  ])("%p is shown as Markdown would show it", (text) => {
    const paragraphs = plainParagraphs(text);
    expect(paragraphs && asHtml(paragraphs)).toBe(String(markdown.parse(text)));
  });

  test.each([
    "**bold**",
    "_slanted_",
    "a `code`",
    "# Headline",
    "Headline\n===",
    "- one\n- two",
    "first\n\n1. one\n2) two",
    "> said",
    "a [link](x)",
    "https://example.org",
    "www.example.org",
    "me@example.org",
    "<b>bold</b>",
    "&amp;",
    "&#65;",
    "a | b",
    "~~gone~~",
    "a\\\nb",
    "first\n\n    code",
    "    code",
    "a table\n:-",
    "+ one",
  ])("%p may mean more than it says", (text) => {
    expect(plainParagraphs(text)).toBeNull();
  });
});
