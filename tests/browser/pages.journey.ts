import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import {
  axeFindings,
  goToPage,
  hasFocus,
  openBrowser,
  overflows,
  SIZES,
  waitUntilLoaded,
  type Page,
  type Size,
  type TestBrowser,
} from "../support/browser.ts";
import { looks } from "../support/looks.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import { DEMO_SIGN_IN } from "../../src/contract/home-rules.ts";
import { DEFAULT_DARK_COLORS } from "../../src/contract/rules.ts";
import { ADMIN_EMAIL, PASSWORD } from "../support/sign-ins.ts";

let browser: TestBrowser;
let demo: RunningTagine;
let slug: string;

beforeAll(async () => {
  browser = await openBrowser();
  demo = await startTagine({ IS_DEMO: "true" });
  ({ slug } = await findRecipe("en-US"));
});
afterAll(() => demo.end());
afterEach(async () => expect(await browser.closePages()).toEqual([]));

/** The demo has recipes of its own in each language. */
async function findRecipe(locale: string): Promise<{ slug: string; category: string }> {
  const call = async (path: string) =>
    (await fetch(`${demo.address}api/${path}`, { headers: { "Accept-Language": locale } })).json();
  const recipes = (await call("recipes/summary")) as {
    slug: string;
    image: string | null;
    tags: string[];
    recipeCategory: string[];
  }[];
  const found = recipes.find(
    ({ image, tags, recipeCategory }) => image && tags.length > 0 && recipeCategory.length > 0,
  );
  const categories = (await call("categories")) as { name: string; slug: string }[];
  const category = categories.find(({ name }) => name === found?.recipeCategory[0]);
  return { slug: found?.slug ?? "", category: category?.slug ?? "" };
}

/** Gray text must be readable, too. */
async function tickTheFirst(page: Page): Promise<void> {
  await page.locator("#ingredients input").first().check();
  const steps = page.getByRole("tab").last();
  if (await steps.isVisible()) await steps.click();
  await page.locator("#steps button").first().click();
}

type Look = [Size, boolean, string];

describe.each(
  looks<Look>(
    [["phone", false, "de-DE"]],
    [
      ["desk", true, "en-US"],
      ["desk", false, "en-US"],
      ["phone", false, "en-US"],
      ["phone", true, "en-US"],
      ["phone", false, "pl-PL"],
      ["phone", false, "zh-CN"],
    ],
  ),
)("%s, dark: %p, %s", (size, dark, locale) => {
  const listPages = (recipe: { slug: string; category: string }): [string, string][] => [
    ["recipe", `recipe/${recipe.slug}`],
    ["all recipes", "recipes/all"],
    ["category", `recipes/category/${recipe.category}`],
    ["unknown tag", "recipes/tag/nothing-here"],
    ["unknown recipe", "recipe/nothing-here"],
    ["login", "login"],
    ["this device", "device"],
    ["page handed over", "import-page"],
    ["no page", "no/such/page"],
    ["home", ""],
  ];

  test("it's accessible, nothing overflows, and it has one headline", async () => {
    const page = await browser.visit(demo.address, { size, dark, locale });
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await waitUntilLoaded(page);
    await page.locator("header button:has(svg.lucide-user-round)").click();
    await page.locator("header select").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.locator("header button:has(svg.lucide-log-in)").click();
    await page.getByRole("dialog").locator("input").first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflows(page)).toBe(false);
    await page.keyboard.press("Escape");
    for (const [name, path] of listPages(await findRecipe(locale))) {
      await goToPage(page, path);
      if (name === "recipe") await tickTheFirst(page);
      expect([name, await axeFindings(page)]).toEqual([name, []]);
      expect([name, await overflows(page)]).toEqual([name, false]);
      expect([name, await page.getByRole("heading", { level: 1 }).count()]).toEqual([name, 1]);
      expect([name, await page.title()]).toEqual([
        name,
        expect.stringMatching(path === "" ? /^Tagine$/ : /.+ · Tagine$/),
      ]);
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    }
  });
});

