import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { recipeOn } from "../../support/reading.ts";
import { tagine, type Tagine } from "../../support/tagine.ts";
import { tinyGif } from "../../support/made-pictures.ts";
import { recipeWith } from "../../support/pictured.ts";

let at: Tagine;

beforeAll(async () => {
  at = await tagine();
});
afterAll(() => at.close());

const create = async (recipe: object): Promise<string> =>
  (await at.user.send("POST", "recipes/create", recipe)).body;
const pageOf = (slug: string, headers: Record<string, string> = { Host: "kitchen.example:9000" }) =>
  at.handle(new Request(`http://localhost/recipe/${slug}`, { headers, redirect: "manual" }));

const WHOLE = {
  name: "Plum cake",
  description: "As my aunt made it, every September.",
  author: "Ada",
  recipeCategory: ["Cake", "Autumn"],
  recipeCuisine: ["German"],
  tags: ["plums"],
  recipeYield: "12 pieces",
  recipeIngredient: ["300 g flour", "1 kg plums"],
  recipeInstructions: [
    { text: "Knead the dough for ten minutes." },
    { text: "Stone the plums.", title: "Topping" },
    { text: "Lay them on the dough and bake it." },
  ],
  prepTime: "30 Minutes",
  performTime: "1 Hour",
  totalTime: "1 Hour 30 Minutes",
  nutrition: { calories: "250 kcal" },
  tools: ["tin"],
};

describe("the page of a recipe", () => {
  test("can be imported by Tagine and any program that reads schema.org", async () => {
    const slug = await create(WHOLE);
    const html = await (await pageOf(slug)).text();
    const read = recipeOn(html);
    expect(read).toMatchObject({ ...WHOLE, nutrition: { calories: "250 kcal" } });
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "");
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Recipe",
      url: "http://kitchen.example:9000/recipe/plum-cake",
      prepTime: "PT30M",
      cookTime: "PT1H",
      totalTime: "PT1H30M",
      author: { "@type": "Person", name: "Ada" },
    });
    expect(data.recipeInstructions[1]).toMatchObject({ "@type": "HowToSection", name: "Topping" });
    expect(Object.keys(data)).not.toContain("image");
  });

  test("describes itself for link previews: name, description and picture", async () => {
    const slug = await recipeWith(at, tinyGif(), "Pictured");
    await at.user.send("PUT", `recipes/${slug}`, { name: "Pictured", description: "Looks\ngood" });
    const html = await (await pageOf(slug)).text();
    expect(html).toContain("<title>Pictured · Tagine</title>");
    expect(html).toContain('<meta property="og:title" content="Pictured" />');
    expect(html).toContain('<meta name="description" content="Looks good" />');
    expect(html).toContain(
      'content="http://kitchen.example:9000/api/recipes/pictured.gif/image?image_type=small"',
    );
    expect(html.match(/<title>|name="description"/g)).toHaveLength(2);
  });

  test("can't be broken out of by any name, step or tag", async () => {
    const evil = `</script><script>alert(1)</script>"><img src=x onerror=alert(1)>$&$1`;
    const slug = await create({
      name: `Evil ${evil}`,
      description: evil,
      tags: [evil],
      recipeInstructions: [{ text: evil, title: evil }],
    });
    const html = await (await pageOf(slug)).text();
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain("<img src=x");
    expect(html.match(/<\/head>/g)).toHaveLength(1);
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "");
    expect(data.name).toBe(`Evil ${evil}`);
  });

  test("redirects to a renamed recipe", async () => {
    const slug = await create({ name: "Old name" });
    await at.user.send("PUT", `recipes/${slug}`, { name: "New name" });
    const answer = await pageOf("old-name");
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      302,
      "http://kitchen.example:9000/recipe/new-name",
    ]);
    expect((await pageOf("old-name?servings=6&x=%C3%A9")).headers.get("Location")).toBe(
      "http://kitchen.example:9000/recipe/new-name?servings=6&x=%C3%A9",
    );
    await at.user.send("DELETE", "recipes/new-name");
    expect((await pageOf("old-name")).status).toBe(200);
  });

  test("for an unknown recipe is the app's own page", async () => {
    const [one, other] = [await pageOf("none"), await at.handle(new Request("http://localhost/none"))];
    expect(await one.text()).toBe(await other.text());
  });

  test("never uses a host that a caller made up", async () => {
    const slug = await create({ name: "Plain" });
    const html = await (await pageOf(slug, { Host: `x"><script>` })).text();
    expect(html).toContain('property="og:url" content="/recipe/plain"');
  });
});

test.each([
  ["45 Minutes", "PT45M"],
  ["1h", "PT1H"],
  ["1 h 30 min", "PT1H30M"],
  ["2 Days", "P2D"],
  ["1 Day 2 Hours", "P1DT2H"],
  ["overnight", "overnight"],
  ["45", "45"],
])("a time of %p becomes %p", async (text, duration) => {
  const slug = await create({ name: `Timed ${text}`, totalTime: text });
  const html = await (await pageOf(slug)).text();
  expect(html).toContain(`"totalTime":"${duration}"`);
});
