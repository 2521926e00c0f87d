import { expect, test } from "bun:test";
import type { Page, Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

const MINUTE = 60_000;
const create = async (name: string, steps: string[]): Promise<string> =>
  (await cook.send("POST", "recipes/create", { name, recipeInstructions: steps.map((text) => ({ text })) }))
    .body;
const createDinner = async () => [
  await create("Roast chicken", [
    "Rub the butter in for 10 minutes.",
    "Roast for 1 hour.",
    "Rest for 10 minutes.",
  ]),
  await create("Potatoes", ["Peel the potatoes.", "Boil the potatoes for 20 minutes."]),
];

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const startOf = (page: Page, name: string) => row(page, name).getByRole("button").first().innerText();

test.each(looks<Size>(["phone"], ["desk"]))(
  "a dinner of two dishes on a %s: its time, missing times, moving a step, and reminders",
  async (size) => {
    const slugs = await createDinner();
    const page = await browser.visit(`${tagine.address}recipe/${slugs[0]}/cook`, {
      as: ADMIN_EMAIL,
      size,
      dark: size === "phone",
      before: (opened) => opened.clock.install({ time: new Date("2026-05-04T16:30:00Z") }),
    });
    await page.getByText("Step 1 of 3").waitFor();
    await page.goto(`${tagine.address}recipe/${slugs[1]}/cook`);
    await page.getByRole("link", { name: "Cooking schedule" }).click();
    await page.getByLabel("Ready at").fill("18:30");
    await page.getByText("Start at 5:10 PM").waitFor();
    await expectLooksRight(page);

    await page.getByRole("button", { name: "Add times" }).click();
    await expectLooksRight(page);
    await page.getByRole("dialog").getByRole("button", { name: "10 minutes" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    await row(page, "Peel the potatoes").getByText("10 min work").waitFor();
    expect(await startOf(page, "Peel the potatoes")).toBe("6:00 PM");
    expect((await cook.get(`recipes/${slugs[1]}`)).body.recipeInstructions[0].minutes).toBe(10);

    // The second lane is that of the potatoes.
    const bar = page.getByRole("region", { name: "Overview" }).locator(".cursor-grab").nth(3);
    await bar.scrollIntoViewIfNeeded();
    const box = await bar.boundingBox();
    if (!box) throw new Error("No bar");
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const drag = () => page.mouse.move(middle[0] - box.width, middle[1], { steps: 4 });
    await page.mouse.move(...middle);
    await page.mouse.down();
    await drag();
    await page.keyboard.press("Escape");
    await page.mouse.up();
    expect(await startOf(page, "Peel the potatoes")).toBe("6:00 PM");
    await page.mouse.move(...middle);
    await page.mouse.down();
    await drag();
    await page.mouse.up();
    await page.getByRole("button", { name: "Undo my changes" }).waitFor();
    expect(await startOf(page, "Peel the potatoes")).toBe("5:50 PM");
    await page.reload();
    await page.getByRole("button", { name: "Undo my changes" }).waitFor();
    expect(await startOf(page, "Peel the potatoes")).toBe("5:50 PM");

    await page.getByRole("button", { name: "Remind me" }).click();
    await page.clock.fastForward(40 * MINUTE);
    await page.getByRole("alert").getByText("Start step 1 now: Roast chicken.").waitFor();
    await page.getByRole("button", { name: "Done: Step 1, Roast chicken" }).click();
    await page.getByText("1 step done").waitFor();
  },
);
