import { expect, test } from "bun:test";
import type { Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { expectLooksRight } from "../support/looks-right.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL } from "../support/sign-ins.ts";

const { browser, tagine, cook } = await journey();

test.each(looks<Size>(["phone"], ["desk"]))(
  "a recipe becomes a favorite and gets its first cooked day on a %s",
  async (size) => {
    const slug = (await cook.send("POST", "recipes/create", { name: "Lentil soup" })).body;
    const page = await browser.visit(`${tagine.address}recipe/${slug}`, {
      as: ADMIN_EMAIL,
      size,
      dark: size === "phone",
    });
    await page.getByRole("button", { name: "Add to favorites" }).click();
    await page.getByRole("button", { name: "Remove from favorites", pressed: true }).waitFor();
    await page.getByRole("button", { name: "Cooked it" }).click();
    await page.getByRole("dialog").getByLabel("Note (optional)").fill("Half the salt next time");
    await expectLooksRight(page);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Half the salt next time").waitFor();
    await expectLooksRight(page);
    await page.reload();
    await page.getByText(/^Cooked once, on /).waitFor();
    await page.getByRole("button", { name: "Remove from favorites" }).waitFor();
    expect((await cook.get("favorites")).body).toEqual([slug]);
    await cook.send("DELETE", `recipes/${slug}`);
  },
);

test("a swipe to the step before isn't the browser's Back", async () => {
  const recipeInstructions = [{ text: "Chop the onions." }, { text: "Fry them." }];
  const slug = (await cook.send("POST", "recipes/create", { name: "Onion soup", recipeInstructions })).body;
  const page = await browser.visit(`${tagine.address}recipe/${slug}`, { as: ADMIN_EMAIL, size: "phone" });
  await page.getByRole("link", { name: "Cook" }).click();
  const fingers = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      fingers.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined ? [] : [{ x, y: 300 }],
      });
    await touch("touchStart", from);
    for (const share of [0.25, 0.5, 0.75, 1]) await touch("touchMove", from + (to - from) * share);
    await touch("touchEnd");
  };
  await page.getByRole("heading", { name: "Step 1 of 2" }).waitFor();
  await swipe(320, 80);
  await page.getByRole("heading", { name: "Step 2 of 2" }).waitFor();
  await swipe(80, 320);
  await page.getByRole("heading", { name: "Step 1 of 2" }).waitFor();
  expect(new URL(page.url()).pathname).toEndWith("/cook");
  await cook.send("DELETE", `recipes/${slug}`);
});
