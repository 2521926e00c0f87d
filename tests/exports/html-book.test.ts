import { afterAll, beforeAll, expect, test } from "bun:test";
import { recipeWith } from "../support/pictured.ts";
import { tagine, type Tagine } from "../support/tagine.ts";
import { picture } from "../support/test-site.ts";
import { formatTime } from "../../src/exports/html-book/format-time.ts";

let at: Tagine;
const HOSTILE = `</noscript><script>alert("x")</script><img src=x onerror='alert(1)'>`;

beforeAll(async () => {
  at = await tagine();
  await recipeWith(at, await picture(80, 60), "Bean Stew");
  await at.user.send("PUT", "recipes/bean-stew", {
    name: "Bean Stew",
    recipeCategory: ["Stews"],
    recipeIngredient: ["2 onions", "salt"],
    recipeInstructions: [{ text: "Simmer & serve", title: "On the day" }],
    prepTime: "1 Hour 5 Minutes",
    tags: ["warm"],
    orgURL: "https://www.example.com/stew?a=1&b=2",
  });
  await at.user.send("POST", "recipes/create", {
    name: HOSTILE,
    description: HOSTILE,
    recipeCategory: [HOSTILE],
    tags: [HOSTILE],
    recipeIngredient: [HOSTILE],
    recipeInstructions: [{ text: HOSTILE, title: HOSTILE, name: HOSTILE }],
    notes: [{ title: HOSTILE, text: HOSTILE }],
  });
});
afterAll(() => at.close());

async function exportBook({
  language = "en",
  ...options
}: { pictures?: boolean; slugs?: string[]; language?: string } = {}): Promise<string> {
  const headers = { "Accept-Language": language };
  const input = { format: "html-book", ...options };
  const { status, body } = await at.user.send("POST", "recipe-exports", input, headers);
  expect(status).toBe(200);
  const answer = await at.handle(new Request(`http://localhost/api/utils/download?token=${body.fileToken}`));
  const name = options.pictures === false ? "recipes-without-pictures.html" : "recipes.html";
  expect(answer.headers.get("Content-Disposition")).toContain(`filename="${name}"`);
  return answer.text();
}

test("a book is one file with chapters, recipes, pictures, and an index of foods", async () => {
  const book = await exportBook();
  expect(book).toContain('<h2 dir="auto">Stews <small>1</small></h2>');
  expect(book).toContain('<article lang="en"><h2 dir="auto">Bean Stew</h2><img src="data:image/webp;base64,');
  expect(book).toContain("Simmer &amp; serve");
  expect(book).toContain("1 hr 5 min");
  expect(book).toContain('data-words="Stews warm 2 onions salt"');
  expect(book).toContain('href="https://www.example.com/stew?a=1&amp;b=2"');
  const [, index = ""] = /id="food-index">(.*?)<\/script>/.exec(book) ?? [];
  expect(JSON.parse(index)).toEqual([["O", [["Onions", [2]]]]]);
});

test("tags are listed with the colon and commas of the language", async () => {
  await at.user.send("PUT", "recipes/bean-stew", {
    ...(await at.user.get("recipes/bean-stew")).body,
    tags: ["warm", "soft"],
  });
  const options = { pictures: false, slugs: ["bean-stew"] };
  expect(await exportBook(options)).toContain('<p class="small">Tags: warm, soft</p>');
  expect(await exportBook({ ...options, language: "zh-CN" })).toContain(
    '<p class="small">标签：warm、soft</p>',
  );
});

test("its policy allows only its own script and styles, and no connection", async () => {
  const book = await exportBook();
  const [, policy = ""] = /Content-Security-Policy" content="([^"]+)"/.exec(book) ?? [];
  const hash = (element: string) => {
    const [, text = ""] = new RegExp(`<${element}>([^]*?)</${element}>`).exec(book) ?? [];
    return `'sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}'`;
  };
  expect(policy.split("; ")).toEqual([
    "default-src 'none'",
    "img-src data:",
    `style-src ${hash("style")}`,
    `script-src ${hash("script")}`,
    "base-uri 'none'",
    "form-action 'none'",
  ]);
});

test("texts of recipes can't add anything to the page", async () => {
  const book = await exportBook({ pictures: false });
  expect(book).not.toContain("<img");
  // Inside these elements, only a tag could do harm.
  const [page = "", ...data] = [/<script type="application\/ld\+json">[^<]*<\/script>/g].flatMap(
    (pattern) => [book.replace(pattern, ""), ...(book.match(pattern) ?? [])],
  );
  expect(data).toHaveLength(2);
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(page.match(/<\/noscript>/g)).toHaveLength(2);
  expect(page).not.toContain("onerror='");
});

test("pictures can be left out, and only selected recipes be exported", async () => {
  const book = await exportBook({ pictures: false, slugs: ["bean-stew", "gone"] });
  expect(book).not.toContain("data:image");
  expect(book.match(/<article/g)).toHaveLength(1);
});

test("without any recipe, the export is refused", async () => {
  const answer = await at.user.send("POST", "recipe-exports", { format: "html-book", slugs: ["gone"] });
  expect([answer.status, answer.body.code]).toEqual([422, "export-nothing"]);
});

test("a book isn't a format of the link to one recipe", async () => {
  expect((await at.visitor.get("recipes/bean-stew/export?format=html-book")).status).toBe(422);
});

test("the book is in the site's language", async () => {
  await at.admin.send("PUT", "site-settings", {
    language: "de-DE",
    showRecent: true,
    categories: [],
    cardsPerSection: 12,
  });
  const book = await exportBook({ pictures: false });
  expect(book).toContain('<html lang="de-DE">');
  expect(book).toContain("Nach Name, Zutat oder Schlagwort suchen");
  expect(book).toContain("1 Std. 5 Min.");
});

test.each([
  ["1 Hour 30 Minutes", "1 hr 30 min"],
  ["PT45M", "45 min"],
  ["a while", "a while"],
  ["", ""],
])("the time %p is shown as %p", (written, shown) => {
  expect(formatTime(written, "en-US")).toBe(shown);
});