describe.each(
  looks<Look>(
    [["desk", true, "en-US"]],
    [
      ["phone", false, "pl-PL"],
      ["phone", false, "en-US"],
      ["phone", true, "de-DE"],
      ["desk", false, "zh-CN"],
    ],
  ),
)("signed in: %s, dark: %p, %s", (size, dark, locale) => {
  test("the import dialogs are accessible, too", async () => {
    const page = await browser.visit(`${demo.address}login`, { size, dark, locale });
    await page.locator("input[type=email]").fill("demo@example.com");
    await page.locator("input[type=password]").fill("tagine-demo");
    await page.keyboard.press("Enter");
    await page.waitForURL(demo.address);
    const { add } = await Bun.file(`${import.meta.dir}/../../locales/${locale}.json`).json();
    const { ways } = await Bun.file(`${import.meta.dir}/../../locales/later/${locale}.json`).json();
    for (const way of [ways["from-link"], ways["from-text"]]) {
      await page.getByRole("button", { name: add.button, exact: true }).click();
      await page.getByRole("button", { name: way, exact: true }).click();
      await page.getByRole("dialog").waitFor();
      expect([way, await axeFindings(page)]).toEqual([way, []]);
      expect([way, await overflows(page)]).toEqual([way, false]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    for (const path of ["imports", "bookmarklet?page=https://www.example.org/", "import-page"]) {
      await goToPage(page, path);
      expect([path, await axeFindings(page)]).toEqual([path, []]);
      expect([path, await overflows(page)]).toEqual([path, false]);
      expect([path, await page.title()]).toEqual([path, expect.stringMatching(/.+ · Tagine$/)]);
    }
    // Disabled controls of the demo look different.
    await page.setViewportSize(SIZES.phone);
    await page.emulateMedia({ colorScheme: "light" });
    for (const path of ["admin/profile", "admin/migrations"]) {
      await goToPage(page, path);
      expect([path, await axeFindings(page)]).toEqual([path, []]);
      expect([path, await overflows(page)]).toEqual([path, false]);
    }
  });
});

test("a phone keeps its place in lists and in tabs, and prints", async () => {
  const page = await browser.visit(demo.address, { size: "phone" });
  const last = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link") })
    .last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await last.getByRole("link").click();
  await page.waitForURL(/\/recipe\//);
  await page.getByRole("heading", { name: "Ingredients" }).waitFor();
  await page.waitForFunction(() => scrollY === 0);
  await page.goBack();
  await page.waitForURL(demo.address);
  await page.waitForFunction((place) => Math.abs(scrollY - place) < 5, before);

  await page.goto(`${demo.address}recipe/${slug}`);
  await page.getByRole("heading", { name: "Ingredients" }).waitFor();
  await waitUntilLoaded(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // Tabs stay at the top, never cover text, and keep each list's place.
  const tab = (name: string) => page.getByRole("tab", { name });
  const topOf = (part: string) =>
    page.locator(part).evaluate((element) => element.getBoundingClientRect().top);
  await tab("Ingredients").waitFor();
  // Short lists can't scroll far enough.
  await page.locator("#ingredients, #steps").evaluateAll((parts) => {
    for (const part of parts as HTMLElement[]) part.style.paddingBottom = "100vh";
  });
  await page.locator("#ingredients").evaluate((part) => scrollTo(0, part.getBoundingClientRect().top));
  const place = await page.evaluate(() => scrollY);
  const bar = await page.getByRole("tablist").boundingBox();
  expect(bar?.y).toBeGreaterThanOrEqual(0);
  expect(bar?.y).toBeLessThan(100);

  await tab("Steps").tap();
  await page.locator("#steps").waitFor();
  expect(await topOf("#steps")).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  expect(await page.locator("#ingredients").isVisible()).toBe(false);
  await tab("Ingredients").tap();
  await page.waitForFunction((left) => Math.abs(scrollY - left) < 5, place);
  expect(await page.locator("#steps").isVisible()).toBe(false);

  // Paper shows a recipe dark on white, without buttons and navigation.
  await page.emulateMedia({ colorScheme: "dark" });
  await page.locator("html[data-theme=dark]").waitFor();
  await tickTheFirst(page);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await axeFindings(page)).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(await page.getByRole("tablist").isVisible()).toBe(false);
  // Both lists, whichever tab is open, and no controls.
  expect(await page.locator("#ingredients").isVisible()).toBe(true);
  expect(await page.locator("#steps").isVisible()).toBe(true);
  expect(await page.locator("#ingredients input:visible, main a.btn:visible").count()).toBe(0);
});

test("a page's first calls and picture are requested before the app loads, and only once", async () => {
  const api = (...names: string[]) => names.map((name) => `${demo.address}api/${name}`);
  let asked: string[] = [];
  let wanted: string[] = [];
  let allAsked = Promise.withResolvers<void>();
  const page = await browser.visit(`${demo.address}api/health`);
  page.on("request", (request) => {
    asked.push(request.url());
    if (wanted.every((address) => asked.includes(address))) allAsked.resolve();
  });
  await page.route("**/assets/main-*.js", async (route) => {
    await allAsked.promise;
    await route.continue();
  });
  const { image } = (await demo.visitor.get(`recipes/${slug}`)).body;
  for (const [path, ...calls] of [
    ["", "recipes/summary?order=recent&limit=30"],
    ["recipes/all?sort=name", "recipes/summary?order=name&start=0&limit=24"],
    [`recipe/${slug}`, `recipes/${slug}`, `recipes/${image}/image?image_type=original`],
  ] as const) {
    asked = [];
    wanted = api("site-settings", ...calls);
    allAsked = Promise.withResolvers();
    await page.goto(demo.address + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
    await waitUntilLoaded(page);
    expect(asked.filter((address) => wanted.includes(address)).toSorted()).toEqual(wanted.toSorted());
  }
});

test("colors are painted before the app runs, follow the device, and keep the choice", async () => {
  // Without the app, the first paint stays visible.
  const page = await browser.visit(`${demo.address}api/health`, { dark: true });
  await page.route("**/assets/main-*.js", (route) => route.abort());
  await page.goto(`${demo.address}device`);
  const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  expect(await theme()).toBe("dark");
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe("rgb(27, 24, 22)");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    background,
  );
  await page.unroute("**/assets/main-*.js");
  await page.reload();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(background);
  await page.emulateMedia({ colorScheme: "light" });
  await page.waitForFunction(() => document.documentElement.dataset["theme"] === "light");

  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Dark", { exact: true }).locator("..").click();
  expect(await theme()).toBe("dark");
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue("--color-primary"))).toBe(
    DEFAULT_DARK_COLORS.primary,
  );
  await page.reload();
  expect(await theme()).toBe("dark");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("System").locator("..").click();
  expect(await theme()).toBe("light");
  browser.takeErrors();
});

test("single-key shortcuts stay off after a reload", async () => {
  const page = await browser.visit(`${demo.address}device`, { dark: true });
  const headline = page.getByRole("heading", { level: 1 });
  await headline.waitFor();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await help.waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await hasFocus(help.getByRole("checkbox"))).toBe(true);
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await help.waitFor({ state: "detached" });
  await page.reload();
  await headline.waitFor();
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  // The menu opens a moment later than a dialog would have.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Keyboard shortcuts" }).waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("a page whose script doesn't load says so and can be reloaded", async () => {
  const page = await browser.visit(demo.address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.route("**/assets/chunk-*.js", (route) => route.abort());
  await page.locator("main a:has(h3)").first().click();
  await page.getByRole("heading", { level: 1, name: "Something went wrong" }).waitFor();
  await page.waitForFunction(() => document.title === "Something went wrong · Tagine");
  await page.unroute("**/assets/chunk-*.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Ingredients" }).waitFor();
  // The browser reports each missing file, some only after the page has loaded.
  const complaints = browser.takeErrors();
  expect(complaints.some((complaint) => /dynamically imported/.test(complaint))).toBe(true);
  expect(complaints.filter((one) => !/dynamically imported|ERR_FAILED/.test(one))).toEqual([]);
});

