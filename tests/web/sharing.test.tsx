import { expect, test } from "bun:test";
import { dom, screen } from "../support/dom.tsx";

const { open, user } = await dom();

const headline = (name: string) => screen.findByRole("heading", { level: 1, name });

test("text shared with Tagine becomes a recipe, too", async () => {
  const text = "Ingredients\n200 g lentils\n1 onion\n\nMethod\nChop the onion.\nSimmer it with the lentils.";
  const shared = new URLSearchParams({ title: "Red soup", text });
  const page = await open(`share?${String(shared)}`, { as: user });
  await headline("Add a recipe from text");
  expect(await screen.findByLabelText("Recipe text")).toHaveProperty("value", `Red soup\n\n${text}`);
  await page.press("Continue");
  await page.press("Save recipe");
  await headline("Red soup");
});
