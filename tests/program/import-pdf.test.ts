import { expect, test } from "bun:test";
import { makePdf } from "../support/pdf-file.ts";
import { startTagine } from "../support/program.ts";
import { testSite } from "../support/test-site.ts";

test("the executable imports a recipe from a PDF", async () => {
  await using site = testSite();
  const lines = ["Ingredients", "3 apples", "200 g flour", "Method", "Bake it until it's golden."];
  const place = (text: string, at: number) => ({ text, x: 50, y: 100 + at * 16 });
  const file = makePdf([[{ text: "Apple Cake", x: 50, y: 60, size: 24 }, ...lines.map(place)]]);
  site.on("/cake.pdf", () => new Response(file, { headers: { "Content-Type": "application/pdf" } }));

  await using tagine = await startTagine({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });
  const user = await tagine.signIn();
  const { status } = await user.send("POST", "recipes/create-url", { url: `${site.origin}/cake.pdf` });
  expect(status).toBe(201);
  expect((await tagine.visitor.get("recipes/apple-cake")).body).toMatchObject({
    recipeIngredient: ["3 apples", "200 g flour"],
    recipeInstructions: [{ text: "Bake it until it's golden." }],
  });
});