test("the language follows the browser, changes at once, is remembered, and may fail to load", async () => {
  const recipe = await findRecipe("sv-FI");
  const page = await browser.visit(`${demo.address}recipe/${recipe.slug}`, { locale: "sv-FI" });
  await page.getByRole("heading", { name: "Ingredienser" }).waitFor();
  await page.locator("header button:has(svg.lucide-user-round)").click();
  const language = page.locator("header select");
  await language.focus();
  await language.selectOption("de-DE");
  await page.getByRole("heading", { name: "Zutaten" }).waitFor();
  expect(await hasFocus(page.getByLabel("Sprache"))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("de-DE");
  await page.reload();
  await page.getByRole("heading", { name: "Zutaten" }).waitFor();

  // Without texts, there's still a sentence and a button.
  const texts = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (/chunk-.*\.js/.test(name) ? [name] : [])),
  );
  const german: string[] = [];
  for (const text of texts)
    if ((await (await fetch(text)).text()).includes("Zum Inhalt springen")) german.push(text);
  expect(german.length).toBe(1);
  await page.route(german[0] ?? "", (route) => route.abort());
  await page.reload();
  await page.getByText("Couldn't load Tagine").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.unroute(german[0] ?? "");
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { name: "Zutaten" }).waitFor();
  browser.takeErrors();
});

test("without the Markdown module, a recipe shows plain text", async () => {
  const cook = await demo.signIn(DEMO_SIGN_IN.email, DEMO_SIGN_IN.password);
  await cook.send("POST", "recipes/create", { name: "Marked", description: "First line\n**second** line" });
  const assets = join(import.meta.dir, "../../dist/web/assets");
  const needed = readdirSync(assets).filter(
    (file) => file.endsWith(".js") && readFileSync(join(assets, file), "utf8").includes("ALLOWED_URI_REGEXP"),
  );
  expect(needed).toHaveLength(1);
  const page = await browser.visit(`${demo.address}api/health`);
  await page.route(`**/assets/${needed[0]}`, (route) => route.abort());
  await page.goto(`${demo.address}recipe/marked`);
  await page.getByText("**second** line").waitFor();
  expect(await page.locator(".prose-text").innerText()).toBe("First line\n**second** line");
  // The missing file is intended.
  browser.takeErrors();
  await cook.send("DELETE", "recipes/marked");
});

