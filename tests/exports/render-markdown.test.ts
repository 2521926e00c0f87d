import { expect, test } from "bun:test";
import { renderMarkdown } from "../../src/exports/html-book/render-markdown.ts";

test("lists, emphasis, and links are shown, and line breaks stay", () => {
  expect(renderMarkdown("A **plain** soup,\nbut warm")).toBe(
    "<p>A <strong>plain</strong> soup,<br>but warm</p>\n",
  );
  expect(renderMarkdown("- one\n- two")).toContain("<li>two</li>");
  expect(renderMarkdown("# Tips")).toBe("<h4>Tips</h4>");
  expect(renderMarkdown("[Site](https://example.com/?a=1&b=2)")).toBe(
    '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">Site</a></p>\n',
  );
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a tag", "<b onclick=\"alert(1)\">bold</b> & <img src=x onerror='alert(1)'>"],
  ["an unfinished tag", "text <img src=x onerror='alert(1)'"],
  ["the end of a recipe", "</noscript></article>"],
  ["a link that runs", "[x](javascript:alert(1)) <javascript:alert(1)> [y](data:text/html,<b>)"],
  ["a link with quotes", `[x](https://example.com/"onclick="alert(1) "title")`],
  ["a picture", "![x](https://example.com/x.jpg) ![<b>](data:image/webp;base64,AAAA)"],
  ["code", '`<img src=x>`\n\n```"><script>\n</noscript>\n```'],
  ["a table", "| <i>a</i> | b |\n|:--|--|\n| <script> | ![x](y) |"],
])("%s adds nothing that runs or loads", (_what, text) => {
  const html = renderMarkdown(text);
  const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)((?:\s[^>]*)?)>/gi)];
  for (const [tag, name = "", attributes = ""] of tags) {
    expect(["script", "img", "noscript", "article", "b", "i"], tag).not.toContain(name);
    expect(attributes, tag).not.toMatch(/\son\w+=|javascript:|data:/i);
  }
  // Any other angle bracket is escaped.
  expect(html.replaceAll(/<\/?[a-z][a-z0-9]*(?:\s[a-z-]+="[^"<>]*")*\s?>/gi, "")).not.toMatch(/[<>]/);
});

test("long and deeply nested texts take no time", () => {
  const nested = Array.from({ length: 2000 }, (_, depth) => `${" ".repeat(depth * 2)}- a`).join("\n");
  const before = performance.now();
  expect(renderMarkdown(nested)).toContain('<p class="written">- a\n  - a');
  expect(renderMarkdown(">".repeat(4000))).toContain("<blockquote>");
  expect(performance.now() - before).toBeLessThan(2000);
});
