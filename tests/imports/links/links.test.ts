import { describe, expect, test } from "bun:test";
import { findLinks, uniqueLinks } from "../../../src/imports/links/links.ts";
import { findLinks as linksInBrowser } from "../../../web/text/find-links.ts";
import { measureFastest } from "../../support/measure-fastest.ts";

const TEXTS: [string, string, string[]][] = [
  [
    "separated by a single character",
    "http://a.example/1,http://a.example/2;http://a.example/3",
    ["http://a.example/1", "http://a.example/2", "http://a.example/3"],
  ],
  [
    "in a table",
    "Pie,http://a.example/v2,x\nSoup;http://a.example/v3;1,5",
    ["http://a.example/v2", "http://a.example/v3"],
  ],
  ["with their own commas", "https://a.example/pie,12,3.html", ["https://a.example/pie,12,3.html"]],
  [
    "with their own brackets",
    "https://a.example/Crepe_(sweet) (https://a.example/Crepe_(sweet)), (https://a.example/x).",
    ["https://a.example/Crepe_(sweet)", "https://a.example/Crepe_(sweet)", "https://a.example/x"],
  ],
  [
    "before full-width punctuation",
    "见http://a.example/5。还有「http://a.example/6」和（http://a.example/7）！",
    ["http://a.example/5", "http://a.example/6", "http://a.example/7"],
  ],
  [
    "in links",
    "https://web.example/2020/http://a.example/1",
    ["https://web.example/2020/http://a.example/1"],
  ],
];

// The browser counts them before the server accepts them.
describe.each([
  ["server", findLinks],
  ["browser", linksInBrowser],
] as const)("links are found by their %s", (_, find) => {
  test.each(TEXTS)("%s", (__, text, links) => expect([...new Set(find(text))]).toEqual([...new Set(links)]));
});

describe("links are found", () => {
  const found: [string, string, string[]][] = [
    [
      "in a list",
      "https://a.example/1\nhttps://b.example/2\r\n",
      ["https://a.example/1", "https://b.example/2"],
    ],
    [
      "in sentences, without trailing punctuation",
      "Try https://a.example/1, (http://b.example/2). And “https://c.example/3”!",
      ["https://a.example/1", "http://b.example/2", "https://c.example/3"],
    ],
    ["in Markdown", "- [Soup](https://a.example/soup)", ["https://a.example/soup"]],
    ["containing special characters", "https://a.example/?a=1&b=(2)x~", ["https://a.example/?a=1&b=(2)x~"]],
    [
      "in other scripts",
      "https://a.example/суп 见https://b.example/汤",
      ["https://a.example/суп", "https://b.example/汤"],
    ],
    [
      "in bookmarks, but not their pictures",
      `<!DOCTYPE NETSCAPE-Bookmark-file-1><TITLE>Bookmarks</TITLE><DL><p>
        <DT><H3>Food</H3><DL><p>
        <DT><A HREF="https://a.example/?a=1&amp;b=2" ADD_DATE="1" ICON_URI="https://a.example/icon.png">Soup https://x.example/</A>
        <DT><A HREF='https://b.example/2'>Bread</A>
        <DT><A HREF="javascript:alert(1)">No</A>
        </DL><p></DL><p>`,
      ["https://a.example/?a=1&b=2", "https://b.example/2", "javascript:alert(1)"],
    ],
    ["in text that only looks like HTML", "if a <a then https://a.example/1", ["https://a.example/1"]],
    ["in empty text (none)", "", []],
    ["in other text (none)", "ftp://a.example/ mailto:a@b.example www.a.example", []],
  ];
  test.each(found)("%s", (_, text, links) => expect(findLinks(text)).toEqual(links));
});

test("each page counts once, in order, and only web pages count", () => {
  const links = [
    " https://a.example/1 ",
    "https://b.example/",
    "http://www.a.example/1/#steps",
    "https://a.example/1?utm_source=x",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "chrome://settings",
    "",
    "soup",
    "https://b.example/2",
  ];
  expect(uniqueLinks(links)).toEqual(["https://a.example/1", "https://b.example/", "https://b.example/2"]);
});

test.each([
  "<a ",
  '<a href="',
  "<a href=https://",
  "http://",
  "https://a.example/.",
  "<",
  ",http://a.example/)",
  ")",
  "http://a.example,,",
])("ten million characters of %p are looked through at once", async (piece) => {
  const text = piece.repeat(Math.floor(10_000_000 / piece.length));
  expect(await measureFastest(() => uniqueLinks(findLinks(text)), 3, 3000)).toBeLessThan(3000);
});

test.each([",", ")", "!", "(", "http:/"])(
  "an address that ends in a million %p is no trouble",
  async (sign) => {
    const text = `http://a.example/${sign.repeat(1_000_000)}`;
    for (const find of [findLinks, linksInBrowser])
      expect(await measureFastest(() => find(text), 3, 1000)).toBeLessThan(1000);
  },
);
