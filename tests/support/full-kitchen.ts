import type { Caller } from "./caller.ts";
import type { Tagine } from "./tagine.ts";
import { addSampleCooking, addSamplePlan, addSampleRecipes } from "../../src/demo/fill.ts";
import { createSeededRandom } from "../../src/demo/random.ts";
import { samplePicture } from "../../src/demo/sample-pictures.ts";
import type { StoredPicture } from "../../src/platform/pictures/picture-files.ts";

const SEED = 20;
const TODAY = new Date(2026, 10, 21, 12);

/** Pictures are few and small, and shared by many recipes. */
export async function fillKitchen({ app, admin, user }: Tagine, count = 8): Promise<void> {
  const random = createSeededRandom(SEED);
  const drawn = await Promise.all([1, 2, 3].map(() => samplePicture(random, 120, 90)));
  const pictures = await Promise.all(drawn.map((bytes) => app.images.store(bytes)));
  app.db.transaction(() => addSampleRecipes(app, pictures, { seed: SEED, count, today: TODAY }))();
  pictures.forEach(({ key }) => app.images.remove(key));
  const [first = "", second = "", third = "", fourth = ""] = app.archivedRecipes.slugs();
  const group = app.groups.defaultId();
  addSamplePlan(app, { seed: SEED, group, today: TODAY });
  addSampleCooking(app, { seed: SEED, user: 1, group, today: TODAY });
  const recipe = (await admin.get(`recipes/${first}`)).body;
  await admin.send("PUT", `recipes/${first}`, {
    ...recipe,
    name: "A renamed one",
    extras: { "my-key": "é" },
  });
  await user.send("PUT", "recipes/a-renamed-one", { ...recipe, name: "A renamed one", rating: 4 });
  await user.send("DELETE", "recipes/a-renamed-one/image");
  await addOddRecipes(user);
  const further = () => pictureForm(app.images.file(pictureOf(app, fourth), "original"));
  for (const slug of [second, third, third])
    await user.send("POST", `recipes/${slug}/pictures?step=0`, further());
  await user.send("DELETE", `recipes/${second}`);
  await user.send(
    "PUT",
    `recipes/${third}/image`,
    pictureForm(app.images.file(pictureOf(app, fourth), "original")),
  );
  await admin.send("POST", "categories", { name: "Nobody's" });
  await admin.send("POST", "users/sign-ups", { name: "For Ann", admin: true });
  await user.send("POST", `recipes/${third}/share-links`, {});
  await admin.send("POST", "groups", { name: "Neighbours" });
  await admin.send("PUT", "groups/1", {
    name: "Home",
    webhookEnable: true,
    webhookTime: "17:30",
    webhookUrls: ["https://example.com/hook"],
    categories: [app.categories.list()[0]],
  });
  await admin.send("POST", "groups/self/calendar");
  await admin.send("POST", "themes/create", { name: "Søndag", colors: { primary: "#112233" } });
  const categories = app.categories.list().slice(0, 2);
  await admin.send("PUT", "site-settings", { language: "de-DE", cardsPerSection: 12, categories });
  await admin.send("POST", "site-settings/custom-pages", { name: "Weekend", position: 0, categories });
  await admin.send("POST", "users", {
    fullName: "Neighbour",
    email: "n@example.com",
    password: "neighbour1",
    admin: false,
    group: "Neighbours",
  });
  await user.send("PUT", "users/2/image", profileForm(app.images.file(pictureOf(app, fourth), "original")));
}

async function addOddRecipes(user: Caller): Promise<void> {
  await user.send("POST", "recipes/create", {
    name: "  Told otherwise ",
    totalTime: "PT30M",
    prepTime: " 5 ",
    nutrition: { serving_size: "1", calories: "  " },
    recipeInstructions: [
      { title: "", text: "a", id: 5, ingredientReferences: [] },
      { title: "b", text: " c " },
    ],
    notes: [{ title: "", text: "" }],
    extras: { other: "x", _id: "y" },
    tools: ["", "pan"],
  });
}

/** Adds a recipe of more than a megabyte that compresses as well as a zip bomb. */
export async function addHugeRecipe({ user }: Tagine): Promise<void> {
  const line = "the same, over and over ".repeat(3000);
  await user.send("POST", "recipes/create", { name: "Much of it", recipeIngredient: Array(20).fill(line) });
}

function pictureOf(app: Tagine["app"], slug: string): StoredPicture {
  const current = app.pictures.current(slug) ?? app.pictures.current(findRecipeWithPicture(app));
  if (!current) throw new Error("No recipe has a picture");
  return { ...current, hash: "" };
}

function findRecipeWithPicture({ archivedRecipes, pictures }: Tagine["app"]): string {
  return archivedRecipes.slugs().find((slug) => pictures.current(slug)) ?? "";
}

function pictureForm(path: string): FormData {
  const form = new FormData();
  form.set("image", Bun.file(path));
  form.set("extension", "jpg");
  return form;
}

function profileForm(path: string): FormData {
  const form = new FormData();
  form.set("profile_image", Bun.file(path));
  return form;
}
