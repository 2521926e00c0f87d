/**
 * Takes a picture of every page in both sizes, both modes and some languages into `dist/gallery` for a visual
 * check, and runs the automatic ones meanwhile.
 */
import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "../../src/contract/languages.ts";
import { addBadInput } from "../support/bad-input.ts";
import { listTestPages, type TestPage } from "../support/all-pages.ts";
import {
  axeFindings,
  openBrowser,
  overflows,
  type Page,
  type Size,
  type TestBrowser,
} from "../support/browser.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";
import { startWithRecipes } from "./many-recipes.ts";

const FOLDER = join(import.meta.dir, "../../dist/gallery");
const README_PICTURES = join(import.meta.dir, "../../docs/images");
const README_MOST_BYTES = 300_000;
const RECIPES = 40;
/** One of the shortest, one of the longest, and one in another script. */
const SHOWN = ["en-US", "de-DE", "zh-CN"];

let browser: TestBrowser;
let tagine: RunningTagine;
let places: TestPage[];

beforeAll(async () => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  tagine = await startWithRecipes(RECIPES);
  places = await listTestPages(tagine);
  browser = await openBrowser();
}, 120_000);
afterAll(() => tagine.end());

interface Look {
  size: Size;
  dark?: boolean;
  locale?: string;
  each: (page: Page, name: string) => Promise<string[]>;
}

async function visitAll({ each, ...visit }: Look): Promise<string[]> {
  const wrong: string[] = [];
  const people = new Set(places.map(({ as }) => as));
  for (const as of people) {
    const page = await browser.visit(tagine.address, { ...visit, ...(as && { as }) });
    for (const place of places.filter((one) => one.as === as)) {
      await page.goto(tagine.address + place.path);
      await waitUntilLoaded(page);
      await place.act?.(page);
      const found = [...(await each(page, place.name)), ...browser.takeErrors()];
      wrong.push(...found.map((words) => `${place.name}: ${words}`));
    }
    await page.context().close();
  }
  return wrong;
}

async function waitUntilLoaded(page: Page): Promise<void> {
  await page.locator("h1, dialog").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

async function sideways(page: Page): Promise<string[]> {
  return (await overflows(page)) ? ["scrolls sideways"] : [];
}

async function frameOf(page: Page): Promise<string[]> {
  const headlines = await page.locator("h1").count();
  const title = await page.title();
  return [
    ...(headlines === 1 ? [] : [`has ${headlines} headlines`]),
    ...(title.includes("Tagine") ? [] : [`is called "${title}"`]),
  ];
}

const looks = SHOWN.flatMap((locale) =>
  (["phone", "desk"] as const).flatMap((size) => [false, true].map((dark) => ({ locale, size, dark }))),
);

test.each(looks)(
  "every page renders and is accessible: %p",
  async ({ locale, size, dark }) => {
    const wrong = await visitAll({
      locale,
      size,
      dark,
      async each(page, name) {
        const path = join(FOLDER, `${name}-${size}-${dark ? "dark" : "light"}-${locale}.png`);
        await page.screenshot({ path, fullPage: true });
        return [...(await axeFindings(page)), ...(await sideways(page)), ...(await frameOf(page))];
      },
    });
    expect(wrong).toEqual([]);
  },
  600_000,
);

describe.each(LANGUAGES.filter((language) => !SHOWN.includes(language)))("in %s", (locale) => {
  test.each(["phone", "desk"] as const)(
    "nothing overflows on a %s",
    async (size) => {
      const wrong = await visitAll({
        locale,
        size,
        each: async (page) => [...(await sideways(page)), ...(await frameOf(page))],
      });
      expect(wrong).toEqual([]);
    },
    600_000,
  );
});

test.each([
  ["en-US", "usual"],
  ["de-DE", "usual"],
  ["en-US", "bad"],
] as const)(
  "nothing overflows with double text size or at 320 pixels: %s, %s input",
  async (locale, input) => {
    if (input === "bad") await addBadInput(await tagine.signIn());
    const wrong = await visitAll({
      locale,
      size: "desk",
      async each(page, name) {
        const root = page.locator("html");
        await root.evaluate((html) => html.style.setProperty("font-size", "200%"));
        await page.screenshot({ path: join(FOLDER, `${name}-large-text-${locale}-${input}.png`) });
        const large = (await sideways(page)).map((words) => `${words} with large text`);
        await root.evaluate((html) => html.style.removeProperty("font-size"));
        const before = page.viewportSize();
        await page.setViewportSize({ width: 320, height: 700 });
        await page.waitForFunction(() => !document.querySelector(":has(> #content) > .sticky"));
        await page.screenshot({ path: join(FOLDER, `${name}-narrow-${locale}-${input}.png`) });
        const narrow = (await sideways(page)).map((words) => `${words} on 320 pixels`);
        if (before) await page.setViewportSize(before);
        return [...large, ...narrow];
      },
    });
    expect(wrong).toEqual([]);
  },
  600_000,
);

test("the pictures of the README show the sample recipes, and load fast", async () => {
  mkdirSync(README_PICTURES, { recursive: true });
  const fresh = await startTagine();
  const cook = await fresh.signIn();
  await cook.send("POST", "sample-recipes", { language: "en-US" });
  const [newest] = (await cook.get("recipes/summary")).body;
  let bytes = 0;
  for (const [size, at] of [
    ["desk", ""],
    ["phone", `recipe/${newest.slug}`],
  ] as const) {
    const page = await browser.visit(fresh.address + at, { size, as: ADMIN_EMAIL });
    await waitUntilLoaded(page);
    const path = join(README_PICTURES, `${size}.jpg`);
    await page.screenshot({ path, type: "jpeg", quality: 85 });
    bytes += statSync(path).size;
  }
  await fresh.end();
  expect(bytes).toBeLessThan(README_MOST_BYTES);
});