test("text from people and other sites never becomes script", async () => {
  const cook = await demo.signIn(DEMO_SIGN_IN.email, DEMO_SIGN_IN.password);
  const evil = `<img src=x onerror="window.hit=1"><script>window.hit=1</script><svg onload="window.hit=1">`;
  const { body: stored } = await cook.send("POST", "recipes/create", {
    name: `Evil ${evil}`,
    description: `${evil} [click](javascript:window.hit=1) <a href="javascript:window.hit=1">me</a> <iframe src="javascript:parent.hit=1"></iframe> **bold** <form action="https://evil.example"><input></form><p style="position:fixed">x</p>`,
    recipeIngredient: [evil],
    recipeInstructions: [{ text: evil, title: evil, name: evil }],
    notes: [{ title: evil, text: `${evil} <a href="data:text/html,<script>alert(1)</script>">d</a>` }],
    tags: [evil],
    recipeCategory: [evil],
    tools: [evil],
    recipeYield: evil,
    prepTime: evil,
    author: evil,
    nutrition: { calories: evil, evilContent: evil },
    orgURL: "javascript:window.hit=1",
    extras: { a: evil },
  });
  const page = await browser.visit(demo.address);
  await page.getByRole("link", { name: /Evil/ }).click();
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.locator("strong").getByText("bold").waitFor();
  await page.getByRole("heading", { name: "Ingredients" }).waitFor();
  for (const link of await page.locator("article a").all()) {
    expect((await link.getAttribute("href")) ?? "").not.toMatch(/^\s*(?:javascript|data):/i);
  }
  // Refused links don't look like links either.
  expect(await page.locator("article .prose-text").count()).toBe(2);
  expect(await page.locator("article .prose-text a").allInnerTexts()).toEqual([]);
  expect(await page.evaluate(() => (globalThis as { hit?: number }).hit)).toBeUndefined();
  for (const forbidden of ["iframe", "script", "form", "svg[onload]", "[style*=fixed]", "img[onerror]"]) {
    expect([forbidden, await page.locator(`article ${forbidden}`).count()]).toEqual([forbidden, 0]);
  }
  expect(await page.getByRole("link", { name: /Original recipe/ }).count()).toBe(0);
  await cook.send("DELETE", `recipes/${stored}`);
});

describe("under a path, behind a proxy that strips it", () => {
  test("the app, its links and its API docs work without requests outside the path", async () => {
    const below = await startTagine({ BASE_PATH: "/kitchen" });
    await (
      await below.signIn()
    ).send("POST", "recipes/create", { name: "Soup", recipeIngredient: ["1 l water"] });
    const inner = new URL(below.address).origin;
    const proxy = Bun.serve({
      port: 0,
      hostname: "127.0.0.1",
      fetch: (request) => {
        const url = new URL(request.url);
        if (!url.pathname.startsWith("/kitchen/")) return new Response("Another program", { status: 418 });
        return fetch(inner + url.pathname.slice("/kitchen".length) + url.search, {
          method: request.method,
          headers: request.headers,
          body: request.body,
          redirect: "manual",
          decompress: false,
        } as RequestInit);
      },
    });
    const address = `http://127.0.0.1:${proxy.port}/kitchen/`;
    const page = await browser.visit(address);
    await page.getByRole("heading", { name: "Recent recipes" }).waitFor();
    await page
      .getByRole("link", { name: /./ })
      .filter({ has: page.getByRole("heading", { level: 3 }) })
      .first()
      .click();
    await page.waitForURL(`${address}recipe/**`);
    await page.getByRole("heading", { name: "Ingredients" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Ingredients" }).waitFor();
    await page.goto(`${address}debug`);
    await page.waitForURL(`${address}login?redirect=/debug`);
    await page.getByLabel("Email").fill(ADMIN_EMAIL);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.waitForURL(`${address}debug`);
    await page.goto(`${address}docs`);
    // Its name comes from the API's document.
    await page
      .getByRole("heading", { name: /Tagine/ })
      .first()
      .waitFor();
    await page.locator("#operations-tag-recipes").click();
    await page.getByText("/api/recipes/create-url", { exact: true }).waitFor();
    expect(
      await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .map((entry) => entry.name)
          .filter((name) => !name.includes("/kitchen/")),
      ),
    ).toEqual([]);
    await proxy.stop(true);
    await below.end();
  });
});
