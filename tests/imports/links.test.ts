import { describe, expect, test } from "bun:test";
import { linksIn, uniqueLinks } from "../../src/imports/links.ts";

describe("links are found", () => {
  const found: [string, string, string[]][] = [
    [
      "in a list",
      "https://a.example/1\nhttps://b.example/2\r\n",
      ["https://a.example/1", "https://b.example/2"],
    ],
    [
      "in sentences, without what stands behind them",
      "Try https://a.example/1, (http://b.example/2). And “https://c.example/3”!",
      ["https://a.example/1", "http://b.example/2", "https://c.example/3"],
    ],
    ["in Markdown", "- [Soup](https://a.example/soup)", ["https://a.example/soup"]],
    ["with signs in them", "https://a.example/?a=1&b=(2)x~", ["https://a.example/?a=1&b=(2)x~"]],
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
    ["in text that only looks like a page", "if a <a then https://a.example/1", ["https://a.example/1"]],
    ["nowhere in nothing", "", []],
    ["nowhere in other words", "ftp://a.example/ mailto:a@b.example www.a.example", []],
  ];
  test.each(found)("%s", (_, text, links) => expect(linksIn(text)).toEqual(links));
});

test("each page counts once, in its order, and only the web counts", () => {
  const given = [
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
  expect(uniqueLinks(given)).toEqual(["https://a.example/1", "https://b.example/", "https://b.example/2"]);
});

test.each(["<a ", '<a href="', "<a href=https://", "http://", "https://a.example/.", "<"])(
  "ten million characters of %p are looked through at once",
  (piece) => {
    const text = piece.repeat(Math.floor(10_000_000 / piece.length));
    const started = performance.now();
    uniqueLinks(linksIn(text));
    expect(performance.now() - started).toBeLessThan(3000);
  },
);
