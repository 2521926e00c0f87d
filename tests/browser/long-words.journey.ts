import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test";
import {
  goToPage,
  openBrowser,
  SIZES,
  type Page,
  type Size,
  type TestBrowser,
  waitUntilLoaded,
} from "../support/browser.ts";
import { looks } from "../support/looks.ts";
import { startTagine, type RunningTagine } from "../support/program.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const WORD = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(4);
const LINK = `https://shop.example.org/${"flour-type-550-".repeat(12)}?basket=${"x".repeat(120)}`;
const HOST = `https://${"h".repeat(60)}.${"o".repeat(60)}.example/soup`;
/** The smallest share of the page that steps may have beside ingredients on a desktop. */
const STEPS_AT_LEAST = 0.4;

let browser: TestBrowser;
let tagine: RunningTagine;
let slug: string;
let organizers: string[];

beforeAll(async () => {
  browser = await openBrowser();
  tagine = await startTagine();
  const admin = await tagine.signIn();
  await admin.send("POST", "recipes/create", { name: "Short", extras: { old: WORD } });
  const { body } = await admin.send("PUT", "recipes/short", {
    name: WORD,
    description: `${WORD} ${LINK} \`${WORD}\`\n\n    ${WORD}\n\n|${WORD}|b|\n|-|-|\n|c|${WORD}|\n\n# ${WORD}`,
    author: WORD,
    prepTime: WORD,
    performTime: WORD,
    totalTime: WORD,
    recipeYield: WORD,
    rating: 4,
    sourceRating: 4.5,
    ingredientGroups: [
      { title: WORD, items: [WORD, LINK] },
      { title: LINK, items: ["500 g flour"] },
    ],
    recipeInstructions: [
      { title: WORD, name: WORD, text: WORD },
      { title: LINK, text: LINK },
    ],
    notes: [
      { title: WORD, text: `${LINK} ${WORD}` },
      { title: LINK, text: `> ${WORD}\n\n- ${WORD}` },
    ],
    tools: [WORD, LINK],
    nutrition: { calories: WORD, fatContent: LINK, [WORD]: WORD },
    recipeCategory: [WORD, "Bread"],
    tags: [WORD, LINK],
    orgURL: HOST,
    extras: { [WORD]: LINK },
  });
  slug = body;
  const recipe = await admin.send("GET", `recipes/${slug}`);
  organizers = [
    `recipes/category/${recipe.body.organizers.categories[0].slug}`,
    `recipes/tag/${recipe.body.organizers.tags[1].slug}`,
  ];
});
afterAll(() => tagine.end());
afterEach(async () => expect(await browser.closePages()).toEqual([]));

/** Elements wider than the screen or cut off at its side. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const outside = [...document.querySelectorAll("main *, nav, header *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return {
      page: document.documentElement.scrollWidth > innerWidth,
      elements: outside.map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 20)}`),
    };
  });
const NOTHING = { page: false, elements: [] };

describe.each(looks<Size>(["phone"], ["desk"]))("words longer than a %s is wide", (size) => {
  test("don't make any page scroll sideways, and leave room for the rest", async () => {
    const page = await browser.visit(tagine.address, { size, as: ADMIN_EMAIL });
    const recipe = `recipe/${slug}`;
    const versions = `${recipe}/versions/present`;
    const look = async (path: string) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await waitUntilLoaded(page);
      expect([path, await sticksOut(page)]).toEqual([path, NOTHING]);
      expect([path, await page.evaluate(() => innerWidth)]).toEqual([path, SIZES[size].width]);
    };
    await look("");
    for (const path of [versions, ...organizers, "recipes/all", "search", "debug", recipe]) {
      await goToPage(page, path);
      await look(path);
    }

    if (size === "phone") await page.getByRole("tab", { name: "Steps" }).click();
    const steps = await page.locator("#steps").boundingBox();
    expect((steps?.width ?? 0) / SIZES[size].width).toBeGreaterThan(STEPS_AT_LEAST);
    const fat = await page.getByText("Fat", { exact: true }).boundingBox();
    expect(fat?.height).toBeLessThan(40);
    if (size === "desk") return;
    // The tabs for ingredients and steps share its width.
    const tabs = await page.getByRole("tablist").boundingBox();
    expect((tabs?.x ?? 0) * 2 + (tabs?.width ?? 0)).toBeCloseTo(SIZES.phone.width, 0);
    const [ingredients, others] = await Promise.all(
      (await page.getByRole("tab").all()).map((tab) => tab.boundingBox()),
    );
    expect(ingredients?.width).toBeCloseTo(others?.width ?? 0, 0);
  });
});
